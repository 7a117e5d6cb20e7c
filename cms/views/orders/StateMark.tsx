import type { OrderState } from '#contracts/orders.ts'
import { t } from '../text.ts'

interface StateMarkProps {
  state: OrderState
  /** Whether the customer has yet to send her prescription, so that nobody here can go on. */
  awaitsPrescription?: boolean | null
}

/** An order's state in words, with a ring that fills as the order proceeds. */
export function StateMark({ state, awaitsPrescription }: StateMarkProps) {
  return (
    <span className={`desk-state desk-state--${state}`}>
      {awaitsPrescription ? t('order.awaits_prescription') : t(`state.${state}`)}
    </span>
  )
}
