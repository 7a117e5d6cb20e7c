import type { PayloadRequest } from 'payload'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { stuckDocuments } from '#plugins/kit/work/stuck-steps.ts'
import { openedCharge, type Charge } from '#plugins/payments/charges/repository.ts'
import { DECIDE } from '#plugins/payments/decide.ts'
import { PURCHASE } from './open-payment.ts'
import type { Purchase } from './purchase.ts'
import { findPurchase } from './repository.ts'

/** A payment that could not become an order, with its purchase. */
export interface LatePayment {
  purchase: Purchase
  charge: Charge
}

/** Late payments about whose refunds staff must decide. One whose purchase is forgotten stands on the list of what is stuck alone. */
export async function latePaymentsInTrouble(req: PayloadRequest): Promise<LatePayment[]> {
  const stuck = await stuckDocuments(req, 'charges', DECIDE)
  if (stuck.length === 0) return []
  const charges = await findAll(req, 'charges', { and: [{ id: { in: stuck } }, { owner: { equals: PURCHASE } }] })
  const found = await Promise.all(
    charges.map(async (stored) => {
      const charge = openedCharge(req, stored)
      const purchase = await findPurchase(req, charge.subject)
      return purchase && { purchase, charge }
    }),
  )
  return found.filter((one) => one !== null)
}
