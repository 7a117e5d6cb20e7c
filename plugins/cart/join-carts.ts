import { mergeCarts } from '#domain/cart/merge-carts.ts'
import type { CustomerEvents } from '#plugins/customers/hooks.ts'
import { keyedBy } from './done-keys.ts'
import { changeCart, findCart, type CartChange } from './repository.ts'

/**
 * Joins the cart of a guest to that of the customer who signs in, and empties it. The guest's cart as it stands joins once,
 * however often this is repeated after a crash in between.
 */
export const joinCarts: NonNullable<CustomerEvents['signedIn']> = async (req, { customer: { shopper }, from }) => {
  const guest = await findCart(req, from)
  if (guest.lines.length === 0) return 0
  const join: CartChange = (own) => ({
    lines: mergeCarts(own.lines, guest.lines),
    discountCode: own.discountCode ?? guest.discountCode,
  })
  await changeCart(req, shopper, join, keyedBy(`join ${from} ${guest.version}`))
  await changeCart(req, from, () => ({ lines: [], discountCode: null }))
  return guest.lines.filter(({ parentRef }) => parentRef === null).length
}
