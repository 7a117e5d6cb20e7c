import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import { deleteWhere } from '#plugins/kit/storage/documents.ts'
import { joinCarts } from './join-carts.ts'
import { pricedCartOf } from './priced-cart.ts'
import { findCart } from './repository.ts'

/** The customer's cart, with the prescriptions that lenses in it are chosen by. */
export const cartRecords: KeepsRecords = {
  async collect(req, { shopper }) {
    const cart = await findCart(req, shopper)
    if (cart.lines.length === 0) return { rows: [] }
    const { items } = await pricedCartOf(req, shopper, cart)
    const names = new Map(items.map(({ ref, articleDescription }) => [ref, articleDescription]))
    return {
      rows: cart.lines.map(({ ref, quantity, eye, parameters, prescriptionGlasses, examinedOn }) => {
        return { article: names.get(ref) ?? ref, quantity, eye, parameters, prescriptionGlasses, examinedOn }
      }),
      isHealth: cart.lines.some(({ parameters, prescriptionGlasses }) => (parameters ?? prescriptionGlasses) !== null),
    }
  },
  async erase(req, { shopper }) {
    await deleteWhere(req, 'carts', { shopperId: { equals: shopper } })
    return []
  },
  merge: {
    count: async (req, { shopper }) => (await findCart(req, shopper)).lines.length,
    async move(req, from, customer) {
      await joinCarts(req, { customer, from: from.shopper })
      await deleteWhere(req, 'carts', { shopperId: { equals: from.shopper } })
    },
  },
}
