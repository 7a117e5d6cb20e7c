import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CartAddition } from '#contracts/cart.ts'
import type { BuyAgainNote } from '#contracts/my-orders.ts'
import { addToCart, type AddingTerms } from '#domain/cart/add-to-cart.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import { Refusal } from '#domain/refusal.ts'
import { changeCart } from '#plugins/cart/repository.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import type { LineWithoutPrescription } from '#plugins/checkout/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import type { Order } from '../order.ts'

/**
 * Puts into the caller's cart what can still be bought of an order, and returns notes of what is different. Values are
 * never copied: lenses ground by a prescription and contact lenses are chosen anew.
 */
export async function buyOrderAgain(
  req: PayloadRequest,
  { bought }: Pick<Order, 'bought'>,
): Promise<{ added: number; notes: BuyAgainNote[] }> {
  const { lines } = bought
  const shopper = shopperIdOf(req)
  const goods = await goodsOf(
    req,
    lines.map(({ skuId }) => skuId),
    shopper,
  )
  const terms = { goods, today: today(), newRef: randomUUID }
  let outcome = { added: 0, notes: [] as BuyAgainNote[] }
  await changeCart(req, shopper, (cart) => {
    const tried = tryAll(cart.lines, lines, terms)
    outcome = { added: tried.added, notes: tried.notes }
    return { lines: tried.cart, discountCode: cart.discountCode }
  })
  return outcome
}

function tryAll(before: StoredLine[], lines: readonly LineWithoutPrescription[], terms: AddingTerms) {
  let cart = before
  let added = 0
  const notes: BuyAgainNote[] = []
  for (const line of lines.filter(({ parentRef }) => parentRef === null)) {
    const lenses = lines.find(({ parentRef }) => parentRef === line.ref)
    const tried = tryOne(cart, line, lenses, terms)
    if (tried.cart) [cart, added] = [tried.cart, added + line.quantity]
    if (tried.note) notes.push(tried.note)
  }
  return { cart, added, notes }
}

function tryOne(
  cart: StoredLine[],
  line: LineWithoutPrescription,
  lenses: LineWithoutPrescription | undefined,
  terms: AddingTerms,
): { cart?: StoredLine[]; note?: BuyAgainNote } {
  const { articleDescription: name, slug, skuId, quantity } = line
  const note = (kind: BuyAgainNote['kind'], prices = {}): { note: BuyAgainNote } => ({
    note: { kind, name, slug, ...prices },
  })
  const goods = terms.goods.get(skuId)
  if (!goods) return note(line.eye ? 'values' : 'gone')
  if (line.eye || goods.parameters) return note('values')
  if (lenses?.isMadeToMeasure) return note('lenses')
  const { lensConfiguration } = lenses ?? {}
  const addition: CartAddition = {
    skuId,
    quantity,
    ...(lenses && { childSkuId: lenses.skuId }),
    ...(lensConfiguration && { lensConfiguration }),
  }
  try {
    const changed = addToCart(cart, addition, terms)
    const [before, now] = [line.price.amount, goods.price.amount]
    return { cart: changed, ...(before !== now && note('price', { before, now })) }
  } catch (problem) {
    // Sold out, no longer offered, or more of it in the cart already than one buys.
    if (problem instanceof Refusal) return note('gone')
    throw problem
  }
}
