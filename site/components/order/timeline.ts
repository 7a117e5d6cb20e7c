import type { OrderState, OrderView } from '#contracts/orders.ts'
import { needsOptician } from '#domain/orders/optician-steps.ts'

export interface Stage {
  /** Names the texts of the stage. In a store nothing is sent: it stands ready. */
  name: OrderState | 'ready' | 'fitting'
  place: 'done' | 'current' | 'ahead'
}

/** The stages of an order and the current one. A canceled or returned order has no further stages. */
export function stagesOf({
  state,
  lines,
  delivery,
  fitting,
}: Pick<OrderView, 'state' | 'lines' | 'delivery' | 'fitting'>): Stage[] {
  const whole: (OrderState | 'fitting')[] = [
    'received',
    ...(fitting ? (['fitting'] as const) : []),
    ...(needsOptician(lines) ? (['pending'] as const) : []),
    'confirmed',
    'sent',
    'delivered',
  ]
  const named = (stage: OrderState | 'fitting') => (stage === 'sent' && delivery.kind === 'store' ? 'ready' : stage)
  if (state === 'canceled') return broken('received', state)
  if (state === 'returned') return broken('delivered', state)

  const now = whole.indexOf(fitting?.bookBy ? 'fitting' : state)
  return whole.map((stage, index) => ({
    name: named(stage),
    place: index === now ? 'current' : index < now ? 'done' : 'ahead',
  }))
}

function broken(before: OrderState, state: OrderState): Stage[] {
  return [
    { name: before, place: 'done' },
    { name: state, place: 'current' },
  ]
}
