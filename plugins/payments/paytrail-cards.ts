import * as z from 'zod/mini'
import type { PaymentProof } from '#contracts/payments.ts'
import { Refusal } from '#domain/refusal.ts'
import { ask, call, signedFields, type PaytrailSettings } from './paytrail-calls.ts'
import type { SavedCard, SavedCardAnswer, SavedCardCharge } from './provider.ts'

const Card = z.object({
  type: z.string(),
  partial_pan: z.string(),
  expire_year: z.string(),
  expire_month: z.string(),
})
const Tokenized = z.object({ token: z.string(), card: Card })
const Charged = z.object({ transactionId: z.string() })
const NeedsPayer = z.object({ transactionId: z.string(), threeDSecureUrl: z.url() })
const Declined = z.object({ acquirerResponseCode: z.optional(z.string()) })

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
  const fields = { ...signedFields(settings, 'POST', urls), language: 'FI' }
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

/**
 * Charges a token. A payer who is present makes it a customer-initiated transaction, whose bank may ask for 3-D Secure
 * (403); one who is not, a merchant-initiated transaction under the agreement the payer has given.
 */
export async function chargeSaved(
  settings: PaytrailSettings,
  { token, isPayerPresent }: SavedCardCharge,
  payment: object,
): Promise<SavedCardAnswer> {
  const path = `/payments/token/${isPayerPresent ? 'cit' : 'mit'}/charge`
  const { status, body } = await call(settings, { method: 'POST', path, body: { ...payment, token } })
  const charged = Charged.safeParse(body)
  if (status === 201 && charged.success) return { outcome: 'paid', transactionId: charged.data.transactionId }
  const stepUp = NeedsPayer.safeParse(body)
  if (status === 403 && stepUp.success) {
    const { transactionId, threeDSecureUrl: payUrl } = stepUp.data
    return { outcome: 'needs_payer', transactionId, payUrl }
  }
  if (status !== 400) throw new Refusal('payment.unavailable')
  const reason = Declined.safeParse(body).data?.acquirerResponseCode ?? ''
  return { outcome: 'declined', reason, mayRetry: !NEVER_RETRY.has(reason) }
}
