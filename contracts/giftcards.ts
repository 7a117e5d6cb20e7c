import * as z from 'zod/mini'
import { CARD_WORTH, CardPicture, CartAnswer, GiftCardWish } from './cart.ts'
import { Cents } from './money.ts'
import { route } from './route.ts'
import { code, email, note, personName, phone } from './typed.ts'

/** Number of 16 digits, spaces allowed, and a PIN of six, of older cards four (specification §3). */
export const GiftCardKey = z.object({
  number: code(40),
  pin: code(12),
})
export type GiftCardKey = z.infer<typeof GiftCardKey>

/**
 * What happened to a card's money. `revival` gives back what an `expiry` took, since a refund makes the card good again
 * (docs/decisions/gift-cards.md); a `withdrawal` is what its buyer has back, and a `transfer` what moves from a lost
 * card to the one in its place.
 */
export const MoneyMovement = z.enum(['issue', 'use', 'return', 'expiry', 'revival', 'withdrawal', 'transfer'])
export type MoneyMovement = z.infer<typeof MoneyMovement>

export const GiftCardMovement = z.object({
  kind: MoneyMovement,
  /** In cents, negative where the card had less afterwards. */
  amount: z.int(),
  /** Day in Helsinki. */
  on: z.iso.date(),
})
export type GiftCardMovement = z.infer<typeof GiftCardMovement>

/** The balance of a card, the last day on which it can be used, and what happened to its money, the latest first. */
export const getGiftCardBalance = route({
  method: 'post',
  path: '/giftcard/balance',
  input: GiftCardKey,
  output: z.object({
    balance: Cents,
    expiresOn: z.iso.date(),
    isExpired: z.boolean(),
    movements: z.array(GiftCardMovement),
  }),
})

const Note = z.string().check(z.trim(), z.minLength(1), z.maxLength(500))

/**
 * Issues a card as compensation to a customer, in whole euros. Once per key: a repeat gives the same number and PIN,
 * which cannot be read later.
 */
export const issueGiftCard = route({
  method: 'post',
  path: '/giftcard/issue',
  input: z.object({
    amount: Cents.check(z.minimum(CARD_WORTH.least), z.maximum(CARD_WORTH.most), z.multipleOf(100)),
    reason: z.enum(['goodwill', 'complaint']),
    note: Note,
  }),
  output: z.object({ number: z.string(), pin: z.string(), expiresOn: z.iso.date() }),
})

/** A gift card as its buyer types it. */
export const TypedGiftCard = z.extend(GiftCardWish, {
  message: note(300),
  receiver: z.object({ name: personName(80), email: email(), phone: phone() }),
})

/** Puts one gift card into the cart, as a row of its own. */
export const addGiftCard = route({
  method: 'post',
  path: '/cart/gift-card',
  input: z.object({ giftCard: TypedGiftCard, noCheckoutInfo: z.optional(z.boolean()) }),
  output: CartAnswer,
})

/** Blocks a card, opens it again, or moves its last day further. The id is the document's, as text. */
export const changeGiftCard = route({
  method: 'post',
  path: '/giftcard/change',
  input: z.object({
    id: z.string().check(z.maxLength(40)),
    deed: z.enum(['block', 'unblock', 'extension']),
    /** The new last day, of an extension. */
    expiresOn: z.optional(z.iso.date()),
    note: Note,
  }),
  output: z.object({ expiresOn: z.iso.date(), isBlocked: z.boolean() }),
})

const Bought = z.object({ ref: z.string().check(z.maxLength(40)) })

/** A gift card as its buyer sees it; the number and the PIN are in its file alone. */
export const BoughtCardView = z.object({
  worth: Cents,
  picture: CardPicture,
  message: z.string(),
  by: GiftCardWish.shape.by,
  /** The receiver's name; empty where none was given. */
  receiver: z.string(),
  /** Day on which it is or was sent. */
  sendOn: z.iso.date(),
  /** Its last day, once it is sent. */
  expiresOn: z.iso.date(),
  isSent: z.boolean(),
  isWithdrawn: z.boolean(),
  /** Whether its file can be opened. */
  isPrintable: z.boolean(),
  /** The last day on which its buyer can have the money back; null where it is past, or the card has been used. */
  withdrawUntil: z.nullable(z.iso.date()),
})
export type BoughtCardView = z.infer<typeof BoughtCardView>

/** A card by the reference that its buyer was mailed. If the buyer was signed in, only the buyer sees it. */
export const getBoughtCard = route({
  method: 'get',
  path: '/giftcard/bought/:ref',
  input: Bought,
  output: BoughtCardView,
})

/** The card to print as a PDF in Base64, with number, PIN and a QR code of the number. */
export const printBoughtCard = route({
  method: 'get',
  path: '/giftcard/bought/:ref/pdf',
  input: Bought,
  output: z.object({ pdf: z.string() }),
})

/**
 * The buyer goes back on a card of which nothing has been used: it is closed, and the money goes back to where it came from. Once,
 * however often it is asked.
 */
export const withdrawBoughtCard = route({
  method: 'post',
  path: '/giftcard/bought/:ref/withdraw',
  input: Bought,
  output: BoughtCardView,
})

/** The same by staff, also after the last day of the buyer's right. */
export const takeBackGiftCard = route({
  method: 'post',
  path: '/giftcard/bought/:ref/take-back',
  input: z.extend(Bought, { note: Note }),
  output: BoughtCardView,
})

/**
 * A new card in place of a lost one, for whom it was bought or to another address: it has what was left on the lost one, which is
 * closed. Number and PIN are sent as at first.
 */
export const replaceGiftCard = route({
  method: 'post',
  path: '/giftcard/bought/:ref/replace',
  input: z.extend(Bought, {
    note: Note,
    /** Where it goes now; left out where the address was right. */
    email: z.optional(email()),
  }),
  output: BoughtCardView,
})
