import type { AgreementAction, FrameLevel } from '#contracts/business.ts'
import { type ContractStatus, contractStatuses } from '#contracts/lifestyle.ts'
import type { Cents } from '#contracts/money.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { Refusal } from '#domain/refusal.ts'

/** Days from a notice to the end of an agreement, by either side. */
export const NOTICE_DAYS = 30

/** How an agreement came to its end. */
export type AgreementEnding = 'refused' | 'company' | 'chain'

/** How an agreement with a company stands (specification §4). Days are ISO days. */
export interface AgreementState {
  status: ContractStatus
  activeOn: string | null
  /** The last day, once notice was given; the day of its end, once it has ended. */
  endsOn: string | null
  /** By whom it ends; null while it goes on. */
  ending: AgreementEnding | null
}

/** As signed: staff have still to look at who signed. */
export const signedAgreement: AgreementState = {
  status: contractStatuses.created,
  activeOn: null,
  endsOn: null,
  ending: null,
}

/** What staff may do with an agreement now. */
export function agreementActions({ status, ending }: AgreementState): AgreementAction[] {
  if (status === contractStatuses.created) return ['activate', 'refuse']
  return status === contractStatuses.active && ending === null ? ['notice_of_company', 'notice_of_chain'] : []
}

/** The agreement after an action on this ISO day. Throws where the action is not open. */
export function afterAction(agreement: AgreementState, action: AgreementAction, day: string): AgreementState {
  if (!agreementActions(agreement).includes(action)) throw new Refusal('business.deed_not_open')
  const { active, terminated } = contractStatuses
  switch (action) {
    case 'activate':
      return { ...agreement, status: active, activeOn: day }
    case 'refuse':
      return { ...agreement, status: terminated, endsOn: day, ending: 'refused' }
    case 'notice_of_company':
      return { ...agreement, endsOn: plusDays(day, NOTICE_DAYS), ending: 'company' }
    case 'notice_of_chain':
      return { ...agreement, endsOn: plusDays(day, NOTICE_DAYS), ending: 'chain' }
  }
}

/** The agreement once its last day is over; null while it goes on, and where it has ended. */
export function endedAgreement(agreement: AgreementState, day: string): AgreementState | null {
  const { status, endsOn } = agreement
  const isOver = status === contractStatuses.active && endsOn !== null && endsOn < day
  return isOver ? { ...agreement, status: contractStatuses.terminated } : null
}

/** What a frame of each level may cost at most, in cents with VAT. What goes beyond it, the employee pays. */
export const frameLevels: Record<FrameLevel, Cents> = { basic: 9900, middle: 14_900, wide: 19_900 }

/** The name of a town as it is written, from the capitals in which registers keep it: `YLI-II` is Yli-Ii. */
export function townName(town: string): string {
  return town
    .toLocaleLowerCase('fi')
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('fi'))
}
