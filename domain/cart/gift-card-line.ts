import type { CartLine, GiftCardWish } from '#contracts/cart.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { finnishDay } from '#domain/calendar/finnish-day.ts'
import { oneLine } from '#domain/customers/name.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { emptyLine } from './empty-line.ts'
import type { StoredLine } from './stored-line.ts'

/** The number that rows of gift cards have in place of an SKU's; the catalog never gives it. */
export const GIFT_CARD_SKU = 2_147_483_647

/** How a gift card is called and given, in the language of its buyer. */
const WORDS: Record<Language, Record<'name' | 'print' | 'to' | 'mail' | 'sent' | 'now', string>> = {
  fi: {
    name: 'Lahjakortti',
    print: 'Tulostettava',
    to: 'Saaja:',
    mail: 'Sähköpostilla',
    sent: 'lähetetään',
    now: 'heti',
  },
  sv: {
    name: 'Presentkort',
    print: 'Skrivs ut',
    to: 'Mottagare:',
    mail: 'Per e-post',
    sent: 'skickas',
    now: 'genast',
  },
  en: {
    name: 'Gift card',
    print: 'To be printed',
    to: 'To:',
    mail: 'By email',
    sent: 'sent',
    now: 'at once',
  },
}

const NO_ACCESS = { name: '', email: '', phone: '' }

/** The row that a gift card is in the cart: one piece, never joined with another. */
export function storedGiftCard(wish: GiftCardWish, ref: string): StoredLine {
  return { ...emptyLine({ skuId: GIFT_CARD_SKU, articleId: GIFT_CARD_SKU }, ref), giftCard: accepted(wish) }
}

/** The wish as it is stored: one that is printed has no receiver and no day. */
function accepted({ receiver, message, ...wish }: GiftCardWish): GiftCardWish {
  const written = { ...wish, message }
  if (wish.by === 'print') return { ...written, receiver: NO_ACCESS, sendOn: null }
  const { name, email, phone } = receiver
  return { ...written, receiver: { name: oneLine(name), email, phone: readPhone(phone) ?? '' } }
}

/** A gift card as a row is sent to the browser, named in a language. It is not taxed, not stocked and not delivered. */
export function giftCardLine(line: StoredLine, giftCard: GiftCardWish, language: Language = SHOP_LANGUAGE): CartLine {
  const { ref, skuId, articleId } = line
  return {
    ref,
    skuId,
    articleId,
    giftCard,
    parentRef: null,
    parentSkuID: null,
    quantity: 1,
    eye: null,
    isEditAble: false,
    articleDescription: WORDS[language].name,
    slug: 'lahjakortii/osta',
    category: '',
    brand: '',
    variety: wayOf(giftCard, language),
    media: { md: picturePath(giftCard.picture), alt: '' },
    price: { amount: giftCard.amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false },
    prescription: null,
    prescriptionGlasses: null,
    prescriptionComes: null,
    lensConfiguration: null,
    subscriptionInterval: null,
    availability: 'in_stock',
    leadTimeDays: 0,
    isMadeToMeasure: false,
    isSealed: false,
    needsFitting: false,
  }
}

/** How it is given, in words; without the receiver's address, since receipts say it too. */
function wayOf({ by, sendOn, receiver }: GiftCardWish, language: Language): string {
  const { print, to, mail, sent, now } = WORDS[language]
  if (by === 'print') return print
  return `${receiver.name ? `${to} ${receiver.name}` : mail}, ${sent} ${sendOn ? finnishDay(sendOn) : now}`
}

/** Path of a card's picture, drawn by `studio/drawings/gift-cards.ts`. */
export function picturePath(picture: GiftCardWish['picture']): string {
  return `/lahjakortit/${picture}.jpg`
}
