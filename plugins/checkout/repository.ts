import type { PayloadRequest } from 'payload'
import type { CartLine } from '#contracts/cart.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { statesBefore, type PurchaseState } from '#domain/checkout/purchase-states.ts'
import type { RefundState } from '#domain/payments/refund-states.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { changeIf, changeUnlessTaken, createUnlessTaken, eachOf, findAll, findOne } from '#plugins/kit/documents.ts'
import { seal, unseal } from '#plugins/kit/secrets.ts'
import type { RefundOutcome } from '#plugins/payments/provider.ts'

/** What a line says of eyes, by its ref. Kept under seal. */
export type Eyes = Record<string, Pick<CartLine, 'prescription' | 'prescriptionGlasses'> & { unusual: string[] }>

/** A line without what it says of eyes. */
export type OpenLine = Omit<CartLine, 'prescription' | 'prescriptionGlasses'>

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
  lines: OpenLine[]
  eyes: Eyes
  form: Pick<PurchaseForm, 'contact' | 'address' | 'note'>
  delivery: Pick<DeliveryMethod, 'name' | 'kind'> & { methodId: number; place: string | null }
  totals: Totals
  giftCard: { fingerprint: string; lastDigits: string; amount: Cents } | null
  discountCode: string | null
  transactionId: string | null
  payUrl: string | null
  orderNumber: string | null
  /** Names what was bought, once it is paid: the same rows of a cart are bought once. Until then its own `ref`. */
  boughtKey: string
  /** When the provider is asked the next time whether what was given up has been paid after all. */
  nextAskAt: string | null
  /** Where giving back its money stands, if that was begun. */
  refundState: RefundState | null
  moneyBack: MoneyBack | null
}

/** How the money of a purchase that could not become an order goes back. */
export interface MoneyBack {
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
  note: string
}

/** What says something of eyes is sealed; by its SKU, a contact lens says it all. */
type Document = Omit<Purchase, 'lines' | 'eyes'> & { lines: string; eyes: string }

/** What may change of a frozen purchase beside its state. */
type Changes = Partial<
  Pick<Purchase, 'holdRef' | 'isReleased' | 'transactionId' | 'payUrl' | 'orderNumber' | 'boughtKey' | 'nextAskAt'>
>

/** Writes a frozen purchase, or gives nothing when its key has one already. */
export async function openPurchase(req: PayloadRequest, purchase: Purchase): Promise<Purchase | null> {
  const sealed: Document = { ...purchase, lines: seal(purchase.lines), eyes: seal(purchase.eyes) }
  const opened = await createUnlessTaken(req, 'purchases', { ...sealed })
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
  return (await findAll<Document>(req, 'purchases', where)).map(toPurchase)
}

async function find(req: PayloadRequest, where: Parameters<typeof findOne>[2]): Promise<Purchase | null> {
  const found = await findOne<Document>(req, 'purchases', where)
  return found && toPurchase(found)
}

/**
 * Moves a purchase on, if it stands where one may come from. Nothing when somebody else moved it, or when another
 * purchase has bought the same.
 */
export async function movePurchase(
  req: PayloadRequest,
  ref: string,
  to: PurchaseState,
  changes: Changes = {},
  from = statesBefore(to),
): Promise<Purchase | null> {
  const where = { and: [{ ref: { equals: ref } }, { state: { in: from } }] }
  const moved = await changeUnlessTaken<Document>(req, 'purchases', where, {
    ...changes,
    state: to,
    stateSince: nowIso(),
  })
  return moved && toPurchase(moved)
}

export async function notePurchase(
  req: PayloadRequest,
  ref: string,
  changes: Changes & { key?: string },
): Promise<void> {
  await changeIf(req, 'purchases', { ref: { equals: ref } }, changes)
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
  const noted = await changeIf<Document>(req, 'purchases', where, changes)
  return noted && toPurchase(noted)
}

/** The shopper's purchase that has bought exactly this. */
export const findPurchaseOf = (req: PayloadRequest, boughtKey: string) =>
  find(req, { boughtKey: { equals: boughtKey } })

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
  for await (const found of eachOf<Document>(req, 'purchases', where)) yield toPurchase(found)
}

function toPurchase({ lines, eyes, ...document }: Document): Purchase {
  return { ...document, lines: unseal(lines) as OpenLine[], eyes: unseal(eyes) as Eyes }
}
