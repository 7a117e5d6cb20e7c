import type { PayloadRequest } from 'payload'
import { lateRefundNeedsStaff } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { purchasesIn } from './repository.ts'
import { isWhole } from './whole-purchase.ts'

/** Purchases that have been paid and cannot be opened, so that nothing becomes of them until their key is back. */
export async function unreadablePurchases(req: PayloadRequest): Promise<Purchase[]> {
  const paid = await Array.fromAsync(purchasesIn(req, ['paid', 'paid_late']))
  return paid.filter((purchase) => !isWhole(purchase))
}

/** Payments that could not become an order, and whose money staff must see back to where it came from. */
export async function latePaymentsInTrouble(req: PayloadRequest): Promise<Purchase[]> {
  return (await Array.fromAsync(purchasesIn(req, ['refunding']))).filter(lateRefundNeedsStaff)
}
