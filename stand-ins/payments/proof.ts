import type { Payment, Refund } from './payment.ts'
import { signatureOf, type Parameters } from './signature.ts'

export interface Merchant {
  account: string
  secret: string
}

/**
 * The signed address for a payment's redirects and callbacks. The token of a saved card is in callbacks only.
 */
export function proofUrl(address: string, payment: Payment, merchant: Merchant, card: Parameters = {}): string {
  return withProof(address, merchant, {
    ...common(payment, merchant),
    'checkout-amount': String(payment.request.amount),
    'checkout-stamp': payment.request.stamp,
    'checkout-reference': payment.request.reference,
    'checkout-transaction-id': payment.id,
    'checkout-status': payment.status,
    ...card,
  })
}

/** The signed address for a refund's callbacks: its own transaction, amount, stamp and reference. */
export function refundProofUrl(address: string, payment: Payment, refund: Refund, merchant: Merchant): string {
  return withProof(address, merchant, {
    ...common(payment, merchant),
    'checkout-amount': String(refund.request.amount),
    'checkout-stamp': refund.request.refundStamp ?? '',
    'checkout-reference': refund.request.refundReference ?? '',
    'checkout-transaction-id': refund.id,
    'checkout-status': refund.status,
  })
}

function common(payment: Payment, merchant: Merchant): Parameters {
  return {
    'checkout-account': merchant.account,
    'checkout-algorithm': payment.algorithm,
    ...(payment.provider ? { 'checkout-provider': payment.provider } : {}),
  }
}

/** An address with signed parameters. */
export function withProof(address: string, merchant: Merchant, parameters: Parameters): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  url.searchParams.set('signature', signatureOf(merchant.secret, parameters))
  return url.href
}
