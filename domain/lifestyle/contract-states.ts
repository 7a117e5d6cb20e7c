import { contractStatuses, type ContractStatus } from '#contracts/lifestyle.ts'
import { Refusal } from '#domain/refusal.ts'

export { contractStatuses, type ContractStatus } from '#contracts/lifestyle.ts'

/**
 * What happens to a contract. `deliver` its first glasses are handed over · `withdraw` she withdraws, or the glasses cannot be
 * made · `give_notice` and `take_back_notice` · `end` its last day is over · `hold` it waits, since its last attempt to charge
 * failed · `go_on` what is owed was paid, or staff ask for it no more · `terminate` staff end it at once · `win_back` a terminated one
 * is taken up again.
 */
export type ContractDeed =
  | ('deliver' | 'withdraw' | 'give_notice' | 'take_back_notice' | 'exchange' | 'end' | 'terminate')
  | ('hold' | 'go_on' | 'win_back')

/** What decides which deeds are open. */
export interface ContractFacts {
  status: ContractStatus
  hasNotice: boolean
  /** It waits for money that could not be charged. */
  isHeld: boolean
}

/** The deeds that are open in a state. */
export function openDeeds({ status, hasNotice, isHeld }: ContractFacts): ContractDeed[] {
  if (status === contractStatuses.created) return ['deliver', 'withdraw']
  if (status === contractStatuses.terminated) return isHeld ? ['win_back', 'go_on'] : ['win_back']
  const notice: ContractDeed[] = hasNotice ? ['take_back_notice', 'end'] : ['give_notice']
  return [
    ...notice,
    'withdraw',
    'terminate',
    ...(isHeld ? (['go_on', 'end'] as const) : (['exchange', 'hold'] as const)),
  ]
}

/** Throws if a deed is not open. */
export function mustBeOpenDeed(deed: ContractDeed, facts: ContractFacts): void {
  if (openDeeds(facts).includes(deed)) return
  if (facts.status === contractStatuses.terminated) throw new Refusal('lifestyle.is_terminated')
  if (deed === 'give_notice' && facts.hasNotice) throw new Refusal('lifestyle.notice_given')
  if (deed === 'exchange' && facts.isHeld) throw new Refusal('lifestyle.is_held')
  throw new Refusal('lifestyle.not_allowed')
}
