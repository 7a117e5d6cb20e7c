import type { OrderState } from '#contracts/orders.ts'
import { t } from '../text.ts'

/** Something is still to be sent in these. */
const IN_HAND: OrderState[] = ['received', 'pending', 'confirmed']

interface StateMarkProps {
  state: OrderState
  /** Whether the customer has yet to send the prescription, so that staff cannot go on. */
  awaitsPrescription?: boolean | null
  /** Until when the customer's answer to an optician is awaited. */
  awaitsAnswerUntil?: string | null
  /** What has left. Where the order itself has not, more of it is to follow. */
  fulfillments?: object[] | null
}

/** An order's state in words, with a ring that fills as the order proceeds. */
export function StateMark({ state, awaitsPrescription, awaitsAnswerUntil, fulfillments }: StateMarkProps) {
  const isPartSent = IN_HAND.includes(state) && (fulfillments ?? []).length > 0
  const name = awaitsPrescription
    ? 'order.awaits_prescription'
    : awaitsAnswerUntil
      ? 'order.awaits_answer'
      : `state.${state}`
  const words = [t(name), ...(isPartSent ? [t('order.part_sent')] : [])]
  return <span className={`admin-state admin-state--${state}`}>{words.join(' · ')}</span>
}
