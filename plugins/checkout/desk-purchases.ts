import type { PayloadRequest } from 'payload'
import { lateRefundNeedsStaff } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { purchasesIn } from './repository.ts'

/** Payments that could not become an order, and whose money staff must see back to where it came from. */
export async function latePaymentsInTrouble(req: PayloadRequest): Promise<Purchase[]> {
  return (await Array.fromAsync(purchasesIn(req, ['refunding']))).filter(lateRefundNeedsStaff)
}
