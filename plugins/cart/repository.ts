import type { PayloadRequest } from 'payload'
import type { KeptLine } from '#domain/cart/kept-line.ts'
import { Refusal } from '#domain/refusal.ts'
import { changeIf, createUnlessTaken, findOne } from '#plugins/kit/documents.ts'
import { forgetting } from '#plugins/kit/forget.ts'
import { deedKey } from '#plugins/kit/idempotency.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { openSealed } from '#plugins/kit/open-sealed.ts'
import { seal } from '#plugins/kit/secrets.ts'

/** What a shopper means to buy. Prices are put on when it is read. */
export interface KeptCart {
  lines: KeptLine[]
  discountCode: string | null
}

interface Document {
  id: number | string
  version: number
  /** Sealed whole: the SKU of a contact lens alone tells the power of an eye. */
  lines: string
  discountCode: string | null
  doneKeys: string[]
}

const EMPTY: KeptCart = { lines: [], discountCode: null }
const KEYS_REMEMBERED = 40

/** The shopper's cart; an empty one, kept nowhere, for who has added nothing, and where it cannot be opened. */
export async function findCart(req: PayloadRequest, shopperId: string): Promise<KeptCart> {
  const found = await findOne<Document>(req, 'carts', { shopperId: { equals: shopperId } })
  return (found && toCart(req, found)) ?? EMPTY
}

/**
 * Changes the shopper's cart, and gives it as it was saved.
 *
 * It is saved only if its version is still the one that was read. Whoever loses that race reads
 * again and replays the change, so `change` must be a rule of the domain and nothing else. The
 * request's key goes in with the same statement: a repeated request changes nothing more.
 *
 * Throws `cart.unreadable` once for a cart that cannot be opened, and leaves an empty one in its place.
 */
export function changeCart(
  req: PayloadRequest,
  shopperId: string,
  change: (cart: KeptCart) => KeptCart,
): Promise<KeptCart> {
  return inTurn(`cart ${shopperId}`, () => attempt(req, shopperId, change))
}

async function attempt(
  req: PayloadRequest,
  shopperId: string,
  change: (cart: KeptCart) => KeptCart,
): Promise<KeptCart> {
  const found = await findOne<Document>(req, 'carts', { shopperId: { equals: shopperId } })
  const cart = found ? (toCart(req, found) ?? (await emptied(req, found))) : EMPTY
  const key = deedKey(req)
  if (found && key && found.doneKeys.includes(key)) return cart

  const changed = change(cart)
  const doneKeys = [...(key ? [key] : []), ...(found?.doneKeys ?? [])].slice(0, KEYS_REMEMBERED)
  const data = { ...toDocument(changed), doneKeys }
  const saved = found
    ? await changeIf(req, 'carts', stillAt(found), { ...data, version: { $inc: 1 } })
    : await createUnlessTaken(req, 'carts', { ...data, shopperId, version: 1 })
  return saved ? changed : attempt(req, shopperId, change)
}

/** The shopper is told once, and goes on with an empty cart. */
async function emptied(req: PayloadRequest, found: Document): Promise<never> {
  await changeIf(req, 'carts', stillAt(found), { ...toDocument(EMPTY), version: { $inc: 1 } })
  throw new Refusal('cart.unreadable')
}

function stillAt({ id, version }: Document) {
  return { and: [{ id: { equals: id } }, { version: { equals: version } }] }
}

function toDocument({ lines, discountCode }: KeptCart) {
  return { lines: seal(lines), discountCode }
}

function toCart(req: PayloadRequest, { id, lines, discountCode }: Document): KeptCart | null {
  const opened = openSealed<KeptLine[]>(req, `carts ${id}`, lines)
  return opened && { lines: opened, discountCode: discountCode ?? null }
}

export const forgetCarts = forgetting('carts', 'carts', (before) => ({ updatedAt: { less_than: before } }))
