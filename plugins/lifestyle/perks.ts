import type { ExamGroup } from '#contracts/exam-types.ts'
import type { PerkKind } from '#contracts/lifestyle.ts'
import { endAfterNotice } from '#domain/lifestyle/contract-days.ts'
import { givesPerks, hasPerk } from '#domain/lifestyle/perks.ts'
import type { IsExamFree } from '#plugins/customers/hooks.ts'
import type { CoversOrder } from '#plugins/insurance/claim.ts'
import { today } from '#plugins/kit/clock.ts'
import { exchange } from './exchange.ts'
import { newLenses } from './new-lenses.ts'
import { contractsOf, findContract } from './repository.ts'

/** Exams of the eyes that a contract has free: those for glasses. */
const FREE_GROUPS: readonly ExamGroup[] = ['glasses', 'children', 'eye_health']

/** Whether an exam on this ISO day costs a customer nothing, since a contract of the customer has exams free. */
export const isExamFree: IsExamFree = async (req, customer, group, day) => {
  if (!FREE_GROUPS.includes(group)) return false
  const contracts = await contractsOf(req, customer)
  return contracts.some(({ contract, plan }) => hasPerk(plan, 'exams') && givesPerks(contract, day))
}

/** Until when a contract covers its glasses at least: until it would end if notice were given today. */
export const coverOf: CoversOrder = async (req, { source }) => {
  const stored = await findContract(req, Number(source.ref.split('-')[0]))
  if (!stored || !hasPerk(stored.plan, 'breakage') || !givesPerks(stored.contract, today())) return null
  return stored.contract.endsOn ?? endAfterNotice(stored.contract, today())
}

/** What keeps each kind of perk: a kind without it does not compile, and a plan offers only these. */
export const perkKeepers: Record<PerkKind, (...asked: never[]) => Promise<unknown>> = {
  exams: isExamFree,
  exchange,
  breakage: coverOf,
  lenses: newLenses,
}
