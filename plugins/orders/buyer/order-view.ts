import { TakenBack } from '#contracts/order-parts.ts'
import { OrderLine, type OrderView } from '#contracts/orders.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { awaitedUntil } from '#domain/orders/awaited-prescription.ts'
import { trackingLink } from '#domain/deliveries/label-service.ts'
import { orderStatus } from '#domain/orders/transitions.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { awaitsFitting, daysFromFitting, fittedLines } from '#domain/orders/fitting.ts'
import { rightsOf } from '#domain/orders/return-terms.ts'
import { rowPieces, waitingLines } from '#domain/orders/row-pieces.ts'
import { withdrawalTerms } from '#domain/orders/withdrawal-terms.ts'
import { awaitedToken, fittingToken, inquiryToken } from '../order-links.ts'
import type { Order } from '../order.ts'
import { partedOrder, termedOrder } from '../parted-order.ts'

/**
 * What the buyer sees of an order: no prescription values. The order is of the buyer's mailbox if it has an account, or
 * if it was opened by a link mailed there.
 */
export function orderView(order: Order, isOfMailbox = order.customer !== null): OrderView {
  const { number, state, placedAt, promisedOn, waitsForOptician, awaitsPrescription, refunds, timeline, bought } = order
  const { methodId, kind, name, place, isFromStore } = bought.delivery
  return {
    number,
    state,
    status: orderStatus(state),
    placedAt,
    lines: bought.lines.map((line) => OrderLine.parse(line)),
    totals: bought.totals,
    contact: bought.form.contact,
    address: bought.form.address,
    delivery: { methodId, kind, name, place, isFromStore },
    paymentName: bought.paymentName,
    promisedOn,
    waitsForOptician: Boolean(waitsForOptician),
    awaitsPrescriptionUntil: awaitsPrescription ? awaitedUntil(helsinkiDay(placedAt)) : null,
    sendPrescriptionBy: awaitsPrescription ? awaitedToken(order) : null,
    awaitsAnswerUntil: order.awaitsAnswerUntil ?? null,
    answerBy: order.awaitsAnswerUntil ? inquiryToken(order) : null,
    fitting: fittingOf(order),
    fulfillments: order.fulfillments.map(({ label: _, parcels, ...part }) => ({
      ...part,
      parcels: parcels.map((parcel) => ({ ...parcel, url: trackingLink(parcel) })),
    })),
    cancellations: order.cancellations.map((part) => TakenBack.parse(part)),
    returns: order.returns.map(({ refund, ...part }) => TakenBack.parse({ ...part, refund: refund ?? 0 })),
    pieces: rowPieces(partedOrder(order)),
    // What is still on its way has not reached the buyer.
    refunded: givenBack(refunds.filter((refund) => refund.state === 'done')),
    withdrawal: withdrawalTerms(timeline),
    rights: rightsOf({ ...termedOrder(order), ...(!isOfMailbox && { membership: 'none' }) }),
    termsVersion: order.termsVersion,
  }
}

function fittingOf(order: Order): OrderView['fitting'] {
  const { lines } = order.bought
  if (fittedLines(lines).length === 0) return null
  const isAwaited = awaitsFitting(order, waitingLines(partedOrder(order)))
  return { bookBy: isAwaited ? fittingToken(order) : null, workingDays: daysFromFitting(lines) }
}
