import type { FieldProblem } from '../field-problem.ts'
import { isEmail } from '../customers/email.ts'

/** What is wrong with a wish to join Friends: an address that gets no mail, or terms that are not accepted. */
export function joiningProblems({
  email,
  acceptsTerms,
}: {
  email: string
  acceptsTerms: boolean
}): FieldProblem<'email' | 'acceptsTerms'>[] {
  const problems: FieldProblem<'email' | 'acceptsTerms'>[] = []
  if (!isEmail(email.trim())) problems.push({ field: 'email', code: 'contact.email_malformed' })
  if (!acceptsTerms) problems.push({ field: 'acceptsTerms', code: 'friends.terms_not_accepted' })
  return problems
}
