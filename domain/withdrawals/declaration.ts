import type { WithdrawalTerms } from '#contracts/orders.ts'
import type { Declaration } from '#contracts/withdrawals.ts'
import { isEmail } from '#domain/customers/email.ts'
import { isName } from '#domain/customers/name.ts'
import { isOrderNumber, readOrderNumber } from '#domain/orders/order-number.ts'
import type { FieldProblem } from '#domain/refusal.ts'

/**
 * All problems of a declaration in the order of the form; empty if there are none. Whether the order exists is not
 * checked, because that would reveal it to strangers.
 */
export function problemsWithDeclaration(declaration: Declaration): FieldProblem[] {
  const { name, number, email, extent, rows = [], words = '', token } = declaration
  const problems: FieldProblem[] = []
  if (!isName(name)) problems.push({ field: 'name', code: 'contact.name_malformed' })
  if (!isOrderNumber(readOrderNumber(number))) problems.push({ field: 'number', code: 'withdrawal.number_malformed' })
  if (!isEmail(email)) problems.push({ field: 'email', code: 'contact.email_malformed' })
  const isNamed = (token !== undefined && rows.length > 0) || words.trim() !== ''
  if (extent === 'part' && !isNamed) problems.push({ field: 'goods', code: 'withdrawal.goods_missing' })
  return problems
}

/**
 * Whether a declaration comes from the buyer: it names the order's address. Upper and lower case are the same, as
 * mailboxes do not distinguish them.
 */
export function isOfBuyer(declared: { email: string }, order: { email: string }): boolean {
  const asOne = (email: string) => email.trim().toLowerCase()
  return asOne(declared.email) === asOne(order.email)
}

/** In which term a declaration has come: by law, by the shop's longer promise alone, or after both. */
export type Timeliness = 'law' | 'shop' | 'late'

/**
 * How timely a declaration is. It counts on the day it was sent to us; before the goods are sent it is always in time.
 *
 * @param day ISO day of the declaration.
 */
export function timeliness(terms: WithdrawalTerms | null, day: string): Timeliness {
  if (terms === null || day <= terms.lawUntil) return 'law'
  return day <= terms.shopUntil ? 'shop' : 'late'
}

/** A zero-width space: invisible, and ends a word for programs that look for links. */
const GAP = '\u200b'

/**
 * The same text, in which mail programs detect no link. Text and address of a declaration are both user input, which
 * could otherwise be used to send links to others in our name.
 */
export function withoutLinks(text: string): string {
  return text.replace(/(?<=\S)[.:/@](?=\S)/g, (sign) => `${sign}${GAP}`)
}
