import type { PayloadRequest } from 'payload'
import { accountEmail, isEmail } from '#domain/customers/email.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { shopperIdOf, type CustomerCaller } from '#plugins/kit/requests/caller.ts'
import { enqueueLetter } from '#plugins/kit/mail/outbox.ts'
import { notifyEmailProven } from './hooks.ts'
import { accountExistsLetter, emailChangedLetter, emailLinkLetter } from './emails/account-letters.ts'
import { createLink, openLink, useLink } from './mailed-links.ts'
import { requireCurrentPassword } from './new-password.ts'
import { changeEmail, findCustomer, findCustomerByEmail, signedInCustomer } from './repository.ts'

/** Mails a link to the new address. Whether that address has an account already, only its mailbox learns. */
export async function mailEmailLink(
  req: PayloadRequest,
  caller: CustomerCaller,
  { email: typed, password }: { email: string; password?: string | undefined },
): Promise<void> {
  if (!isEmail(typed)) throw new Refusal('contact.email_malformed', { field: 'email' })
  const customer = await signedInCustomer(req, caller)
  await requireCurrentPassword(req, customer, password)
  const email = accountEmail(typed)
  const link = { kind: 'email', email, customer: customer.number, shopper: shopperIdOf(req) } as const
  const token = await createLink(req, link)
  const owner = await findCustomerByEmail(req, email)
  const written = owner ? await accountExistsLetter(req, owner) : await emailLinkLetter(req, customer, email, token)
  await enqueueLetter(req, `email ${token.slice(0, 12)}`, written)
}

/** Makes the address of a link that of the account, and informs the former address. */
export async function confirmEmail(req: PayloadRequest, token: string): Promise<string> {
  const link = await openLink(req, token, 'email')
  const before = link.customer ? await findCustomer(req, link.customer) : null
  if (!before) throw new Refusal('account.link_expired')
  const changed = await changeEmail(req, before.number, link.email)
  if (!changed) throw new Refusal('account.email_taken')
  await useLink(req, link)
  await enqueueLetter(req, `email changed ${before.number} ${nowIso()}`, await emailChangedLetter(req, before))
  await notifyEmailProven(req, changed)
  return changed.email
}
