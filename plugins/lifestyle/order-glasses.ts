import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { removeBought } from '#domain/cart/remove-bought.ts'
import { piecesBySku } from '#domain/cart/goods.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { dropOrder, recordDelivery, type Contract } from '#domain/lifestyle/contract.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { cameOn } from '#domain/orders/withdrawal-terms.ts'
import { textOf } from '#locales/texts.ts'
import { changeCart } from '#plugins/cart/repository.ts'
import { releaseStock, settleStock, takeStock } from '#plugins/catalog/take-stock.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { buyerOf, memberOf } from '#plugins/friends/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { createOrder } from '#plugins/orders/placing/create-order.ts'
import { keepPrescriptions } from '#plugins/orders/prescriptions/keep-prescriptions.ts'
import type { FollowsOrder } from '#plugins/orders/hooks.ts'
import { postConfirmation } from '#plugins/orders/post-letters.ts'
import { findOrderOf, type Order } from '#plugins/orders/repository.ts'
import { deleteContractCart } from './contract-cart.ts'
import type { Glasses, Ordering } from './contract-document.ts'
import { DONE_AT } from './dues.ts'
import { changeContract, contractNumbered, type ContractChange, type StoredContract } from './repository.ts'

/** Card or bank, as orders name it. */
const METHOD = 70

/** An order of a contract, by its count; null where it was not made. */
export const glassesOrder = (req: PayloadRequest, number: number, order: number): Promise<Order | null> =>
  findOrderOf(req, sourceOf(number, order))

/** Names an order of a contract. It is the reference of the order's source. */
const orderRef = (number: number, order: number) => `${number}-${order}`
const sourceOf = (number: number, order: number) => ({ kind: 'lifestyle', ref: orderRef(number, order) }) as const
/** Under which its goods are held until the order has them. */
const holdRef = (number: number, order: number) => `lifestyle ${orderRef(number, order)}`

/**
 * Orders the glasses that are under way, exactly once and at no price. It may be cut off between any two lines and
 * called again. Glasses that have sold out meanwhile are not ordered, and the customer is notified.
 */
export async function orderGlasses(req: PayloadRequest, number: number, order: number): Promise<void> {
  const stored = await contractNumbered(req, number)
  const { ordering } = stored.glasses
  if (stored.contract.underWay?.order !== order || !ordering) return
  const isKnown = (await findOrderOf(req, sourceOf(number, order))) !== null
  if (!isKnown && !(await holdGoods(req, ordering, holdRef(number, order)))) return giveUp(req, stored, order)
  const made = await makeOrder(req, stored, order, ordering)
  for (const skuId of piecesBySku(ordering.lines).keys()) await settleStock(req, skuId, holdRef(number, order))
  await keepPrescriptions(req, made)
  await takeOutOfCart(req, stored, ordering)
  await postConfirmation(req, made)
  await changeContract(req, number, ({ glasses }) =>
    glasses.ordering === null ? null : { glasses: withOrder(glasses, made.number) },
  )
}

/** The glasses that were chosen for this order name it. */
function withOrder(glasses: Glasses, orderNumber: string): Glasses {
  const rows = new Set(glasses.ordering?.lines.map(({ ref }) => ref))
  const pairs = glasses.pairs.map((pair) => (rows.has(pair.ref) ? { ...pair, orderNumber } : pair))
  return { ...glasses, pairs, ordering: null }
}

async function holdGoods(req: PayloadRequest, { lines }: Ordering, ref: string): Promise<boolean> {
  for (const [skuId, pieces] of piecesBySku(lines)) {
    if (await takeStock(req, skuId, pieces, { ref })) continue
    for (const held of piecesBySku(lines).keys()) await releaseStock(req, held, ref)
    return false
  }
  return true
}

async function giveUp(req: PayloadRequest, { number }: StoredContract, order: number): Promise<void> {
  await changeContract(req, number, (stored) => nothingOf(stored, order, 'sold_out'))
}

