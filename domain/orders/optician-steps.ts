import type { OrderLine, OrderState } from '#contracts/orders.ts'

const OPTICIAN_STEPS: readonly OrderState[] = ['pending', 'confirmed']

/**
 * Whether an optician may move an order there: to the optician's queue, and out of it. Sending and money are the order
 * handlers'.
 */
export function isOpticianStep(to: OrderState): boolean {
  return OPTICIAN_STEPS.includes(to)
}

/**
 * Whether an optician must look at an order before it is made: among the lenses for a frame in it, which are the rows
 * that follow another, some are ground by a prescription.
 */
export function needsOptician(lines: readonly Pick<OrderLine, 'parentRef' | 'isMadeToMeasure'>[]): boolean {
  return lines.some(({ parentRef, isMadeToMeasure }) => parentRef !== null && isMadeToMeasure)
}

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
