import type { APIContext } from 'astro'
import { setDiscount } from '#contracts/cart.ts'
import { Address, Contact, getCheckout, placePurchase, quotePurchase, type CheckoutView } from '#contracts/checkout.ts'
import { changeDetails, type Customer } from '#contracts/customers.ts'
import { listPickupPoints, type DeliveryMethod, type PickupPoint } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import type { Failure } from '#contracts/refusals.ts'
import type { StoreMode } from '#contracts/store-mode.ts'
import { problemsWithPurchase } from '#domain/checkout/purchase-problems.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { isSubscribed } from '#domain/cart/subscribable.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { orderPlans, type OrderPlan } from '#domain/subscriptions/order-plans.ts'
import { allowedMethods } from '#domain/deliveries/allowed-methods.ts'
import { normalizedCode } from '#domain/discounts/discount.ts'
import { typedPostalCode } from '#domain/typed-text.ts'
import { asVisitor } from '../../in-process.ts'
import { call, type Answer } from '../../shared/call.ts'
import { pathTo } from '../../shared/routes.ts'
import { cleaned } from '../forms/posted-fields.ts'
import { postAsVisitor, seeOther, statusOf } from '../forms/shop-form.ts'
import { joinBesides } from './friends.ts'
import { signedInCustomer } from './signed-in.ts'
import { storeModeOf } from './store-mode.ts'
import type { Found } from '../../components/checkout/problems.ts'
import { shopTime } from '#site/shared/shop-time.ts'
import { languageOf } from '../../shared/language.ts'
import {
  chosenMethod,
  giftCardIn,
  purchaseForm,
  readForm,
  initialValues,
  orderedDetails,
  type FormValues,
} from '../forms/read-order-form.ts'

type Page = Pick<APIContext, 'request' | 'locals'> & { response: { headers: Headers; status?: number } }

/** Everything the order form is rendered from. */
export interface Checkout {
  view: CheckoutView
  /** Who is signed in. */
  customer: Customer | null
  /** Something comes by subscription, and no customer is signed in who could change and end it. */
  needsAccount: boolean
  /** The store in whose browser it is ordered. */
  store: StoreMode | null
  /** The subscriptions that begin with this order. */
  plans: OrderPlan[]
  /** ISO day by which all of it leaves. */
  leavesOn: string
  typed: FormValues
  methods: DeliveryMethod[]
  method: DeliveryMethod | undefined
  points: Answer<PickupPoint[]> | null
  /** Null when the sum could not be calculated. */
  totals: Totals | null
  /** What was wrong with what was posted, in the order of the form. */
  failures: Found[]
  /** Both sums, when the shopper saw another one than we would charge. */
  changedTotal: { shown: Cents; actual: Cents } | null
}

/**
 * Handles the order form. Three buttons post it: one orders, one applies a discount code, and one only renders it again
 * with the current choices. After a refusal the input stays.
 */
export async function openCheckout(page: Page): Promise<Checkout | Response> {
  const posted = page.request.method === 'POST' ? await page.request.formData().catch(() => new FormData()) : null
  const typed = posted && readForm(posted)
  const intent = posted?.get('intent')
  const refused = typed && intent === 'order' ? await order(page, posted, typed) : null
  if (refused instanceof Response) return refused
  const code = posted && (intent === 'code' || intent === 'remove-code') ? await tryCode(page, posted) : null

  const view = await call(getCheckout, {}, asVisitor(page.request))
  if (!view.ok) throw new Error(`The order form could not be rendered: ${view.failure.code}`)
  if (view.value.cart.items.length === 0) return seeOther(pathTo(page, 'cart'))
  const entered = typed && {
    ...typed,
    ...(intent === 'remove-card' && { giftCardNumber: '', giftCardPin: '', giftCardOf: '' }),
  }
  const customer = await signedInCustomer(page)
  const mode = await storeModeOf(page)
  const wanted = entered ?? initialValues(view.value, customer ?? mode?.customer)
  const { items } = view.value.cart
  const leavesOn = promisedDay(items, shopTime())
  return {
    ...(await prepareCheckout(page, view.value, wanted, { refused, code })),
    customer,
    needsAccount: isSubscribed(items) && customer === null && !mode?.customer?.number,
    store: mode,
    plans: orderPlans(items, leavesOn),
    leavesOn,
  }
}

/**
 * Places the order: gives the redirect to the payment, or the refusal. A code that was typed and not yet applied is
 * applied instead, and its sum is shown before anything is ordered.
 */
async function order(page: Page, posted: FormData, typed: FormValues): Promise<Response | Failure> {
  const view = await call(getCheckout, {}, asVisitor(page.request))
  const code = normalizedCode(typed.discountCode)
  if (code && !(view.ok && view.value.cart.discountCode === code)) {
    return (await tryCode(page, posted)) ?? { code: 'checkout.total_changed', details: {} }
  }
  const method = view.ok ? chosenMethod(typed, view.value.config.deliveryMethods) : undefined
  const form = purchaseForm(typed, method, Number(typed.shownTotal))
  const placed = await postAsVisitor(page, placePurchase, form, typed.key || undefined)
  const { answer } = placed
  if (!answer.ok) return answer.failure
  if (typed.savesAddress === 'on') await saveAddress(page, typed)
  if (typed.joinsFriends === 'on') await joinBesides(page, typed.email, 'checkout')
  return placed.seeOther(answer.value.next)
}

