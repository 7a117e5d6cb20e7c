import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { removeBought } from '#domain/cart/remove-bought.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { textOf } from '#locales/texts.ts'
import { changeCart } from '#plugins/cart/repository.ts'
import { customerOfPurchase } from '#plugins/checkout/purchase.ts'
import { movePurchase, type Purchase } from '#plugins/checkout/repository.ts'
import { settleReservations } from '#plugins/checkout/reservations.ts'
import { buyerOf, memberOf } from '#plugins/friends/repository.ts'
import { issueBoughtCard } from '#plugins/giftcards/buy-cards.ts'
import type { Order } from '../order.ts'
import { postConfirmation } from '../post-letters.ts'
import { keepPrescriptions } from '../prescriptions/keep-prescriptions.ts'
import { createOrder, type NewOrder } from './create-order.ts'

/** Issues the gift cards that were bought with an order, each once. Safe to repeat. */
async function issueBoughtCards(req: PayloadRequest, order: Order): Promise<void> {
  const { number, language, email, bought } = order
  const giver = bought.form.contact.firstName
  for (const { ref: row, giftCard: wish } of bought.lines)
    if (wish) await issueBoughtCard(req, { order: number, row, language, wish, giver, buyerEmail: email })
}

/**
 * Makes the order of a paid purchase and settles everything around it. Every step can be repeated: what a crash leaves
 * open, the sweep finishes by calling this again.
 */
export async function placeOrder(req: PayloadRequest, purchase: Purchase): Promise<Order> {
  const customer = await customerOfPurchase(req, purchase)
  const isMember = (await memberOf(req, buyerOf(customer, purchase.form.contact.email))) !== null
  const order = await createOrder(req, boughtBy(purchase, customer, isMember))
  await keepPrescriptions(req, order)
  await settleReservations(req, purchase, order.number)
  await issueBoughtCards(req, order)
  await takeOutOfCart(req, purchase)
  await postConfirmation(req, order)
  await movePurchase(req, purchase.ref, 'ordered', { orderNumber: order.number })
  return order
}

function boughtBy(purchase: Purchase, customer: string | null, isMember: boolean): NewOrder {
  const { ref, language, form, lines, prescriptions, delivery, totals, transactionId, giftCard } = purchase
  const { discountCode, termsVersion, subscriptionTerms, soldBy } = purchase
  return {
    source: { kind: soldBy ? 'store' : 'checkout', ref },
    soldBy,
    buyer: { ...form, customer, language, membership: isMember ? 'friends' : 'none' },
    lines,
    prescriptions,
    delivery,
    totals,
    payment: {
      methodId: purchase.paymentMethodId,
      methodName: paymentNameOf(purchase),
      transactionId,
      giftCard,
      discountCode,
    },
    terms: termsVersion,
    subscriptionTerms,
  }
}

/** How it was paid, in the shopper's words, such as `Verkkopankki tai kortti ja lahjakortti`. */
function paymentNameOf({ language, transactionId, giftCard, lines, soldBy, totals }: PaidBy): string {
  const t = textOf(language, 'payments')
  const [bankOrCard, card] = [t(isSubscribed(lines) ? 'saved_card.name' : 'methods.70.name'), t('methods.900.name')]
  // What no provider has collected was paid at the till.
  const isAtTill = soldBy !== null && transactionId === null && totals.amountDue > 0
  const collected = isAtTill ? t('till.name') : transactionId ? bankOrCard : ''
  if (collected && giftCard) return t('both', { first: collected, second: card.toLowerCase() })
  return collected || (giftCard ? card : '')
}

type PaidBy = Pick<Purchase, 'language' | 'transactionId' | 'giftCard' | 'lines' | 'soldBy' | 'totals'>

/** Only what was bought leaves the cart: the shopper may have added something while paying. */
async function takeOutOfCart(req: PayloadRequest, { shopperId, lines }: Purchase): Promise<void> {
  await changeCart(req, shopperId, (cart) => {
    const left = removeBought(cart.lines, lines, randomUUID)
    return { lines: left, discountCode: left.length > 0 ? cart.discountCode : null }
  })
}
