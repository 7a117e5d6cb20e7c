import { randomInt, randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { takeBought } from '#domain/cart/take-bought.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { needsOptician } from '#domain/orders/needs-optician.ts'
import { orderNumber } from '#domain/orders/order-number.ts'
import { Refusal } from '#domain/refusal.ts'
import { changeCart } from '#plugins/cart/repository.ts'
import { settleAll } from '#plugins/checkout/holds.ts'
import { movePurchase, type Purchase } from '#plugins/checkout/repository.ts'
import { whole, type WholePurchase } from '#plugins/checkout/whole-purchase.ts'
import { now, nowIso } from '#plugins/kit/clock.ts'
import { postOnce } from '#plugins/kit/outbox.ts'
import { confirmationLetter } from './emails/confirmation.ts'
import { paymentNameOf } from './payment-name.ts'
import { createOrder, findOrderOf, type Order } from './repository.ts'

/**
 * Makes the order of a paid purchase: exactly one, however often and by whomever this is called.
 *
 * The purchase's name is unique among orders, and every step after that can be repeated: what a
 * crash leaves open the sweep finishes by calling this again.
 */
export async function placeOrder(req: PayloadRequest, paid: Purchase): Promise<Order> {
  const purchase = whole(paid)
  const order = await orderOf(req, purchase)
  await settleAll(req, purchase)
  await takeOutOfCart(req, purchase)
  await postOnce(req, `order ${order.number} confirmation`, await confirmationLetter(req, order))
  await movePurchase(req, purchase.ref, 'ordered', { orderNumber: order.number })
  return order
}

async function orderOf(req: PayloadRequest, purchase: WholePurchase): Promise<Order> {
  const created = await createOrder(req, newOrder(purchase), purchase.eyes)
  const order = created ?? (await findOrderOf(req, purchase.ref))
  // Neither written nor found: the number was somebody else's. Another one is drawn.
  return order ?? orderOf(req, purchase)
}

function newOrder(purchase: WholePurchase): Order {
  const { ref, lines, form, delivery, totals, giftCard, discountCode, transactionId } = purchase
  const waitsForOptician = needsOptician(lines)
  const state = waitsForOptician ? 'pending' : 'received'
  const timeline: Order['timeline'] = [{ at: nowIso(), what: 'received', who: '', note: '' }]
  if (waitsForOptician) timeline.push({ at: nowIso(), what: 'pending', who: '', note: '' })
  return {
    number: orderNumber(() => randomInt(10)),
    purchaseRef: ref,
    state,
    version: 1,
    placedAt: nowIso(),
    promisedOn: promisedDay(lines, now()),
    customerName: `${form.contact.firstName} ${form.contact.lastName}`,
    email: form.contact.email,
    totalCost: totals.totalCost,
    refunded: 0,
    promised: 0,
    waitsForOptician,
    isUnwound: false,
    hasOpenRefund: false,
    refundNeedsStaff: false,
    owesSentLetter: false,
    bought: {
      lines,
      form,
      delivery,
      totals,
      giftCard,
      discountCode,
      transactionId,
      paymentName: paymentNameOf('fi', purchase),
    },
    refunds: [],
    timeline,
  }
}

/** Only what was bought leaves the cart: the shopper may have added something while paying. */
async function takeOutOfCart(req: PayloadRequest, { shopperId, lines }: WholePurchase): Promise<void> {
  const rest = changeCart(req, shopperId, (cart) => {
    const left = takeBought(cart.lines, lines, randomUUID)
    return { lines: left, discountCode: left.length > 0 ? cart.discountCode : null }
  })
  await rest.catch((problem: unknown) => {
    // One that could not be opened has been emptied, what was bought included.
    if (!(problem instanceof Refusal)) throw problem
  })
}
