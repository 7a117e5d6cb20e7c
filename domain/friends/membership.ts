import { isEmail } from '#domain/customers/email.ts'
import type { FieldProblem } from '#domain/refusal.ts'

/** `asked`: an e-mail waits for the customer to confirm owning the mailbox. */
export type MemberState = 'asked' | 'member' | 'left'

/** Between two e-mails to one mailbox, so that it cannot be flooded. */
const LETTER_INTERVAL_MS = 120_000

/** The instant (ISO) before which the last letter must have gone for another to follow now. */
export function letterDueBefore(now: Date): string {
  return new Date(now.getTime() - LETTER_INTERVAL_MS).toISOString()
}

/** What is wrong with a wish to join Friends: an address that gets no mail, or terms that are not accepted. */
export function joiningProblems({
  email,
  acceptsTerms,
}: {
  email: string
  acceptsTerms: boolean
}): FieldProblem<'email' | 'acceptsTerms'>[] {
  const problems: FieldProblem<'email' | 'acceptsTerms'>[] = []
  if (!isEmail(email)) problems.push({ field: 'email', code: 'contact.email_malformed' })
  if (!acceptsTerms) problems.push({ field: 'acceptsTerms', code: 'friends.terms_not_accepted' })
  return problems
}
