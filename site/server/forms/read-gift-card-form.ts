import { CardPicture, type GiftCardWish } from '#contracts/cart.ts'
import { readEuros } from '#domain/money/read-euros.ts'
import type { PostedFields } from './posted-fields.ts'

/** The sums that are offered, in cents; another one is typed. */
export const OFFERED_AMOUNTS = [2500, 5000, 10_000, 20_000] as const
/** The value of the choice beside which a sum of one's own is typed. */
export const OWN_AMOUNT = 'own'

/** The form as it is shown: what was typed, or what is chosen at first. */
export interface GiftCardForm {
  amount: string
  ownAmount: string
  picture: GiftCardWish['picture']
  message: string
  by: GiftCardWish['by']
  name: string
  email: string
  phone: string
  when: 'now' | 'day'
  sendOn: string
}

/** Reads the form as typed, so that no input is lost. */
export function readGiftCardForm({ isPosted, text }: PostedFields): GiftCardForm {
  return {
    amount: isPosted ? text('amount') : String(OFFERED_AMOUNTS[1]),
    ownAmount: text('ownAmount'),
    picture: CardPicture.options.find((one) => one === text('picture')) ?? 'flowers',
    message: text('message'),
    by: text('by') === 'print' ? 'print' : 'mail',
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    when: text('when') === 'day' ? 'day' : 'now',
    sendOn: text('sendOn'),
  }
}

/** The wish as the contract has it. A sum or a day that cannot be read becomes one that the rules refuse. */
export function giftCardWish(form: GiftCardForm): GiftCardWish {
  const { picture, by, name, email, phone } = form
  const amount = form.amount === OWN_AMOUNT ? readEuros(form.ownAmount) : Number(form.amount)
  const day = /^\d{4}-\d{2}-\d{2}$/.test(form.sendOn) && !Number.isNaN(Date.parse(form.sendOn)) ? form.sendOn : NO_DAY
  return {
    picture,
    by,
    amount: Number.isFinite(amount) ? (amount ?? 0) : 0,
    // A line ends in two signs where a browser posts it.
    message: form.message.replaceAll('\r\n', '\n').slice(0, 300),
    receiver: { name: name.slice(0, 80), email: email.slice(0, 200), phone: phone.slice(0, 40) },
    sendOn: by === 'mail' && form.when === 'day' ? day : null,
  }
}

/** Long past. */
const NO_DAY = '1970-01-01'
