import type { PayloadRequest } from 'payload'
import type { KeptLine } from '#domain/cart/kept-line.ts'
import { changeIf, createUnlessTaken, findOne } from '#plugins/kit/documents.ts'
import { forgetting } from '#plugins/kit/forget.ts'
import { deedKey } from '#plugins/kit/idempotency.ts'
import { inTurn } from '#plugins/kit/in-turn.ts'
import { seal, unseal } from '#plugins/kit/secrets.ts'

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

/** The shopper's cart; an empty one, kept nowhere, for who has added nothing. */
export async function findCart(req: PayloadRequest, shopperId: string): Promise<KeptCart> {
  const found = await findOne<Document>(req, 'carts', { shopperId: { equals: shopperId } })
  return found ? toCart(found) : EMPTY
}

/**
 * Changes the shopper's cart, and gives it as it was saved.
 *
 * It is saved only if its version is still the one that was read. Whoever loses that race reads
 * again and replays the change, so `change` must be a rule of the domain and nothing else. The
 * request's key goes in with the same statement: a repeated request changes nothing more.
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
  const key = deedKey(req)
  if (found && key && found.doneKeys.includes(key)) return toCart(found)

  const changed = change(found ? toCart(found) : EMPTY)
  const doneKeys = [...(key ? [key] : []), ...(found?.doneKeys ?? [])].slice(0, KEYS_REMEMBERED)
  const data = { ...toDocument(changed), doneKeys }
  const saved = found
    ? await changeIf(req, 'carts', stillAt(found), { ...data, version: { $inc: 1 } })
    : await createUnlessTaken(req, 'carts', { ...data, shopperId, version: 1 })
  return saved ? changed : attempt(req, shopperId, change)
}

function stillAt({ id, version }: Document) {
  return { and: [{ id: { equals: id } }, { version: { equals: version } }] }
}

function toDocument({ lines, discountCode }: KeptCart) {
  return { lines: seal(lines), discountCode }
}

function toCart({ lines, discountCode }: Document): KeptCart {
  return { lines: unseal(lines) as KeptLine[], discountCode: discountCode ?? null }
}

export const forgetCarts = forgetting('carts', 'carts', (before) => ({ updatedAt: { less_than: before } }))
