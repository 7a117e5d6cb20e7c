import type { PayloadRequest, Where } from 'payload'
import { statesBefore, type PurchaseState } from '#domain/checkout/purchase-states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, findEach, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { changeAndSchedule, type StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { toDocument, toPurchase } from './purchase-document.ts'
import type { NewPurchase, Purchase } from './purchase.ts'

export type {
  Delivery,
  FrozenForm,
  GiftCardPayment,
  LineWithoutPrescription,
  Purchase,
  SealedPrescriptions,
  SoldBy,
} from './purchase.ts'

/** What may change of a frozen purchase beside its state. */
type Changes = Partial<Pick<Purchase, 'holdRef' | 'delivery' | 'transactionId' | 'orderNumber' | 'noOrderReason'>>

/** Writes a frozen purchase, or gives nothing when its key has one already. */
export async function openPurchase(req: PayloadRequest, purchase: NewPurchase): Promise<Purchase | null> {
  const opened = await createUnlessTaken(req, 'purchases', toDocument(purchase))
  return opened && toPurchase(req, opened)
}

export const findPurchase = (req: PayloadRequest, ref: string) => find(req, { ref: { equals: ref } })
export const findPurchaseByKey = (req: PayloadRequest, key: string) => find(req, { key: { equals: key } })

/** A shopper's purchases that stand in one of these states. Unreadable ones, here and below, stay as they are. */
export async function purchasesOf(
  req: PayloadRequest,
  shopperId: string,
  states: PurchaseState[],
): Promise<Purchase[]> {
  const where = { and: [{ shopperId: { equals: shopperId } }, { state: { in: states } }] }
  const found = await findAll(req, 'purchases', where)
  return Array.fromAsync(openEach(found, (one) => toPurchase(req, one)))
}

/** The purchase of a shopper that was written last. */
export async function latestPurchase(req: PayloadRequest, shopperId: string): Promise<Purchase | null> {
  const where = { shopperId: { equals: shopperId } }
  const found = await findAll(req, 'purchases', where, { sort: '-createdAt', limit: 1 })
  const [latest = null] = await Array.fromAsync(openEach(found, (one) => toPurchase(req, one)))
  return latest
}

async function find(req: PayloadRequest, where: Where): Promise<Purchase | null> {
  const found = await findOne(req, 'purchases', where)
  return found && toPurchase(req, found)
}

/**
 * Moves a purchase on, if it stands where one may come from, and schedules the steps. Null when another process moved
 * it.
 */
export async function movePurchase(
  req: PayloadRequest,
  ref: string,
  to: PurchaseState,
  changes: Changes = {},
  { from = statesBefore(to), steps = [] }: { from?: PurchaseState[]; steps?: readonly StepToSchedule[] } = {},
): Promise<Purchase | null> {
  const where = { and: [{ ref: { equals: ref } }, { state: { in: from } }] }
  const data = { ...changes, state: to, stateSince: nowIso(), version: { $inc: 1 } }
  if (steps.length === 0) {
    const moved = await changeIf(req, 'purchases', where, data)
    return moved && toPurchase(req, moved)
  }
  const moved = await changeAndSchedule(req, 'purchases', where, data, steps)
  if (!moved) return null
  await runSteps(req, 'purchases', moved)
  return findPurchase(req, ref)
}

export async function notePurchase(
  req: PayloadRequest,
  ref: string,
  changes: Changes & { key?: string },
): Promise<void> {
  await changeIf(req, 'purchases', { ref: { equals: ref } }, { ...changes, version: { $inc: 1 } })
}

/** Purchases that stand in one of these states, oldest first, each when its turn comes. */
export function purchasesIn(
  req: PayloadRequest,
  states: PurchaseState[],
  { before }: { before?: string } = {},
): AsyncGenerator<Purchase> {
  const where = { and: [{ state: { in: states } }, ...(before ? [{ stateSince: { less_than: before } }] : [])] }
  return openEach(findEach(req, 'purchases', where), (found) => toPurchase(req, found))
}
