import type { Cart } from '#contracts/cart.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import { repeatsLensColor } from '#domain/cart/lens-color-once.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { BY_MAIL, isOnlyGiftCards, problemWithMethod } from '#domain/deliveries/allowed-methods.ts'
import { offeredPaymentMethods } from '#domain/payments/methods.ts'
import { problemWithExamDay } from '#domain/prescriptions/validity.ts'
import { problemsWithAddress } from './address.ts'
import { problemsWithContact } from './contact.ts'
import type { FieldProblem } from '#domain/refusal.ts'

/** The order form without what only the server can check: the card's balance and the sum. */
type Form = Omit<PurchaseForm, 'shownTotal'>

/**
 * All problems of this purchase in the order of the form; empty if there are none.
 *
 * The page shows all of it at once above the form; the server refuses with the first. What only
 * the attempt shows (a card's PIN, the last piece, a changed price) comes after.
 *
 * @param today ISO day. A prescription may have grown too old while it lay in the cart.
 */
export function problemsWithPurchase(
  form: Form,
  cart: Cart,
  methods: readonly DeliveryMethod[],
  today: string,
): FieldProblem[] {
  if (cart.items.length === 0) return [{ field: 'cart', code: 'cart.empty' }]
  return [
    ...problemsWithCart(cart, today),
    ...problemsWithContact(form.contact),
    ...(isOnlyGiftCards(cart.items) ? [] : problemsWithAddress(form.address)),
    ...problemsWithDelivery(form, cart, methods),
    ...problemsWithPayment(form, cart),
    ...problemsWithConsent(form, cart),
  ]
}

function problemsWithCart({ items }: Cart, today: string): FieldProblem[] {
  const problems = items.flatMap((item): FieldProblem[] => {
    const details = { name: item.articleDescription }
    if (item.availability === 'sold_out') return [{ field: 'cart', code: 'article.sold_out', details }]
    const code = item.prescriptionGlasses && problemWithExamDay(item.prescriptionGlasses.examinedOn, today)
    return code ? [{ field: 'cart', code }] : []
  })
  return repeatsLensColor(items) ? [...problems, { field: 'cart', code: 'cart.lens_color_twice' }] : problems
}

function problemsWithDelivery(
  { delivery, address }: Form,
  cart: Cart,
  methods: readonly DeliveryMethod[],
): FieldProblem[] {
  if (isOnlyGiftCards(cart.items))
    return delivery.methodId === BY_MAIL.id ? [] : [{ field: 'delivery.methodId', code: 'delivery.method_unknown' }]
  const method = methods.find(({ id }) => id === delivery.methodId)
  if (!method) return [{ field: 'delivery.methodId', code: 'delivery.method_unknown' }]
  const code = problemWithMethod(method, cart, address.zip)
  if (code) return [{ field: 'delivery.methodId', code }]
  if (method.kind === 'pickup_point' && !delivery.pickupPointId) {
    return [{ field: 'delivery.pickupPointId', code: 'delivery.pickup_point_missing' }]
  }
  if (method.kind === 'store' && delivery.storeId === undefined) {
    return [{ field: 'delivery.storeId', code: 'delivery.store_missing' }]
  }
  return []
}

function problemsWithPayment({ paymentMethodId, giftCard }: Form, { items }: Cart): FieldProblem[] {
  const isOffered = offeredPaymentMethods().some(({ id }) => id === paymentMethodId)
  if (!isOffered) return [{ field: 'paymentMethodId', code: 'payment.method_unknown' }]
  if (!giftCard) return paymentMethodId === 900 ? [{ field: 'giftCard.number', code: 'giftcard.not_found' }] : []
  if (isOnlyGiftCards(items)) return [{ field: 'giftCard.number', code: 'giftcard.not_for_gift_cards' }]
  if ('unpaid' in giftCard) return []
  const problems: FieldProblem[] = []
  if (!giftCard.number) problems.push({ field: 'giftCard.number', code: 'giftcard.number_missing' })
  if (!giftCard.pin) problems.push({ field: 'giftCard.pin', code: 'giftcard.pin_missing' })
  return problems
}

function problemsWithConsent(
  { acceptsTerms, acknowledgesMadeToMeasure, acceptsSubscriptionTerms }: Form,
  { items }: Cart,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (items.some(({ isMadeToMeasure }) => isMadeToMeasure) && !acknowledgesMadeToMeasure) {
    problems.push({ field: 'acknowledgesMadeToMeasure', code: 'checkout.made_to_measure_not_acknowledged' })
  }
  if (isSubscribed(items) && !acceptsSubscriptionTerms)
    problems.push({ field: 'acceptsSubscriptionTerms', code: 'checkout.subscription_terms_not_accepted' })
  if (!acceptsTerms) problems.push({ field: 'acceptsTerms', code: 'checkout.terms_not_accepted' })
  return problems
}
