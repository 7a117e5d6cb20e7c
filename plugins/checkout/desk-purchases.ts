import type { PayloadRequest } from 'payload'
import { lateRefundNeedsStaff } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { purchasesIn } from './repository.ts'

/** Late payments that could not become an order and whose refund has failed or is unsure, so that staff must settle it. */
export async function latePaymentsInTrouble(req: PayloadRequest): Promise<Purchase[]> {
  return (await Array.fromAsync(purchasesIn(req, ['refunding']))).filter(lateRefundNeedsStaff)
}
