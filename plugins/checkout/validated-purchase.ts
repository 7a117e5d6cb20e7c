import type { PayloadRequest } from 'payload'
import type { Cart } from '#contracts/cart.ts'
import type { DeliveryChoice, PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { piecesBySku } from '#domain/cart/goods.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { acceptedAddress } from '#domain/checkout/address.ts'
import { acceptedContact } from '#domain/checkout/contact.ts'
import { problemsWithPurchase } from '#domain/checkout/purchase-problems.ts'
import { allowedMethods } from '#domain/deliveries/allowed-methods.ts'
import { deliveryPrice } from '#domain/deliveries/delivery-price.ts'
import { assertBeSpendable, giftCardShare } from '#domain/giftcards/ledger.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { collectingMethod } from '#domain/payments/methods.ts'
import { Refusal } from '#domain/refusal.ts'
import { pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { findCart } from '#plugins/cart/repository.ts'
import { storesWithAll } from '#plugins/catalog/stores-with-all.ts'
import { pickupPointsNear } from '#plugins/deliveries/pickup-points.ts'
import { deliveryMethods } from '#plugins/deliveries/repository.ts'
import type { GiftCard } from '#plugins/giftcards/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { customerOf, shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import { assertBeThere } from '#plugins/prescriptions/own-files.ts'
import { storeOf } from '#plugins/stores/repository.ts'
import type { Delivery, LineWithoutPrescription, Purchase, SealedPrescriptions } from './purchase.ts'
import { chosenCard } from './unpaid-purchase.ts'

/** The cart's rows with delivery among them, where anything is carried, and what a gift card of this balance pays of it. */
export function purchaseTotals(cart: Cart, method: DeliveryMethod, balance: Cents): Totals {
  const amount = deliveryPrice(method, cart)
  const delivery = { kind: 'delivery' as const, amount, vatRate: vatRateOn(today()) }
  const rows = method.kind === 'mail' ? cart.totals.rows : [...cart.totals.rows, delivery]
  return totalsOf(rows, giftCardShare(totalsOf(rows, 0).totalCost, balance))
}

type Lines = Parameters<typeof piecesBySku>[0]

/** Numbers of the stores that have all of this in stock. */
export async function storesWithGoods(req: PayloadRequest, lines: Lines): Promise<Set<number>> {
  const needed = [...piecesBySku(lines)].map(([skuId, pieces]) => ({ skuId, pieces }))
  return new Set(await storesWithAll(req, needed))
}

type ValidatedPurchase = Pick<
  Purchase,
  'lines' | 'prescriptions' | 'form' | 'delivery' | 'totals' | 'giftCard' | 'discountCode' | 'paymentMethodId'
>

/** The order form, validated against the current cart. Throws the first problem as a refusal. */
export async function validatedPurchase(req: PayloadRequest, form: PurchaseForm): Promise<ValidatedPurchase> {
  const shopperId = shopperIdOf(req)
  const saved = await findCart(req, shopperId)
  const cart = await pricedCartOf(req, shopperId, saved)
  // A subscription is changed and ended by its customer on My Pages.
  if (isSubscribed(cart.items) && !customerOf(req) && !storeCallerOf(req)?.customer)
    throw new Refusal('subscription.needs_account')
  const methods = await deliveryMethods(req)
  const [problem] = problemsWithPurchase(form, cart, methods, today())
  if (problem) throw new Refusal(problem.code, problem.details)

  const method = allowedMethods(methods, cart, '', languageOf(req)).find(({ id }) => id === form.delivery.methodId)
  if (!method) throw new Refusal('delivery.method_unknown')
  const card = await chosenCard(req, form.giftCard, shopperId)
  if (card) assertBeSpendable(card, today())
  const totals = purchaseTotals(cart, method, card?.balance ?? 0)
  if (totals.amountDue !== form.shownTotal) {
    throw new Refusal('checkout.total_changed', { shown: form.shownTotal, actual: totals.amountDue })
  }
  const address = acceptedAddress(form.address)
  for (const { prescriptionFile: file } of saved.lines) if (file) await assertBeThere(req, file)
  const storedLines = new Map(saved.lines.map((line) => [line.ref, line]))
  return {
    lines: cart.items.map(openLine),
    prescriptions: Object.fromEntries(
      cart.items.map((line) => [line.ref, prescriptionOf(line, storedLines.get(line.ref))]),
    ),
    form: {
      contact: acceptedContact(form.contact),
      address,
      ...(form.note && { note: form.note }),
      ...(form.keepsPrescriptions && { keepsPrescriptions: true }),
    },
    delivery: {
      methodId: method.id,
      name: method.name,
      kind: method.kind,
      ...(await placeOf(req, method, form.delivery, address.zip)),
      isFromStore: method.kind === 'store' && (await storesWithGoods(req, cart.items)).has(form.delivery.storeId ?? 0),
    },
    totals,
    giftCard: paidByCard(card, totals.giftCard),
    discountCode: cart.discountCode,
    paymentMethodId: collectingMethod(form.paymentMethodId, totals.amountDue),
  }
}

type Line = Cart['items'][number]

/** A line of a cart as it is frozen: its prescription is stored separately, sealed. */
export function openLine({ prescription: _p, prescriptionGlasses: _g, ...line }: Line): LineWithoutPrescription {
  return line
}

/** The prescription of a line as it is frozen. */
export function prescriptionOf(
  { prescription, prescriptionGlasses }: Line,
  saved: StoredLine | undefined,
): SealedPrescriptions[string] {
  const { unusual = [], examinedOn = null, parameters = null, prescriptionFile: file = null } = saved ?? {}
  return { prescription, prescriptionGlasses, unusual, examinedOn, parameters, file }
}

function paidByCard(card: GiftCard | null, amount: number): Purchase['giftCard'] {
  if (!card || amount === 0) return null
  return { fingerprint: card.fingerprint, lastDigits: card.lastDigits, amount }
}

/** Where the goods are collected. */
export async function placeOf(
  req: PayloadRequest,
  { kind, carrier }: DeliveryMethod,
  { storeId, pickupPointId }: DeliveryChoice,
  zip: string,
): Promise<Pick<Delivery, 'place' | 'storeId' | 'pickupPointId'>> {
  if (kind === 'home' || kind === 'mail') return { place: null, storeId: null }
  if (kind === 'store') {
    const store = storeId === undefined ? null : await storeOf(req, storeId)
    if (!store) throw new Refusal('delivery.store_missing')
    return { place: `${store.name}, ${store.address}, ${store.zip} ${store.city}`, storeId: store.id }
  }
  const points = carrier ? await pickupPointsNear(zip, carrier) : []
  const point = points.find(({ id }) => id === pickupPointId)
  if (!point) throw new Refusal('delivery.pickup_point_missing')
  const place = `${point.name}, ${point.street}, ${point.zip} ${point.city}`
  return { place, storeId: null, pickupPointId: point.id }
}
