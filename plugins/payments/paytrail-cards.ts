import * as z from 'zod/mini'
import type { PaymentProof } from '#contracts/payments.ts'
import {
  about,
  ask,
  call,
  pageLanguage,
  signedFields,
  statusOf,
  unavailable,
  type PaytrailSettings,
} from './paytrail-calls.ts'
import type { CommitAnswer, Declined, HoldAnswer, SavedCard } from './provider.ts'

const Card = z.object({ type: z.string(), partial_pan: z.string(), expire_year: z.string(), expire_month: z.string() })
const Tokenized = z.object({ token: z.string(), card: Card })
const Named = z.object({ transactionId: z.string() })
const Refused = z.object({ message: z.string(), acquirerResponseCode: z.optional(z.string()) })
const Status = z.object({ status: z.string() })

/** After these the payer must give another card (Paytrail API, "Retrying failed payments": Nets and Amex). */
const NEVER_RETRY = new Set([
  ...['111', '119', '165', '200', '207', '208', '209', '902', '908', '909'],
  ...['181', '183', '187', '189'],
])

/** The card behind a token, with the details Paytrail gives beside it. Null where there is no token. */
export function cardOf(token: string | undefined, details: unknown): SavedCard | null {
  const card = Card.safeParse(details)
  if (!token || !card.success) return null
  const { type, partial_pan: lastDigits, expire_year: year, expire_month: month } = card.data
  return { token, type, lastDigits, expires: `${year}-${month.padStart(2, '0')}` }
}

/** `POST /tokenization/addcard-form` is posted by the payer's browser, so what signs it is in the form. */
export function addCardForm(settings: PaytrailSettings, returnUrl: string) {
  const urls = { 'checkout-redirect-success-url': returnUrl, 'checkout-redirect-cancel-url': returnUrl }
  const fields = { ...signedFields(settings, 'POST', urls), language: pageLanguage(returnUrl) }
  return { action: `${settings.url}/tokenization/addcard-form`, fields }
}

/** Exchanges the tokenization with which a browser came back for the card's token. */
export async function savedCard(settings: PaytrailSettings, proof: PaymentProof): Promise<SavedCard | null> {
  const id = proof['checkout-tokenization-id']
  if (!id || proof['checkout-status'] === 'fail') return null
  const path = `/tokenization/${encodeURIComponent(id)}`
  const answer = Tokenized.safeParse(
    await ask(settings, { method: 'POST', path, fields: { 'checkout-tokenization-id': id } }),
  )
  return answer.success ? cardOf(answer.data.token, answer.data.card) : null
}

/** Holds the sum on a card without its payer, a merchant-initiated transaction under the agreement the payer has given. */
export async function holdSaved(settings: PaytrailSettings, body: object): Promise<HoldAnswer> {
  const answer = await call(settings, { method: 'POST', path: '/payments/token/mit/authorization-hold', body })
  const held = Named.safeParse(answer.body)
  if (answer.status === 201 && held.success) return { outcome: 'held', transactionId: held.data.transactionId }
  return refused(answer)
}

/** Takes what is held. A hold that was taken before is refused here, so Paytrail is asked how it stands. */
export async function commitHold(
  settings: PaytrailSettings,
  transactionId: string,
  body: object,
): Promise<CommitAnswer> {
  const answer = await call(settings, { method: 'POST', ...about(transactionId, '/token/commit'), body })
  if (answer.status === 201) return { outcome: 'paid', transactionId }
  const known = Status.safeParse(await statusOf(settings, transactionId))
  if (known.data?.status === 'ok') return { outcome: 'paid', transactionId }
  if (known.data?.status === 'fail') return declined('')
  const said = refused(answer)
  return said.outcome === 'declined' ? said : unavailable()
}

export async function revertHold(settings: PaytrailSettings, transactionId: string): Promise<void> {
  await call(settings, { method: 'POST', ...about(transactionId, '/token/revert') })
}

/** A no of the card's bank has one fixed message. Any other no is about the request: a stamp that was used before, or unknown. */
function refused({ status, body }: { status: number; body: unknown }): Exclude<HoldAnswer, { outcome: 'held' }> {
  const { message = '', acquirerResponseCode: reason = '' } = Refused.safeParse(body).data ?? {}
  if (status === 400 && message === 'Failed to create token payment.') return declined(reason)
  return status === 400 && /stamp/i.test(message) ? { outcome: 'known_already' } : unavailable()
}

function declined(reason: string): Declined {
  return { outcome: 'declined', reason, mayRetry: !NEVER_RETRY.has(reason) }
}
