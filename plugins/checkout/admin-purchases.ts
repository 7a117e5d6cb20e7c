import type { PayloadRequest } from 'payload'
import type { Charge } from '#plugins/payments/charges/repository.ts'
import { stuckCharges } from '#plugins/payments/charges/settle-by-hand.ts'
import { PURCHASE } from './open-payment.ts'
import type { Purchase } from './purchase.ts'
import { findPurchase } from './repository.ts'

/** A payment that could not become an order, with its purchase. */
export interface LatePayment {
  purchase: Purchase
  charge: Charge
}

/**
 * Late payments about whose refunds staff must decide. One whose purchase is deleted is only in the list of stuck
 * steps.
 */
export async function latePaymentsInTrouble(req: PayloadRequest): Promise<LatePayment[]> {
  const charges = (await stuckCharges(req)).filter(({ owner }) => owner === PURCHASE)
  const found = await Promise.all(
    charges.map(async (charge) => {
      const purchase = await findPurchase(req, charge.subject)
      return purchase && { purchase, charge }
    }),
  )
  return found.filter((one) => one !== null)
}
