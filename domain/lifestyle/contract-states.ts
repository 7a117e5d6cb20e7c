import { contractStatuses, type ContractStatus } from '#contracts/lifestyle.ts'
import { Refusal } from '#domain/refusal.ts'

export { contractStatuses, type ContractStatus } from '#contracts/lifestyle.ts'

/**
 * What happens to a contract. `deliver` its first glasses are handed over · `withdraw` the customer withdraws, or the
 * glasses cannot be made · `give_notice` and `take_back_notice` · `end` its last day is over · `hold` it waits, since
 * its last attempt to charge failed · `go_on` the open month was paid, or staff waive it · `terminate` staff end it at
 * once · `win_back` a terminated one is taken up again · `change_plan` it has another plan and price from that day on.
 */
export type ContractAction =
  | ('deliver' | 'withdraw' | 'give_notice' | 'take_back_notice' | 'exchange' | 'end' | 'terminate')
  | ('hold' | 'go_on' | 'win_back' | 'change_plan')

/** The facts that decide which actions are open. */
export interface ContractFacts {
  status: ContractStatus
  hasNotice: boolean
  /** It waits for money that could not be charged. */
  isHeld: boolean
}

/** The actions that are open in a state. */
export function openActions({ status, hasNotice, isHeld }: ContractFacts): ContractAction[] {
  if (status === contractStatuses.created) return ['deliver', 'withdraw']
  if (status === contractStatuses.terminated) return isHeld ? ['win_back', 'go_on'] : ['win_back']
  const notice: ContractAction[] = hasNotice ? ['take_back_notice', 'end'] : ['give_notice']
  return [
    ...notice,
    'withdraw',
    'terminate',
    ...(isHeld ? (['go_on', 'end'] as const) : (['exchange', 'hold'] as const)),
    ...(isHeld || hasNotice ? [] : (['change_plan'] as const)),
  ]
}

/** Throws if an action is not open. */
export function assertBeOpenAction(action: ContractAction, facts: ContractFacts): void {
  if (openActions(facts).includes(action)) return
  if (facts.status === contractStatuses.terminated) throw new Refusal('lifestyle.is_terminated')
  const needsRest = action === 'exchange' || action === 'change_plan'
  if (facts.hasNotice && (action === 'give_notice' || action === 'change_plan'))
    throw new Refusal('lifestyle.notice_given')
  if (needsRest && facts.isHeld) throw new Refusal('lifestyle.is_held')
  throw new Refusal('lifestyle.not_allowed')
}
