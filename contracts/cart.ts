import * as z from 'zod/mini'
import { ArticleId, Availability, SkuId } from './catalog.ts'
import { PricePart } from './price.ts'
import { LensTint } from './ground-lenses.ts'
import { DeliveryMethod } from './deliveries.ts'
import { Cents, Totals } from './money.ts'
import { PaymentMethod } from './payments.ts'
import { GlassesPrescription, LensParameters } from './prescriptions.ts'
import { flagInUrl, Nothing, route } from './route.ts'

/** What single-vision lenses are ground for: to see far, to read, or to look at a screen. */
export const LensUse = z.enum(['far', 'near', 'screen'])
export type LensUse = z.infer<typeof LensUse>

/** The choices made for ground lenses: the tint, of those that their package offers, and what single vision is for. */
export const LensConfiguration = z.strictObject({
  tint: z.optional(z.strictObject({ color: LensTint.shape.color, degree: LensTint.shape.degree })),
  use: z.optional(LensUse),
})
export type LensConfiguration = z.infer<typeof LensConfiguration>

/** Months between deliveries of a subscription (specification §3). */
export const SubscriptionInterval = z.enum(['m1', 'm2', 'm3', 'm6'])
export type SubscriptionInterval = z.infer<typeof SubscriptionInterval>

/** What a piece of a row costs; what of it is shown is for `domain/catalog/price-tag.ts`. */
export const LinePrice = z.pick(PricePart, {
  amount: true,
  ordinaryPrice: true,
  lowestPrice30d: true,
  isCampaign: true,
})
export type LinePrice = z.infer<typeof LinePrice>

/** How the prescription of lenses comes that were ordered without its values: as a picture with them, or sent afterwards. */
export const PrescriptionComes = z.enum(['photo', 'later'])
export type PrescriptionComes = z.infer<typeof PrescriptionComes>

/** The least and the most that a gift card is issued with, in cents (product.md: 10–500 €). */
export const CARD_WORTH = { least: 1000, most: 50_000 } as const

/** The pictures that a gift card can have, by `studio/drawings/gift-cards.ts`. */
export const CardPicture = z.enum(['flowers', 'winter', 'shore', 'glasses'])
export type CardPicture = z.infer<typeof CardPicture>

/**
 * A gift card as its buyer wants it. What is wrong with it is said by `domain/cart/gift-card-problems.ts`, so the shape takes
 * more than the rules allow.
 */
export const GiftCardWish = z.object({
  /** In cents; the rule demands whole euros within `CARD_WORTH`. */
  amount: z.number().check(z.minimum(-100_000_000), z.maximum(100_000_000)),
  picture: CardPicture,
  /** What the giver writes to the receiver; may be empty. */
  message: z.string().check(z.maxLength(300)),
  /** Mailed to its receiver, or given to the buyer to print. */
  by: z.enum(['mail', 'print']),
  /** The receiver, of a card that is mailed. The PIN goes to the phone where one is given, otherwise in a mail of its own. */
  receiver: z.object({
    name: z.string().check(z.maxLength(80)),
    email: z.string().check(z.maxLength(200)),
    phone: z.string().check(z.maxLength(40)),
  }),
  /** Day in Helsinki on which it is mailed; null for at once. */
  sendOn: z.nullable(z.iso.date()),
})
export type GiftCardWish = z.infer<typeof GiftCardWish>

