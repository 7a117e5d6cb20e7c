import type { PayloadRequest } from 'payload'
import type { PaymentProof } from '#contracts/payments.ts'
import { returnedAs, standingOf } from '#domain/payments/charge-states.ts'
import { Refusal } from '#domain/refusal.ts'
import { paytrailProvider } from '../paytrail-provider.ts'
import { settleCharge } from './settle-charge.ts'

/**
 * Settles a charge by the signed report with which its payer returns, and returns the outcome to show. Throws
 * `payment.unknown` where it is another owner's.
 */
export async function settleReturn(req: PayloadRequest, proof: PaymentProof, owner: string) {
  const report = paytrailProvider().readProof(proof)
  if (report.owner !== owner) throw new Refusal('payment.unknown')
  const charge = await settleCharge(req, report)
  return { charge, payment: standingOf(charge), outcome: returnedAs(charge) }
}
