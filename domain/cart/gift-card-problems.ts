import { CARD_WORTH, type GiftCardWish } from '#contracts/cart.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { isEmail } from '#domain/customers/email.ts'
import { readPhone } from '#domain/customers/phone.ts'
import { type FieldProblem, Refusal } from '#domain/refusal.ts'

/** Days from today within which the day of sending lies: a gift is bought at most a year ahead. */
export const SEND_WITHIN_DAYS = 365

/** What a mail program makes a link of. The shop's mailbox carries none of a stranger's to an address that the stranger typed. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}]\.[a-z]{2,}(?![\p{L}\p{N}])/iu

/**
 * What is wrong with a gift card to be bought, field by field; empty if it can be bought.
 *
 * @param today ISO day in Helsinki.
 */
export function problemsWithGiftCard(wish: GiftCardWish, today: string): FieldProblem[] {
  const { amount, by, receiver, sendOn } = wish
  const problems: FieldProblem[] = []
  const isWorth = amount % 100 === 0 && amount >= CARD_WORTH.least && amount <= CARD_WORTH.most
  if (!isWorth) problems.push({ field: 'amount', code: 'giftcard.amount_not_sold' })
  if (by === 'print') return problems

  if (LINK.test(wish.message)) problems.push({ field: 'message', code: 'giftcard.text_has_link' })
  if (LINK.test(receiver.name)) problems.push({ field: 'name', code: 'giftcard.text_has_link' })
  if (!isEmail(receiver.email)) problems.push({ field: 'email', code: 'contact.email_malformed' })
  if (receiver.phone && !readPhone(receiver.phone)) problems.push({ field: 'phone', code: 'contact.phone_malformed' })
  const isInTime = sendOn === null || (sendOn >= today && sendOn <= plusDays(today, SEND_WITHIN_DAYS))
  if (!isInTime) problems.push({ field: 'sendOn', code: 'giftcard.day_not_possible' })
  return problems
}

/** Throws the first problem of a gift card. */
export function assertBeBuyableCard(wish: GiftCardWish, today: string): void {
  const [problem] = problemsWithGiftCard(wish, today)
  if (problem) throw new Refusal(problem.code, problem.details)
}