/** One row of the cart. The fields are spelled as the wire spells them (specification §3). */
export const CartLine = z.object({
  /** Names this row within its cart, for as long as it stands there. */
  ref: z.string(),
  /** The row of the frame these lenses are ground for. */
  parentRef: z.nullable(z.string()),
  skuId: SkuId,
  parentSkuID: z.nullable(SkuId),
  articleId: ArticleId,
  articleDescription: z.string(),
  slug: z.string(),
  category: z.string(),
  brand: z.string(),
  /** Color and size in words, of ground lenses the tint; empty where there is none. */
  variety: z.string(),
  quantity: z.int().check(z.positive()),
  /** Contact lenses: the eye they are for, without its values. */
  eye: z.nullable(z.enum(['right', 'left'])),
  /** False for lines that follow their frame, such as spectacle lenses. */
  isEditAble: z.boolean(),
  media: z.object({ md: z.string(), alt: z.string() }),
  /** For one piece. */
  price: LinePrice,
  /** What a code takes off this row alone, in cents. Left out where none does, or one takes off all goods. */
  ownDiscount: z.optional(Cents),
  /** Contact lenses: their values in one line, abbreviated as on boxes. The eye is in `eye`. */
  prescription: z.nullable(z.string()),
  prescriptionGlasses: z.nullable(GlassesPrescription),
  /** Null where the values are known or none are needed. */
  prescriptionComes: z.nullable(PrescriptionComes),
  lensConfiguration: z.nullable(LensConfiguration),
  subscriptionInterval: z.nullable(SubscriptionInterval),
  availability: Availability,
  /** Working days until it leaves us. */
  leadTimeDays: z.int(),
  /** Made for these eyes, so that it cannot be returned (KSL 6:16). */
  isMadeToMeasure: z.boolean(),
  /** Sealed for hygiene, so that it cannot be returned once opened. */
  isSealed: z.boolean(),
  /** The lens must be fitted in a store, so the order is collected there. */
  needsFitting: z.boolean(),
  /** A gift card that is bought. Left out of all other rows. */
  giftCard: z.optional(GiftCardWish),
})
export type CartLine = z.infer<typeof CartLine>

/**
 * A code that was entered and takes nothing off now, with the refusal as reason: `discount.unknown` where an editor has
 * deleted it since. `minimum` is in cents.
 */
export const InapplicableCode = z.object({
  code: z.string(),
  reason: z.enum([
    'discount.unknown',
    'discount.not_yet_valid',
    'discount.expired',
    'discount.used_up',
    'discount.below_minimum',
    'discount.needs_glasses',
    'discount.exam_not_held',
    'discount.other_prescription',
    'discount.campaign_is_better',
  ]),
  minimum: Cents,
})
export type InapplicableCode = z.infer<typeof InapplicableCode>

/** The plan of Lifestyle under which the glasses of a cart could be had, in cents with VAT. */
export const MonthlyWay = z.object({
  plan: z.string(),
  monthly: Cents,
  /** For how many months it binds, and what is paid in all until then. */
  months: z.int(),
  sum: Cents,
})
export type MonthlyWay = z.infer<typeof MonthlyWay>

export const Cart = z.object({
  items: z.array(CartLine),
  /** Goods, lens work and discount; delivery is added at the checkout. */
  totals: Totals,
  totalCost: Cents,
  /** Pieces, lenses ground for a frame not counted. */
  pieces: z.int(),
  discountCode: z.nullable(z.string()),
  inapplicableCode: z.nullable(InapplicableCode),
  /** Left out where the glasses do not qualify, or are not asked for. */
  monthlyWay: z.optional(MonthlyWay),
})
export type Cart = z.infer<typeof Cart>

export const CartHead = z.object({
  cart: Cart,
  shopperId: z.string(),
  /** How often the cart has been changed, 0 before the first time. Another number is another cart. */
  version: z.int(),
})
export type CartHead = z.infer<typeof CartHead>

export const CheckoutConfig = z.object({
  deliveryMethods: z.array(DeliveryMethod),
  paymentMethods: z.array(PaymentMethod),
})
export type CheckoutConfig = z.infer<typeof CheckoutConfig>

/** What every change of the cart answers. `checkoutConfig` is left out with `noCheckoutInfo`. */
export const CartAnswer = z.object({ cartHead: CartHead, checkoutConfig: z.optional(CheckoutConfig) })
export type CartAnswer = z.infer<typeof CartAnswer>

/** `token` must be shown as `CSRF-TOKEN` with every change. */
export const ShopperAnswer = z.extend(CartAnswer, { token: z.string() })
export type ShopperAnswer = z.infer<typeof ShopperAnswer>

const noCheckoutInfo = z.optional(z.boolean())

/** At most 9999 is a shape; at most 12 is a rule of the domain. */
const Quantity = z.int().check(z.positive(), z.maximum(9999))

