import type { Declaration } from '#contracts/withdrawals.ts'
import type { FieldProblem } from '#domain/field-problem.ts'
import { isEmail } from '#domain/customers/email.ts'
import { isName } from '#domain/customers/name.ts'
import { isOrderNumber, readOrderNumber } from '#domain/orders/order-number.ts'

/**
 * All problems of a declaration in the order of the form; empty if there are none. Whether the order exists is not
 * checked, because that would reveal it to strangers.
 */
export function problemsWithDeclaration(declaration: Declaration): FieldProblem[] {
  const { name, number, email, extent, rows = [], words = '', token } = declaration
  const problems: FieldProblem[] = []
  if (!isName(name)) problems.push({ field: 'name', code: 'contact.name_malformed' })
  if (!isOrderNumber(readOrderNumber(number))) problems.push({ field: 'number', code: 'withdrawal.number_malformed' })
  if (!isEmail(email.trim())) problems.push({ field: 'email', code: 'contact.email_malformed' })
  const isNamed = (token !== undefined && rows.length > 0) || words.trim() !== ''
  if (extent === 'part' && !isNamed) problems.push({ field: 'goods', code: 'withdrawal.goods_missing' })
  return problems
}
