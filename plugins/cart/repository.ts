import type { PayloadRequest } from 'payload'
import type { KeptLine } from '#domain/cart/kept-line.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { changeIf, createUnlessTaken, findOne } from '#plugins/kit/documents.ts'
import { forgetting } from '#plugins/kit/forget.ts'
import { deedKey, keysWithoutAnswer } from '#plugins/kit/idempotency.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'

/** What a shopper means to buy. Prices are put on when it is read. */
interface Contents {
  lines: KeptLine[]
  discountCode: string | null
}

export interface KeptCart extends Contents {
  version: number
}

type Change = (cart: Contents) => Contents

interface Document {
  id: number | string
  version: number
  /** Sealed whole: the SKU of a contact lens alone tells the power of an eye. */
  lines: string
  discountCode: string | null
  doneKeys: string[]
}

const EMPTY: KeptCart = { lines: [], discountCode: null, version: 0 }
/** What is read of a cart. When it was made and changed costs more to read than all of this. */
const CONTENTS = ['lines', 'discountCode', 'version'] as const
const CONTENTS_AND_KEYS = [...CONTENTS, 'doneKeys'] as const
const KEYS_REMEMBERED = 40

/** The shopper's cart; an empty one, kept nowhere, for who has added nothing, and where it cannot be opened. */
export async function findCart(req: PayloadRequest, shopperId: string): Promise<KeptCart> {
  const found = await findOne<Document>(req, 'carts', { shopperId: { equals: shopperId } }, CONTENTS)
  return (found && toCart(req, found)) ?? EMPTY
}

/**
 * Changes the shopper's cart, and gives it as it was saved.
 *
 * It is saved only if its version is still the one that was read. Whoever loses that race reads
 * again and replays the change, so `change` must be a rule of the domain and nothing else.
 *
 * Throws `cart.unreadable` once for a cart that cannot be opened, and leaves an empty one in its place.
 */
export function changeCart(req: PayloadRequest, shopperId: string, change: Change): Promise<KeptCart> {
  return inTurn(`cart ${shopperId}`, () => attempt(req, shopperId, change))
}

/**
 * Changes the caller's cart, as `changeCart` does. The request's key goes in with the same statement: a repeated
 * request changes nothing more.
 */
export function changeOwnCart(req: PayloadRequest, change: Change): Promise<KeptCart> {
  const shopperId = shopperIdOf(req)
  return inTurn(`cart ${shopperId}`, () => attempt(req, shopperId, change, deedKey(req)))
}

async function attempt(req: PayloadRequest, shopperId: string, change: Change, key?: string): Promise<KeptCart> {
  const found = await findOne<Document>(req, 'carts', { shopperId: { equals: shopperId } }, CONTENTS_AND_KEYS)
  const cart = found ? (toCart(req, found) ?? (await emptied(req, found))) : EMPTY
  if (found && key && found.doneKeys.includes(key)) return cart

  const changed = { ...change(cart), version: cart.version + 1 }
  const doneKeys = await withKey(req, found?.doneKeys ?? [], key)
  const data = { ...toDocument(changed), doneKeys }
  const saved = found
    ? await changeIf(req, 'carts', stillAt(found), { ...data, version: { $inc: 1 } })
    : await createUnlessTaken(req, 'carts', { ...data, shopperId, version: 1 })
  return saved ? changed : attempt(req, shopperId, change, key)
}

/** A key leaves once its answer is kept elsewhere. Until then it alone knows that the deed was done. */
async function withKey(req: PayloadRequest, earlier: string[], key: string | undefined): Promise<string[]> {
  if (!key) return earlier
  const left = earlier.length < KEYS_REMEMBERED ? earlier : await keysWithoutAnswer(req, earlier)
  return [key, ...left].slice(0, KEYS_REMEMBERED)
}

/** The shopper is told once, and goes on with an empty cart. */
async function emptied(req: PayloadRequest, found: Document): Promise<never> {
  await changeIf(req, 'carts', stillAt(found), { ...toDocument(EMPTY), version: { $inc: 1 } })
  throw new Refusal('cart.unreadable')
}

function stillAt({ id, version }: Document) {
  return { and: [{ id: { equals: id } }, { version: { equals: version } }] }
}

function toDocument({ lines, discountCode }: Contents) {
  return { lines: seal(lines), discountCode }
}

function toCart(req: PayloadRequest, { id, version, lines, discountCode }: Document): KeptCart | null {
  const opened = openSealed<KeptLine[]>(req, `carts ${id}`, lines)
  return opened && { lines: opened, discountCode: discountCode ?? null, version }
}

export const forgetCarts = forgetting('carts', 'carts', (before) => ({ updatedAt: { less_than: before } }))
