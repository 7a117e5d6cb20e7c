import type { PayloadRequest } from 'payload'
import type { CartLine } from '#contracts/cart.ts'
import type { NoOrderReason, PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { statesBefore, type PurchaseState } from '#domain/checkout/purchase-states.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, createUnlessTaken, eachOf, findAll, findOne } from '#plugins/kit/documents.ts'
import type { RefundOutcome } from '#plugins/payments/provider.ts'
import { sealedMoneyBack, toDocument, toPurchase, type PurchaseDocument } from './purchase-document.ts'

/** What a line says of eyes, by its ref. Kept under seal. */
export type SealedPrescriptions = Record<
  string,
  Pick<CartLine, 'prescription' | 'prescriptionGlasses'> & { unusual: string[] }
>

/** A line without what it says of eyes. */
export type LineWithoutPrescription = Omit<CartLine, 'prescription' | 'prescriptionGlasses'>

export interface Delivery extends Pick<DeliveryMethod, 'name' | 'kind'> {
  methodId: number
  /** Where the goods wait, in words; null where they come home. */
  place: string | null
  /** The store they are collected from. */
  storeId: number | null
  /** Whether they are taken from its own shelf, or sent there from the warehouse. */
  isFromStore: boolean
}

export interface Purchase {
  ref: string
  key: string
  /** Tells a form sent again from one that was changed. */
  formHash: string
  shopperId: string
  state: PurchaseState
  stateSince: string
  holdRef: string
  isReleased: boolean
  /** Null, as are eyes and note, where it cannot be opened. */
  lines: LineWithoutPrescription[] | null
  eyes: SealedPrescriptions | null
  form: Pick<PurchaseForm, 'contact' | 'address'> & { note?: string | null }
  delivery: Delivery
  totals: Totals
  giftCard: { fingerprint: string; lastDigits: string; amount: Cents } | null
  discountCode: string | null
  /** Version of the terms that the shopper accepted. */
  termsVersion: string
  transactionId: string | null
  payUrl: string | null
  orderNumber: string | null
  /** When the provider is asked the next time whether what was given up has been paid after all. */
  nextAskAt: string | null
  /** Where giving back its money stands, if that was begun. */
  refundState: RefundState | null
  moneyBack: MoneyBack | null
}

/** How the money of a purchase that could not become an order goes back. */
export interface MoneyBack {
  /** Why there is no order. */
  reason?: NoOrderReason
  /** What came, where it is not what was asked. */
  received?: Cents
  /** None as long as only staff may begin. */
  tries: number
  /** The refund's own at the provider, once it has one. */
  transactionId: string | null
  /** What the provider has said of this try, each word once. */
  heard?: RefundOutcome[]
  since: string
  nextAskAt: string
  /** Claimed by staff, and not yet sent. */
  isAskedAnew: boolean
  by: string
  note: string | null
}

/** What may change of a frozen purchase beside its state. */
type Changes = Partial<
  Pick<
    Purchase,
    | 'holdRef'
    | 'isReleased'
    | 'delivery'
    | 'transactionId'
    | 'payUrl'
    | 'orderNumber'
    | 'nextAskAt'
    | 'refundState'
    | 'moneyBack'
  >
>

/** Writes a frozen purchase, or gives nothing when its key has one already. */
export async function openPurchase(req: PayloadRequest, purchase: Purchase): Promise<Purchase | null> {
  const opened = await createUnlessTaken(req, 'purchases', { ...toDocument(purchase) })
  return opened ? purchase : null
}

export const findPurchase = (req: PayloadRequest, ref: string) => find(req, { ref: { equals: ref } })
export const findPurchaseByKey = (req: PayloadRequest, key: string) => find(req, { key: { equals: key } })

/** A shopper's purchases that stand in one of these states. */
export async function purchasesOf(
  req: PayloadRequest,
  shopperId: string,
  states: PurchaseState[],
): Promise<Purchase[]> {
  const where = { and: [{ shopperId: { equals: shopperId } }, { state: { in: states } }] }
  return (await findAll<PurchaseDocument>(req, 'purchases', where)).map((found) => toPurchase(req, found))
}

async function find(req: PayloadRequest, where: Parameters<typeof findOne>[2]): Promise<Purchase | null> {
  const found = await findOne<PurchaseDocument>(req, 'purchases', where)
  return found && toPurchase(req, found)
}

/** Moves a purchase on, if it stands where one may come from. Nothing when somebody else moved it. */
export async function movePurchase(
  req: PayloadRequest,
  ref: string,
  to: PurchaseState,
  changes: Changes = {},
  from = statesBefore(to),
): Promise<Purchase | null> {
  const where = { and: [{ ref: { equals: ref } }, { state: { in: from } }] }
  const moved = await changeIf<PurchaseDocument>(req, 'purchases', where, {
    ...sealedChanges(changes),
    state: to,
    stateSince: nowIso(),
  })
  return moved && toPurchase(req, moved)
}

export async function notePurchase(
  req: PayloadRequest,
  ref: string,
  changes: Changes & { key?: string },
): Promise<void> {
  await changeIf(req, 'purchases', { ref: { equals: ref } }, sealedChanges(changes))
}

/** Notes where giving back the money stands, if it still stands where the note expects it. */
export async function noteRefundOf(
  req: PayloadRequest,
  ref: string,
  changes: Partial<Pick<Purchase, 'state' | 'stateSince' | 'isReleased' | 'refundState' | 'moneyBack'>>,
  from?: (RefundState | null)[],
): Promise<Purchase | null> {
  const isFrom = from?.map((state) => ({ refundState: state === null ? { exists: false } : { equals: state } }))
  const where = { and: [{ ref: { equals: ref } }, ...(isFrom ? [{ or: isFrom }] : [])] }
  const noted = await changeIf<PurchaseDocument>(req, 'purchases', where, sealedChanges(changes))
  return noted && toPurchase(req, noted)
}

function sealedChanges<Changed extends { moneyBack?: MoneyBack | null }>(changes: Changed): Changed {
  return changes.moneyBack ? { ...changes, moneyBack: sealedMoneyBack(changes.moneyBack) } : changes
}

/** Purchases that stand in one of these states, oldest first, each when its turn comes. */
export async function* purchasesIn(
  req: PayloadRequest,
  states: PurchaseState[],
  { before, isReleased, isToAsk }: { before?: string; isReleased?: false; isToAsk?: true } = {},
): AsyncGenerator<Purchase> {
  const where = {
    and: [
      { state: { in: states } },
      ...(before ? [{ stateSince: { less_than: before } }] : []),
      ...(isReleased === false ? [{ isReleased: { not_equals: true } }] : []),
      ...(isToAsk ? [{ nextAskAt: { less_than_equal: nowIso() } }] : []),
    ],
  }
  for await (const found of eachOf<PurchaseDocument>(req, 'purchases', where)) yield toPurchase(req, found)
}
