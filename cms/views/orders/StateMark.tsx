import type { OrderState } from '#contracts/orders.ts'
import { t } from '../text.ts'

interface StateMarkProps {
  state: OrderState
  /** Whether the customer has yet to send her prescription, so that nobody here can go on. */
  awaitsPrescription?: boolean | null
  /** Until when the customer's answer to an optician is awaited. */
  awaitsAnswerUntil?: string | null
}

/** An order's state in words, with a ring that fills as the order proceeds. */
export function StateMark({ state, awaitsPrescription, awaitsAnswerUntil }: StateMarkProps) {
  return (
    <span className={`desk-state desk-state--${state}`}>
      {t(
        awaitsPrescription ? 'order.awaits_prescription' : awaitsAnswerUntil ? 'order.awaits_answer' : `state.${state}`,
      )}
    </span>
  )
}
