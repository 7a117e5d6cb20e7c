import type { PayloadRequest } from 'payload'
import { createUnlessTaken, deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { signature } from '#plugins/kit/sealing/secrets.ts'
import type { Purchase } from './purchase.ts'
import { findPurchase } from './repository.ts'

interface Rows {
  shopperId: string
  lines: { ref: string }[]
}

/**
 * Claims the cart rows that a purchase buys. Row ids are unique, so of two purchases that share a row only one is bought,
 * however many processes settle them. False when a row is claimed by another purchase; those claimed until then are for
 * `releaseRows`. Idempotent.
 */
export async function claimRows(
  req: PayloadRequest,
  { ref, holdRef, ...rows }: Pick<Purchase, 'ref' | 'holdRef' | 'shopperId' | 'lines'>,
): Promise<boolean> {
  // Sorted, so that of two purchases that share rows, one gets all of them.
  for (const row of namesOf(rows).toSorted()) {
    const claimed = await createUnlessTaken(req, 'bought-rows', { row, holdRef, purchaseRef: ref })
    const claim = claimed ?? (await findOne(req, 'bought-rows', { row: { equals: row } }))
    if (claim?.holdRef !== holdRef) return false
  }
  return true
}

/** Releases the rows of a purchase that is not bought after all. Safe to repeat. */
export async function releaseRows(req: PayloadRequest, holdRef: string): Promise<void> {
  await deleteWhere(req, 'bought-rows', { holdRef: { equals: holdRef } })
}

/** The purchase that has bought exactly this, if one has. */
export async function purchaseOfRows(req: PayloadRequest, rows: Rows): Promise<Purchase | null> {
  const names = namesOf(rows)
  const claims = await findAll(req, 'bought-rows', { row: { in: names } })
  const [first] = claims
  const isOne = claims.length === names.length && claims.every(({ holdRef }) => holdRef === first?.holdRef)
  const purchase = first && isOne ? await findPurchase(req, first.purchaseRef) : null
  return purchase?.state === 'paid' || purchase?.state === 'ordered' ? purchase : null
}

function namesOf({ shopperId, lines }: Rows): string[] {
  return lines.map(({ ref }) => signature('bought row', `${shopperId}\n${ref}`))
}
