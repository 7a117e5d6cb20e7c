import type { Cart, CartAnswer } from '#contracts/cart.ts'
import { orderForm } from './order-form.ts'
import { openRealShop } from './real-shop.ts'
import { prescription } from './some-prescription.ts'
import { today } from '#plugins/kit/clock.ts'
import { goodsOf } from './fixtures.ts'

/** The cart of the latest shopper of a real shop, and the shopper's calls. */
export async function openRealCart() {
  const shop = await openRealShop()
  const goods = await goodsOf(shop.get)
  let shopper = await shop.shopper()
  const add = (addition: object, headers = shopper) =>
    shop.post('/api/cart/update', { quantity: 1, ...addition }, headers)

  return {
    shop,
    goods,
    get shopper() {
      return shopper
    },
    /** Begins as a new shopper, with an empty cart. */
    async freshen(): Promise<void> {
      shopper = await shop.shopper()
    },
    add,
    addBottle: (headers = shopper) => add({ skuId: goods.bottle.skuId }, headers),
    /** A frame with lenses ground for this prescription. */
    addGlasses(eyes: object = {}, { headers = shopper, childSkuId = goods.frame.lensesSkuId, color = '' } = {}) {
      const prescriptionGlasses = { ...prescription(), ...eyes }
      const lenses = {
        childSkuId,
        prescriptionGlasses,
        ...(color && { lensConfiguration: { tint: { color, degree: 80 } } }),
      }
      return add({ skuId: goods.frame.skuId, ...lenses }, headers)
    },
    addLenses() {
      const { articleId, parameters } = goods.lens
      const left = { parameters, quantity: 1 }
      return shop.post(
        '/api/cart/lenses',
        { articleId, left, confirmsPrescription: true, examinedOn: today() },
        shopper,
      )
    },
    setQuantity: (ref: string | undefined, quantity: number, seen?: number) =>
      shop.post('/api/cart/quantity', { ref, quantity, seen }, shopper),
    setCode: (code: string, headers = shopper) => shop.post('/api/cart/discount', { code }, headers),
    order: (shownTotal: number, differences = {}, headers = shopper) =>
      shop.post('/api/checkout/purchase', orderForm(shownTotal, differences), headers),
    now: async (headers = shopper) => cartIn(await shop.fetch('/api/site/shopper', { headers })),
    close: () => shop.close(),
  }
}

/** The cart in the answer to a change. */
export function cartIn({ text }: { text: string }): Cart {
  return (JSON.parse(text) as CartAnswer).cartHead.cart
}