/** Adds pieces to the cart. Lenses ground for a frame are in `childSkuId`. */
export const CartAddition = z.object({
  skuId: SkuId,
  quantity: Quantity,
  childSkuId: z.optional(SkuId),
  prescriptionGlasses: z.optional(GlassesPrescription),
  /** In place of the values: the ref of a picture that this shopper has sent, or that they follow after the order. */
  prescriptionComes: z.optional(
    z.union([
      z.strictObject({ by: z.literal('photo'), file: z.string().check(z.maxLength(64)) }),
      z.strictObject({ by: z.literal('later') }),
    ]),
  ),
  lensConfiguration: z.optional(LensConfiguration),
  subscriptionInterval: z.optional(SubscriptionInterval),
  /** The shopper has looked again at values the shop found unusual. */
  confirmsUnusual: z.optional(z.boolean()),
  noCheckoutInfo,
})
export type CartAddition = z.infer<typeof CartAddition>

const LensForEye = z.object({ parameters: LensParameters, quantity: Quantity })

/** Adds contact lenses, each eye by itself. At least one eye is named. */
export const ContactLensAddition = z.object({
  articleId: ArticleId,
  right: z.optional(LensForEye),
  left: z.optional(LensForEye),
  /** The shopper confirms that they have a valid contact-lens prescription. */
  confirmsPrescription: z.boolean(),
  /** Day of the exam of that prescription; refused by the rule where it is missing, as a tick is. */
  examinedOn: z.optional(z.iso.date()),
  subscriptionInterval: z.optional(SubscriptionInterval),
  noCheckoutInfo,
})
export type ContactLensAddition = z.infer<typeof ContactLensAddition>

const QuantityOrNone = z.int().check(z.nonnegative(), z.maximum(9999))

/** Sets how often a row comes; null makes it a single purchase. */
export const IntervalChange = z.object({
  ref: z.string().check(z.maxLength(64)),
  subscriptionInterval: z.nullable(SubscriptionInterval),
  noCheckoutInfo,
})
export type IntervalChange = z.infer<typeof IntervalChange>

/** Sets the quantity of a row. Zero removes it. */
export const QuantityChange = z.object({
  ref: z.string().check(z.maxLength(64)),
  quantity: QuantityOrNone,
  /** Quantity the shopper saw. When given, the difference to it is applied. */
  seen: z.optional(QuantityOrNone),
  noCheckoutInfo,
})
export type QuantityChange = z.infer<typeof QuantityChange>

/** As typed. `normalizedCode` cleans it, so that the drawer's script carries no cleaner. */
const Code = z.string().check(z.maxLength(40))

/** An empty code takes the discount away. */
export const DiscountChange = z.object({
  code: Code,
  /** Code the shopper saw in the cart, inapplicable or not; empty for none. When given, a different code is not replaced. */
  seen: z.optional(Code),
  noCheckoutInfo,
})
export type DiscountChange = z.infer<typeof DiscountChange>

/** The shopper and their cart. Writes nothing for a visitor who has added nothing. */
export const getShopper = route({
  method: 'get',
  path: '/site/shopper',
  input: z.object({ noCheckoutInfo: z.optional(flagInUrl) }),
  output: ShopperAnswer,
})
/** A token for a shopper's changes, and their cookie where they have none. Reads no cart. */
export const getToken = route({
  method: 'get',
  path: '/site/token',
  input: Nothing,
  output: z.pick(ShopperAnswer, { token: true }),
})
export const updateCart = route({ method: 'post', path: '/cart/update', input: CartAddition, output: CartAnswer })
export const addContactLenses = route({
  method: 'post',
  path: '/cart/lenses',
  input: ContactLensAddition,
  output: CartAnswer,
})
export const setQuantity = route({ method: 'post', path: '/cart/quantity', input: QuantityChange, output: CartAnswer })
export const changeInterval = route({
  method: 'post',
  path: '/cart/interval',
  input: IntervalChange,
  output: CartAnswer,
})
export const emptyCart = route({ method: 'post', path: '/cart/empty', input: Nothing, output: CartAnswer })
export const setDiscount = route({ method: 'post', path: '/cart/discount', input: DiscountChange, output: CartAnswer })
