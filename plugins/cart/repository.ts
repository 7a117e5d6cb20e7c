import type { PayloadRequest } from 'payload'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { changeIf, createUnlessTaken, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { openSealed, SealedValueUnreadable } from '#plugins/kit/sealing/open-sealed.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { isDone, keyedRequest, withKey, type KeyedRequest } from './done-keys.ts'

/** A shopper's cart as stored. Prices are added when it is read. */
export interface CartContents {
  lines: StoredLine[]
  discountCode: string | null
}

export interface StoredCart extends CartContents {
  version: number
}

export type CartChange = (cart: StoredCart) => CartContents | Promise<CartContents>

const EMPTY: StoredCart = { lines: [], discountCode: null, version: 0 }
/** The selected fields. Reading the timestamps would cost more than all of these. */
const CONTENTS = ['lines', 'discountCode', 'version'] as const
const CONTENTS_AND_KEYS = [...CONTENTS, 'doneKeys'] as const
type Found = Pick<Stored<'carts'>, 'id' | (typeof CONTENTS)[number]>

/** The shopper's cart. An empty one, stored nowhere, for a shopper without a cart or with an unreadable one. */
export async function findCart(req: PayloadRequest, shopperId: string): Promise<StoredCart> {
  const found = await findOne(req, 'carts', { shopperId: { equals: shopperId } }, CONTENTS)
  return found ? toCart(req, found) : EMPTY
}

/**
 * Changes the shopper's cart, and gives it as it was saved.
 *
 * It is saved only if its version is still the one that was read. The loser of that race reads again and replays the
 * change, so `change` must have no effect of its own that may not happen twice. With a key it is made once.
 */
export function changeCart(
  req: PayloadRequest,
  shopperId: string,
  change: CartChange,
  keyed?: KeyedRequest,
): Promise<StoredCart> {
  return serialized(`cart ${shopperId}`, () => attempt(req, shopperId, change, keyed))
}

/**
 * Changes the caller's cart, as `changeCart` does, once per `Idempotency-Key`: the key is saved by the same statement
 * as the change. A repeated request changes nothing, and gives the cart as it stands now.
 */
export function changeOwnCart(req: PayloadRequest, body: unknown, change: CartChange): Promise<StoredCart> {
  const shopperId = shopperIdOf(req)
  const keyed = keyedRequest(req, body)
  return serialized(`cart ${shopperId}`, () => attempt(req, shopperId, change, keyed))
}

async function attempt(
  req: PayloadRequest,
  shopperId: string,
  change: CartChange,
  keyed?: KeyedRequest,
): Promise<StoredCart> {
  const found = await findOne(req, 'carts', { shopperId: { equals: shopperId } }, CONTENTS_AND_KEYS)
  const cart = found ? toCart(req, found) : EMPTY
  const doneKeys = found?.doneKeys ?? []
  if (keyed && isDone(doneKeys, keyed)) return cart

  const { lines, discountCode } = await change(cart)
  const data = { ...toDocument({ lines, discountCode }), doneKeys: withKey(doneKeys, keyed) }
  const saved = found
    ? await changeIf(req, 'carts', stillAt(found), { ...data, version: { $inc: 1 } })
    : await createUnlessTaken(req, 'carts', { ...data, shopperId, version: 1 })
  return saved ? { lines, discountCode, version: cart.version + 1 } : attempt(req, shopperId, change, keyed)
}

function stillAt({ id, version }: Found) {
  return { and: [{ id: { equals: id } }, { version: { equals: version } }] }
}

function toDocument({ lines, discountCode }: CartContents) {
  return { lines: seal(lines), discountCode }
}

/** An unreadable cart counts as none: the shopper's next change replaces it. */
function toCart(req: PayloadRequest, { id, version, lines, discountCode }: Found): StoredCart {
  try {
    return { lines: openSealed<StoredLine[]>(req, `carts ${id}`, lines), discountCode, version }
  } catch (problem) {
    if (problem instanceof SealedValueUnreadable) return { ...EMPTY, version }
    throw problem
  }
}
