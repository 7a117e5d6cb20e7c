import type { OrderState } from '#contracts/orders.ts'
import { t } from '../text.ts'

/** An order's state in words, with a ring that fills as the order proceeds. */
export function StateMark({ state }: { state: OrderState }) {
  return <span className={`desk-state desk-state--${state}`}>{t(`state.${state}`)}</span>
}
