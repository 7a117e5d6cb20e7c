import type { Registration } from '#contracts/customers.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { isEmail } from './email.ts'
import { isName } from './name.ts'
import { passwordProblem } from './password-problem.ts'

/** The problems of a registration, field by field (specification §5). */
export function registrationProblems(
  { firstName, lastName, email, acceptsTerms, ...passwords }: Registration,
  isCommon: (password: string) => boolean,
): FieldProblem<keyof Registration>[] {
  const problems: FieldProblem<keyof Registration>[] = []
  if (!isName(firstName)) problems.push({ field: 'firstName', code: 'contact.name_malformed' })
  if (!isName(lastName)) problems.push({ field: 'lastName', code: 'contact.name_malformed' })
  if (!isEmail(email)) problems.push({ field: 'email', code: 'contact.email_malformed' })
  const password = passwordProblem(passwords, isCommon)
  if (password) problems.push({ field: password === 'password.repeat_differs' ? 'repeat' : 'password', code: password })
  if (!acceptsTerms) problems.push({ field: 'acceptsTerms', code: 'account.terms_not_accepted' })
  return problems
}
