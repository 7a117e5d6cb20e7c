import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CartHandover, OfferedCart, Withheld } from '#contracts/cart-handovers.ts'
import { assertNotExceedLineCount } from '#domain/cart/limits.ts'
import { mergeCarts } from '#domain/cart/merge-carts.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  copiedRows,
  HANDOVER_MINUTES,
  handoverCode,
  readHandoverCode,
  rowsForStores,
  rowsToHandOver,
  saysOfEyes,
  withoutHealth,
} from '#domain/store-mode/cart-handover.ts'
import { keyedBy } from '#plugins/cart/done-keys.ts'
import { pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { changeCart, findCart, type StoredCart } from '#plugins/cart/repository.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { customerOf, shopperIdOf, shopperOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { idempotencyKeyOf } from '#plugins/kit/requests/idempotency.ts'
import { countGuess } from '#plugins/kit/requests/limits.ts'
import { openSealed } from '#plugins/kit/sealing/open-sealed.ts'
import { seal, signature } from '#plugins/kit/sealing/secrets.ts'
import {
  changeIf,
  deleteWhere,
  findAll,
  findOne,
  writeUnlessTaken,
  type Stored,
} from '#plugins/kit/storage/documents.ts'

type Handover = Stored<'cart-handovers'>

/** What is on its way. */
interface Contents {
  lines: StoredLine[]
  /** Whether rows of the cart stayed behind. */
  isPartial: boolean
  /** Number of the customer whom the store served; null of a shopper's cart. */
  customer: string | null
}

const LIFE_MS = HANDOVER_MINUTES * 60_000
/** Null as both engines store it. */
const isNull = { exists: false }

/**
 * The code of a handover: letters for a store to type, or an unguessable code for the link of a store's cart, which any
 * visitor may open.
 */
function codeOf({ ref, store }: Pick<Handover, 'ref' | 'store'>): string {
  const code = signature('cart handover code', ref)
  return store === null ? handoverCode(Buffer.from(code, 'base64url')) : code
}

/** By a secret of the shop: eight letters could be searched in a plain hash. */
function codeHashOf(code: string): string {
  return signature('cart handover', code)
}

function hashOf(shopperId: string): string {
  return signature('cart handover of', shopperId)
}

/** The hash of the caller; undefined of one who has no cart. */
function ownHash(req: PayloadRequest): string | undefined {
  return shopperOf(req) === undefined ? undefined : hashOf(shopperIdOf(req))
}

/** The caller's cart that was handed over last; null where its code has ended. */
export async function ownHandover(req: PayloadRequest): Promise<CartHandover | null> {
  const owner = ownHash(req)
  if (owner === undefined) return null
  const own = { and: [{ owner: { equals: owner } }, { madeAt: { greater_than: nowIso(-LIFE_MS) } }] }
  const [last] = await findAll(req, 'cart-handovers', own, { sort: ['-madeAt', '-id'], limit: 1 })
  return last ? shown(last) : null
}

function shown(handover: Handover): CartHandover {
  return { code: codeOf(handover), until: endOf(handover), isTaken: handover.takenBy !== null }
}

function endOf({ madeAt }: Handover): string {
  return new Date(Date.parse(madeAt) + LIFE_MS).toISOString()
}

/**
 * Hands a copy of the caller's cart over, once per `Idempotency-Key`. An earlier code of the caller that is not taken
 * yet ends.
 */
export async function handOver(req: PayloadRequest): Promise<CartHandover> {
  const shopperId = shopperIdOf(req)
  const store = storeCallerOf(req)
  const { lines: all } = await findCart(req, shopperId)
  const lines = rowsToHandOver(all)
  if (lines.length === 0) throw new Refusal('cart.nothing_to_hand_over')
  const contents: Contents = { lines, isPartial: lines.length < all.length, customer: store?.customer ?? null }
  const key = idempotencyKeyOf(req)
  const ref = key === undefined ? randomUUID() : signature('cart handover ref', `${shopperId} ${key}`)
  const named = { ref, store: store?.name ?? null, owner: hashOf(shopperId) }
  const made = { ...named, codeHash: codeHashOf(codeOf(named)), madeAt: nowIso(), contents: seal(contents) }
  if (await writeUnlessTaken(req, 'cart-handovers', { ...made, takenBy: null })) {
    const others = [{ owner: { equals: named.owner } }, { ref: { not_equals: ref } }, { takenBy: isNull }]
    await deleteWhere(req, 'cart-handovers', { and: others })
  }
  const saved = await findOne(req, 'cart-handovers', { ref: { equals: ref } })
  // Another one was made at the same moment.
  if (!saved) throw new Refusal('cart.handover_unknown')
  return shown(saved)
}

/** What a store hands over, as the caller would get it. */
export async function offeredCart(req: PayloadRequest, code: string): Promise<OfferedCart> {
  const handover = await handoverFor(req, code)
  if (!handover?.store || storeCallerOf(req)) throw new Refusal('cart.handover_unknown')
  const { lines, ...left } = rowsFor(req, contentsOf(req, handover))
  const shopperId = shopperOf(req) === undefined ? '' : shopperIdOf(req)
  const cart = await pricedCartOf(req, shopperId, { lines, discountCode: null, version: 0 })
  return { store: handover.store, until: endOf(handover), isTaken: handover.takenBy !== null, cart, ...left }
}

/**
 * Puts what was handed over into the caller's cart, as the cart of a guest is joined at sign-in. The first caller gets
 * it; taken again by the same caller, it is there once. A wrong code counts.
 */
export async function takeHandover(
  req: PayloadRequest,
  { code: typed, replaces = false }: { code: string; replaces?: boolean | undefined },
): Promise<{ cart: StoredCart; isPartial: boolean }> {
  const shopperId = shopperIdOf(req)
  const store = storeCallerOf(req)
  const guess = await countGuess(req, 'cart handover')
  const found = await handoverFor(req, store ? readHandoverCode(typed) : typed)
  if (!found || (found.store === null) !== (store !== undefined)) throw new Refusal('cart.handover_unknown')
  await guess.wasRight()

  const { lines: carried, isPartial } = rowsFor(req, contentsOf(req, found))
  // Its rows were taken, by the caller: nothing is left to do.
  if (found.contents === null) return { cart: await findCart(req, shopperId), isPartial }
  const goods =
    store &&
    (await goodsOf(
      req,
      carried.map(({ skuId }) => skuId),
    ))
  const lines = goods ? rowsForStores(carried, goods) : carried
  if (lines.length === 0) throw new Refusal('cart.nothing_to_hand_over')
  if (!(await claim(req, found, hashOf(shopperId)))) throw new Refusal('cart.handover_unknown')

  const rows = copiedRows(lines, randomUUID)
  const join = ({ lines: own, discountCode }: StoredCart) => {
    const joined = mergeCarts(replaces ? [] : own, rows)
    assertNotExceedLineCount(joined)
    return { lines: joined, discountCode }
  }
  const cart = await changeCart(req, shopperId, join, keyedBy(`handover ${found.ref}`))
  await changeIf(req, 'cart-handovers', { ref: { equals: found.ref } }, { contents: null })
  return { cart, isPartial: isPartial || lines.length < carried.length }
}

/** The handover of this code, if it is valid and not taken by another caller. */
async function handoverFor(req: PayloadRequest, code: string): Promise<Handover | null> {
  const isOpen = [{ codeHash: { equals: codeHashOf(code) } }, { madeAt: { greater_than: nowIso(-LIFE_MS) } }]
  const found = await findOne(req, 'cart-handovers', { and: isOpen })
  return found && (found.takenBy === null || found.takenBy === ownHash(req)) ? found : null
}

function contentsOf(req: PayloadRequest, { id, contents }: Handover): Contents {
  if (contents === null) return { lines: [], isPartial: false, customer: null }
  return openSealed<Contents>(req, `cart-handovers ${id}`, contents)
}

/**
 * The rows that the caller gets. What a shopper shows in a store goes there whole; what a store shows goes with
 * prescriptions only to the customer whom it served, once signed in.
 */
function rowsFor(
  req: PayloadRequest,
  { lines, isPartial, customer }: Contents,
): { lines: StoredLine[]; withheld: Withheld; isPartial: boolean } {
  const isOwnCart = storeCallerOf(req) !== undefined || (customer !== null && customerOf(req)?.id === customer)
  if (isOwnCart || !lines.some(saysOfEyes)) return { lines, withheld: 'nothing', isPartial }
  const carried = withoutHealth(lines)
  const withheld = customer === null ? 'always' : 'until_signed_in'
  return { lines: carried, withheld, isPartial: isPartial || carried.length < lines.length }
}

/** Takes it for this one; false where another was faster. */
async function claim(req: PayloadRequest, { ref, takenBy }: Handover, taker: string): Promise<boolean> {
  if (takenBy === taker) return true
  const free = { and: [{ ref: { equals: ref } }, { takenBy: isNull }] }
  if (await changeIf(req, 'cart-handovers', free, { takenBy: taker })) return true
  return (await findOne(req, 'cart-handovers', { ref: { equals: ref } }))?.takenBy === taker
}
