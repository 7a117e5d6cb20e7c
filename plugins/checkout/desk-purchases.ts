import type { PayloadRequest } from 'payload'
import { findCharge, type Charge } from '#plugins/payments/charges/repository.ts'
import { lateRefundNeedsStaff } from './late-refunds.ts'
import type { Purchase } from './purchase.ts'
import { purchasesIn } from './repository.ts'

/** A payment that could not become an order, with its purchase. */
export interface LatePayment {
  purchase: Purchase
  charge: Charge
}

/** Late payments whose refund has failed or is unsure, so that staff must settle it. */
export async function latePaymentsInTrouble(req: PayloadRequest): Promise<LatePayment[]> {
  const found: LatePayment[] = []
  for await (const purchase of purchasesIn(req, ['refunding'])) {
    const charge = await findCharge(req, purchase.ref)
    if (charge && lateRefundNeedsStaff(charge)) found.push({ purchase, charge })
  }
  return found
}
