import type { PayloadRequest } from 'payload'
import type { Parcel } from '#contracts/order-handling.ts'
import { mustMove, stateBeforeSending, TAKE_BACK_MS } from '#domain/orders/transitions.ts'
import { Refusal } from '#domain/refusal.ts'
import { now } from '#plugins/kit/clock.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { inShopMs, readOwing } from '#plugins/kit/work/owing.ts'
import { SENT_LETTER } from './order-steps.ts'
import { changeOrder, withEvent, type Order } from './repository.ts'

/** Marks an order as sent, or as ready in its store, with the parcel of its label where no other is named. Its buyer is told once the sending cannot be taken back any more. */
export function sendOrder(req: PayloadRequest, number: string, parcels?: Parcel[], note = ''): Promise<Order> {
  return changeOrder(req, number, (before) => {
    mustMove(before.state, 'sent')
    const { label } = before
    const known = parcels ?? (label ? [{ carrier: label.carrier, code: label.code }] : undefined)
    return {
      ...{ state: 'sent', waitsForOptician: false, ...(known && { parcels: known }) },
      ...withEvent(before, 'sent', staffNameOf(req), note),
      owes: [{ step: SENT_LETTER, at: inShopMs(TAKE_BACK_MS) }],
    }
  })
}

/**
 * Takes a sending back, as if it had not been: its terms have not begun. Throws `order.letter_left` once its letter is being
 * posted.
 */
export function takeBackSending(req: PayloadRequest, number: string): Promise<Order> {
  return changeOrder(req, number, ({ state, timeline }, _, owed) => {
    if (state !== 'sent') throw new Refusal('order.step_not_allowed')
    const letter = owed.find(({ step }) => step === SENT_LETTER)
    if (!letter || letter.attempts > 0) throw new Refusal('order.letter_left')
    const before = timeline.filter((entry) => entry !== timeline.findLast(({ what }) => what === 'sent'))
    return {
      ...{ state: stateBeforeSending(timeline), parcels: [] },
      ...withEvent({ timeline: before }, 'sending_taken_back', staffNameOf(req)),
      owesNoMore: [SENT_LETTER],
    }
  })
}

/** How long a sending can still be taken back, in whole seconds; 0 where it cannot. */
export async function secondsToTakeBack(req: PayloadRequest, number: string): Promise<number> {
  const found = await readOwing(req, 'orders', { number: { equals: number } })
  const letter = found?.owed?.find(({ step, attempts }) => step === SENT_LETTER && attempts === 0)
  return letter?.dueAt ? Math.max(0, Math.floor((Date.parse(letter.dueAt) - now().getTime()) / 1000)) : 0
}
