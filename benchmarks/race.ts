import { firstAccessory } from './goods.ts'
import { pay, paymentsAt } from './pay.ts'
import { openShop } from './shop.ts'
import { newShopper, orderForm } from './shopper.ts'
import { setStock, signIn } from './staff.ts'
import { until } from './until.ts'

const RACERS = 500
const PIECES = 10

/**
 * Five hundred shoppers for the last ten pieces: ten orders, a clear refusal for the others, nothing captured without
 * an order.
 */
export async function run() {
  const shop = await openShop()
  try {
    const staff = await signIn(shop)
    const goods = await firstAccessory(await newShopper(shop.url))
    const { skuId } = goods
    const shelf = `where[number][equals]=${skuId}`
    await setStock(staff, skuId, PIECES)

    const racers = await Promise.all(Array.from({ length: RACERS }, () => newShopper(shop.url)))
    await Promise.all(racers.map((racer) => racer.post('/cart/update', { skuId, quantity: 1, noCheckoutInfo: true })))
    const began = performance.now()
    const answers = await Promise.all(racers.map((racer) => racer.post('/checkout/purchase', orderForm(goods))))
    const tookMs = Math.round(performance.now() - began)

    const won = answers.filter(({ status }) => status === 200)
    const refused = answers.filter(({ status, body }) => status === 409 && String(body.code) === 'article.sold_out')
    await Promise.all(won.map(({ body }, index) => pay(String(body.next), { comesBack: index % 2 === 0 })))
    await until(async () => (await staff.find('orders')).length >= won.length)

    const orders = await staff.find('orders')
    const [sku] = await staff.find<{ stock: number }>('skus', shelf)
    const captured = (await paymentsAt(await shop.standIns())).filter(({ status }) => status === 'ok')
    return {
      bench: 'race',
      orders: orders.length,
      refused: refused.length,
      other: answers.length - won.length - refused.length,
      stock: sku?.stock,
      capturedWithoutOrder: captured.length - orders.length,
      tookMs,
    }
  } finally {
    await shop.close()
  }
}

export const budget = { orders: '10', refused: '490', other: '0', stock: '0', capturedWithoutOrder: '0' }
