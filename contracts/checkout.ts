import * as z from 'zod/mini'
import { Cart, CheckoutConfig } from './cart.ts'
import { DeliveryMethodId } from './deliveries.ts'
import { GiftCardKey } from './giftcards.ts'
import { Cents, Totals } from './money.ts'
import { PaymentMethodId, PaymentProof, PaymentStanding } from './payments.ts'
import { Nothing, route } from './route.ts'
import { code, email, line, note, personName, phone, postalCode } from './typed.ts'

const text = (max: number) => z.string().check(z.maxLength(max))

/** The buyer's contact as typed. The domain validates it field by field. */
export const Contact = z.object({ firstName: personName(80), lastName: personName(80), email: email(), phone: phone() })
export type Contact = z.infer<typeof Contact>

export const Address = z.object({ street: line(120), zip: postalCode(), city: line(80) })
export type Address = z.infer<typeof Address>

/** How the goods travel. `pickupPointId` or `storeId` is given where the method needs one. */
export const DeliveryChoice = z.object({
  methodId: DeliveryMethodId,
  pickupPointId: z.optional(text(80)),
  storeId: z.optional(z.int()),
})
export type DeliveryChoice = z.infer<typeof DeliveryChoice>

/**
 * A gift card by its number and PIN, or that of the shopper's own purchase that was left unpaid within the last hour: its
 * PIN was right then.
 */
export const CardChoice = z.union([GiftCardKey, z.object({ unpaid: code(40) })])
export type CardChoice = z.infer<typeof CardChoice>

/** The order form. `shownTotal` is the sum the shopper saw on the button. */
export const PurchaseForm = z.object({
  contact: Contact,
  address: Address,
  delivery: DeliveryChoice,
  paymentMethodId: PaymentMethodId,
  giftCard: z.optional(CardChoice),
  note: z.optional(note(500)),
  acceptsTerms: z.boolean(),
  acknowledgesMadeToMeasure: z.boolean(),
  /** Acceptance of the agreement on lens subscriptions, which a subscriber must give. */
  acceptsSubscriptionTerms: z.optional(z.boolean()),
  /** Whether a signed-in buyer wants the prescriptions and lens values of the order stored on My Pages. */
  keepsPrescriptions: z.optional(z.boolean()),
  shownTotal: Cents,
})
export type PurchaseForm = z.infer<typeof PurchaseForm>

/** What the checkout page needs to draw itself. */
export const CheckoutView = z.object({
  cart: Cart,
  config: CheckoutConfig,
  /** Stores that can hand over everything in the cart today, and those that get it sent. */
  stores: z.array(z.object({ id: z.int(), name: z.string(), address: z.string(), hasAll: z.boolean() })),
  /** Something in the cart is made to measure. */
  hasMadeToMeasure: z.boolean(),
  needsFitting: z.boolean(),
  /** What the shopper left unpaid within the last hour; null in a store, whose browser serves other people next. */
  unpaid: z.nullable(
    z.object({
      ref: z.string(),
      /** The sum that was shown when it was ordered. */
      amountDue: Cents,
      giftCard: z.nullable(z.object({ lastDigits: z.string(), amount: Cents })),
    }),
  ),
  /** Send it as `Idempotency-Key` with the purchase. */
  key: z.string(),
})
export type CheckoutView = z.infer<typeof CheckoutView>

export const getCheckout = route({ method: 'get', path: '/checkout/view', input: Nothing, output: CheckoutView })

/** The totals with this delivery and gift card. Changes nothing. */
export const quotePurchase = route({
  method: 'post',
  path: '/checkout/quote',
  input: z.object({
    deliveryMethodId: DeliveryMethodId,
    zip: z.optional(postalCode()),
    giftCard: z.optional(CardChoice),
  }),
  output: z.object({ totals: Totals }),
})

/** Freezes the purchase, takes its stock and names where to pay. `next` is a path of ours when nothing is due. */
export const placePurchase = route({
  method: 'post',
  path: '/checkout/purchase',
  input: PurchaseForm,
  output: z.object({ purchaseRef: z.string(), next: z.string() }),
})

/** Why a paid purchase could not become an order, so that it is refunded. */
export const NoOrderReason = z.enum([
  'sold_out',
  /** Already bought by another purchase that was paid first. */
  'ordered_already',
  'discount_used_up',
  /** An editor has deleted the code meanwhile. */
  'discount_removed',
  'gift_card_changed',
  /** The provider reports another sum than was requested. */
  'other_sum',
  /** No other reason is known. */
  'too_late',
])
export type NoOrderReason = z.infer<typeof NoOrderReason>

/** Result of a purchase. `given_back` was paid and is or will be refunded; not to be shown as canceled. */
export const PurchaseOutcome = z.enum(['paid', 'waiting', 'canceled', 'given_back'])
export type PurchaseOutcome = z.infer<typeof PurchaseOutcome>

/** The shopper returns from the provider. Gives the path of the next page: thanks, waiting, result or the form again. */
export const returnFromPayment = route({
  method: 'post',
  path: '/checkout/return',
  input: PaymentProof,
  output: z.object({
    outcome: PurchaseOutcome,
    purchaseRef: z.string(),
    payment: PaymentStanding,
  }),
})
