import type { OrderState } from '#contracts/orders.ts'

interface Queued {
  state: OrderState
  timeline: readonly { what: string }[]
}

/**
 * Whether an order waits for its prescription to be confirmed and no member of staff has opened it yet, or not since the buyer
 * answered the optician. Lenses are not ground by a prescription that was never looked at, so it cannot be confirmed until then.
 *
 * @param hasPrescriptions whether the order holds any. Where it holds none there is nothing to open.
 */
export function isPrescriptionUnread({ state, timeline }: Queued, hasPrescriptions: boolean): boolean {
  const read = timeline.findLastIndex(({ what }) => what === 'prescriptions_read')
  const answered = timeline.findLastIndex(({ what }) => what === 'inquiry_answered')
  return state === 'pending' && hasPrescriptions && (read === -1 || read < answered)
}
