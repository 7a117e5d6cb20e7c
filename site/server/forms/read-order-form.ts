import type { CardChoice, CheckoutView, PurchaseForm } from '#contracts/checkout.ts'
import type { Customer, CustomerDetails } from '#contracts/customers.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'

/** The order form as typed: every field a text, so that no input is lost. */
const FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'street',
  'zip',
  'city',
  'methodId',
  'pickupPointId',
  'storeId',
  'paymentMethodId',
  'giftCardNumber',
  'giftCardPin',
  'giftCardOf',
  'discountCode',
  'note',
  'acceptsTerms',
  'acknowledgesMadeToMeasure',
  'acceptsSubscriptionTerms',
  'keepsPrescriptions',
  'joinsFriends',
  'shownTotal',
  'seen',
  'seenCode',
  'key',
  'for',
  'savesAddress',
] as const
export type FieldName = (typeof FIELDS)[number]
export type FormValues = Record<FieldName, string>

/** Longest text a field is read for; the contract is stricter still. */
const LONGEST = 4000

/** What was typed; empty where nothing was. */
export function readForm(form: FormData): FormValues {
  return fields((name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.slice(0, LONGEST) : ''
  })
}

/** What is known of the buyer, who is signed in or served by a store. */
type Known = Pick<Customer, 'firstName' | 'lastName' | 'email' | 'phone' | 'street' | 'postalCode' | 'town'>

/** The initial form, with the first delivery method chosen, and what is known of the customer. */
export function initialValues({ key, config, unpaid }: CheckoutView, customer: Known | null = null): FormValues {
  const [method] = config.deliveryMethods
  const payment = config.paymentMethods.find(({ id }) => id !== GIFT_CARD)
  const known: Partial<FormValues> = {
    key,
    methodId: String(method?.id ?? ''),
    paymentMethodId: String(payment?.id ?? ''),
    giftCardOf: unpaid?.giftCard ? unpaid.ref : '',
    ...(customer && contactOf(customer)),
  }
  return fields((name) => known[name] ?? '')
}

function contactOf({ firstName, lastName, email, phone, street, postalCode, town }: Known): Partial<FormValues> {
  // A first address is saved unless the buyer says otherwise; another one only on request.
  return { firstName, lastName, email, phone, street, zip: postalCode, city: town, savesAddress: street ? '' : 'on' }
}

/**
 * Phone and address of the order as the customer's own. The name stays: an order may be for another person, and the
 * customer's bank may have confirmed the name.
 */
export function orderedDetails(typed: FormValues, { firstName, lastName, language }: Customer): CustomerDetails {
  const { phone, street, zip: postalCode, city: town } = typed
  return { firstName, lastName, phone, street, postalCode, town, language }
}

function fields(read: (name: FieldName) => string): FormValues {
  return Object.fromEntries(FIELDS.map((name) => [name, read(name)])) as FormValues
}

/** The gift card's own number among ways to pay (specification §3). */
export const GIFT_CARD = 900

/** The method that was chosen, if it is offered. */
export function chosenMethod({ methodId }: FormValues, methods: readonly DeliveryMethod[]): DeliveryMethod | undefined {
  return methods.find(({ id }) => String(id) === methodId)
}

/** The gift card, once both its fields are filled. */
export function giftCardIn(typed: FormValues): CardChoice | undefined {
  const card = startedCard(typed)
  return card && ('unpaid' in card || (card.number && card.pin)) ? card : undefined
}

/** The gift card as far as it is written, or that of the unpaid purchase; nothing where there is neither. */
function startedCard({ giftCardNumber, giftCardPin, giftCardOf }: FormValues): CardChoice | undefined {
  const [number, pin] = [giftCardNumber.trim(), giftCardPin.trim()]
  if (number || pin) return { number, pin }
  return giftCardOf ? { unpaid: giftCardOf.slice(0, 40) } : undefined
}

/** The form as the contract has it. What was not chosen, and half a gift card, is left to the rules to refuse. */
export function purchaseForm(
  typed: FormValues,
  method: DeliveryMethod | undefined,
  amountDue: number | null,
): PurchaseForm {
  const { firstName, lastName, email, phone, street, zip, city, note, pickupPointId, storeId } = typed
  const giftCard = startedCard(typed)
  const isPickup = method?.kind === 'pickup_point' && pickupPointId !== ''
  const isStore = method?.kind === 'store' && storeId !== ''
  return {
    contact: { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), phone: phone.trim() },
    address: { street: street.trim(), zip: zip.trim(), city: city.trim() },
    delivery: {
      methodId: Number(typed.methodId) || 0,
      ...(isPickup && { pickupPointId }),
      ...(isStore && { storeId: Number(storeId) }),
    },
    paymentMethodId: amountDue === 0 && giftCard ? GIFT_CARD : (Number(typed.paymentMethodId) as 70),
    ...(giftCard && { giftCard }),
    ...(note.trim() && { note: note.trim() }),
    acceptsTerms: typed.acceptsTerms === 'on',
    acknowledgesMadeToMeasure: typed.acknowledgesMadeToMeasure === 'on',
    ...(typed.acceptsSubscriptionTerms === 'on' && { acceptsSubscriptionTerms: true }),
    ...(typed.keepsPrescriptions === 'on' && { keepsPrescriptions: true }),
    shownTotal: Number(typed.shownTotal),
  }
}