/** Saves the address with the account that the form was drawn for. The order stands whether it can be saved or not. */
async function saveAddress(page: Page, typed: FormValues): Promise<void> {
  const customer = await signedInCustomer(page)
  if (!customer || customer.number !== typed.for) return
  const { request, locals } = page
  const apart = { request, locals, response: { headers: new Headers() } }
  await postAsVisitor(apart, changeDetails, orderedDetails(typed, customer))
}

/** Sends the code that was shown, so that one applied in another tab is not overwritten. */
async function tryCode(page: Page, form: FormData): Promise<Failure | null> {
  const { discountCode, seenCode } = readForm(form)
  const code = form.get('intent') === 'remove-code' ? '' : discountCode
  const asSeen = form.has('seenCode') && { seen: seenCode.slice(0, 40) }
  const { answer } = await postAsVisitor(page, setDiscount, { code, ...asSeen })
  return answer.ok ? null : answer.failure
}

async function prepareCheckout(
  page: Page,
  view: CheckoutView,
  wanted: FormValues,
  { refused, code }: { refused: Failure | null; code: Failure | null },
): Promise<Omit<Checkout, 'customer' | 'needsAccount' | 'store' | 'plans' | 'leavesOn'>> {
  const methods = allowedMethods(view.config.deliveryMethods, view.cart, wanted.zip, languageOf(page))
  const method = chosenMethod(wanted, methods) ?? methods[0]
  const typed = { ...wanted, methodId: String(method?.id ?? ''), key: wanted.key || view.key }
  const { totals, failure: cardFailure } = await quote(page, typed, method)
  const failures = [
    ...allFailures(view, typed, wanted, refused),
    ...[code, cardFailure].filter((each) => each !== null),
  ]
  const [first] = refused ? [refused] : failures
  page.response.status = first ? statusOf(first.code) : 200
  return {
    view,
    typed,
    methods,
    method,
    points: await pointsNear(page, typed, method),
    totals,
    failures,
    changedTotal: changedTotal(refused, typed, totals),
  }
}

/** All problems found by the rules, and the refusal of the server. */
function allFailures(view: CheckoutView, typed: FormValues, wanted: FormValues, refused: Failure | null): Found[] {
  if (!refused) return []
  const { cart, config } = view
  const method = chosenMethod(wanted, config.deliveryMethods)
  const posted = purchaseForm({ ...typed, methodId: wanted.methodId }, method, Number(typed.shownTotal))
  const form = { ...posted, contact: cleaned(Contact, posted.contact), address: cleaned(Address, posted.address) }
  const problems = problemsWithPurchase(form, cart, config.deliveryMethods, helsinkiDay(shopTime().toISOString()))
  const found: Found[] = problems.map(({ field, code, details = {} }) => ({ field, code, details }))
  if (refused.code === 'checkout.total_changed') return found
  const isKnown = found.some(({ code }) => code === refused.code) || refused.code.startsWith('giftcard.')
  const isVague = refused.code === 'request.malformed' && found.length > 0
  return isKnown || isVague ? found : [...found, refused]
}

function changedTotal(
  refused: Failure | null,
  { shownTotal }: FormValues,
  totals: Totals | null,
): Checkout['changedTotal'] {
  if (refused?.code !== 'checkout.total_changed' || !totals) return null
  return { shown: Number(shownTotal), actual: totals.amountDue }
}

/** The sum with this delivery and gift card; with a card that is refused, the sum without it and why. */
async function quote(
  page: Page,
  typed: FormValues,
  method: DeliveryMethod | undefined,
): Promise<{ totals: Totals | null; failure: Failure | null }> {
  if (!method) return { totals: null, failure: null }
  const giftCard = giftCardIn(typed)
  const input = { deliveryMethodId: method.id, zip: typed.zip.slice(0, 10) }
  const { answer } = await postAsVisitor(page, quotePurchase, { ...input, ...(giftCard && { giftCard }) })
  if (answer.ok) return { totals: answer.value.totals, failure: null }
  if (!giftCard) return { totals: null, failure: answer.failure }
  const { answer: without } = await postAsVisitor(page, quotePurchase, input)
  return { totals: without.ok ? without.value.totals : null, failure: answer.failure }
}

async function pointsNear(
  page: Page,
  { zip }: FormValues,
  method: DeliveryMethod | undefined,
): Promise<Checkout['points']> {
  const postalCode = typedPostalCode(zip)
  const needsPoints = method?.kind === 'pickup_point' && method.carrier !== null && /^\d{5}$/.test(postalCode)
  if (!needsPoints || !method.carrier) return null
  const answer = await call(listPickupPoints, { zip: postalCode, carrier: method.carrier }, asVisitor(page.request))
  return answer.ok ? { ok: true, value: answer.value.points } : answer
}
