import type { SealedPrescriptions, LineWithoutPrescription, Purchase } from './purchase.ts'

export type WholePurchase = Purchase & { lines: LineWithoutPrescription[]; prescriptions: SealedPrescriptions }

/** A purchase that could be decrypted. Others wait for their key, and staff see them. */
export function isWhole(purchase: Purchase): purchase is WholePurchase {
  return purchase.lines !== null && purchase.prescriptions !== null
}

/** Throws where it cannot be opened. */
export function whole(purchase: Purchase): WholePurchase {
  if (!isWhole(purchase)) throw new Error(`Purchase ${purchase.ref} cannot be opened`)
  return purchase
}