async function makeOrder(
  req: PayloadRequest,
  { number, customer, form, language, delivery }: StoredContract,
  order: number,
  { lines, prescriptions }: Ordering,
): Promise<Order> {
  const isMember = (await memberOf(req, buyerOf(customer, form.contact.email))) !== null
  return createOrder(req, {
    source: sourceOf(number, order),
    buyer: { ...form, customer, language, membership: isMember ? 'friends' : 'none' },
    lines,
    prescriptions,
    delivery,
    totals: totalsOf([{ kind: 'goods', amount: 0, vatRate: vatRateOn(today()) }], 0),
    payment: {
      methodId: METHOD,
      methodName: textOf(language, 'lifestyle-mail')('payment'),
      transactionId: null,
      giftCard: null,
      discountCode: null,
    },
    terms: null,
  })
}

async function takeOutOfCart(
  req: PayloadRequest,
  { customer, number }: StoredContract,
  { lines }: Ordering,
): Promise<void> {
  await deleteContractCart(req, number)
  const shopper = (await findCustomer(req, customer))?.shopper
  if (!shopper) return
  await changeCart(req, shopper, (cart) => {
    const left = removeBought(cart.lines, lines, randomUUID)
    return { lines: left, discountCode: left.length > 0 ? cart.discountCode : null }
  })
}

/** What becomes of a contract as one of its orders moves on. */
export const followOrder: FollowsOrder = async (req, order) => {
  const [number = 0, count = 0] = order.source.ref.split('-').map(Number)
  const { state, timeline, bought } = order
  if (state === 'delivered') return handOver(req, number, count, dayOf(order, 'delivered'))
  if (state === 'canceled' || state === 'returned') {
    await changeContract(req, number, (stored) => nothingOf(stored, count, 'withdrawn'))
    return
  }
  const on = cameOn(timeline)
  // What lies ready in a store is handed over there.
  if (state !== 'sent' || bought.delivery.kind === 'store' || on === null) return
  await changeContract(req, number, ({ contract }) => {
    if (contract.underWay?.order !== count) return null
    return { steps: [{ step: 'arrive', of: String(count), at: helsinkiInstant(on, DONE_AT) }] }
  })
}

/** A parcel whose arrival is not reported counts as arrived by then (`domain/orders/withdrawal-terms.ts`). */
export async function arrive(req: PayloadRequest, number: number, order: number): Promise<void> {
  const found = await findOrderOf(req, sourceOf(number, order))
  if (found?.state === 'sent') await handOver(req, number, order, today())
}

async function handOver(req: PayloadRequest, number: number, order: number, day: string): Promise<void> {
  await changeContract(req, number, ({ contract, plan, glasses }) => {
    const after = recordDelivery(contract, order, day, plan)
    if (!after) return null
    const { notice, what } = HANDED_OVER[contract.underWay?.kind ?? 'first']
    return { contract: after, glasses: { ...glasses, replaced: null }, notice, events: [{ what }] }
  })
}

/** The letter and the event that follow when glasses are handed over. */
const HANDED_OVER = {
  first: { notice: 'active', what: 'delivered' },
  exchange: { notice: 'exchange_delivered', what: 'exchange_delivered' },
  lenses: { notice: 'lenses_delivered', what: 'exchange_delivered' },
  winback: { notice: 'won_back', what: 'won_back' },
} as const

/** The day that was promised for the glasses under way; null where none are ordered yet. */
export async function promisedDayOf(req: PayloadRequest, { number, contract }: StoredContract): Promise<string | null> {
  const { underWay } = contract
  return underWay && ((await findOrderOf(req, sourceOf(number, underWay.order)))?.promisedOn ?? null)
}

/** What an order that comes to nothing changes: the contract is withdrawn, or the pair that was to be replaced stays. */
function nothingOf(stored: StoredContract, order: number, why: 'sold_out' | 'withdrawn'): ContractChange | null {
  const { contract, glasses } = stored
  const { underWay } = contract
  const after: Contract | null = dropOrder(contract, order, today())
  if (!after || !underWay) return null
  const { replaced, pairs } = glasses
  const before = replaced ? pairs.map((pair, at) => (at === underWay.pair ? replaced : pair)) : pairs
  const isFirst = underWay.kind === 'first'
  return {
    contract: after,
    glasses: { ...glasses, pairs: before, replaced: null, ordering: null },
    events: underWay.kind === 'winback' ? [] : [{ what: isFirst ? 'withdrawn' : 'exchange_canceled' }],
    notice: isFirst ? why : `${underWay.kind}_${why}`,
  }
}

function dayOf({ timeline }: Order, state: string): string {
  const at = timeline.findLast(({ what }) => what === state)?.at
  return at ? helsinkiDay(at) : today()
}
