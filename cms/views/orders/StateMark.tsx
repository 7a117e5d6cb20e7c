import type { OrderState } from '#contracts/orders.ts'
import { t } from '../text.ts'

/** The state of an order in words, with a ring that fills as the order goes on. */
export function StateMark({ state }: { state: OrderState }) {
  return <span className={`desk-state desk-state--${state}`}>{t(`state.${state}`)}</span>
}
