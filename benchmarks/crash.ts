import { setTimeout as pause } from 'node:timers/promises'
import { firstAccessory, type SimpleArticle } from './goods.ts'
import { pay, paymentsAt } from './pay.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper, orderForm, type Shopper } from './shopper.ts'
import { setStock, signIn } from './staff.ts'
import { until } from './until.ts'

const KILLS = Number(process.env.KILLS ?? 100)
const STOCK = 10_000
const SHOPPERS_A_ROUND = 3

interface Order {
  number: string
  /** `checkout:` and the reference under which the provider knows the payment. */
  sourceKey: string
  totalCost: number
}

/** Kills the shop at a random moment of a checkout, a hundred times, and counts lost and doubled orders. */
export async function run() {
  const shop = await openShop()
  try {
    const goods = await firstAccessory(await newShopper(shop.url))
    const shelf = `where[number][equals]=${goods.skuId}`
    await setStock(await signIn(shop), goods.skuId, STOCK)

    const wholeRoundMs = await measureRound(shop, goods)
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const shopping = sendShoppers(shop, goods)
      await pause(Math.random() * wholeRoundMs)
      await shop.kill()
      await Promise.all(shopping)
      await shop.restart()
      if (kill % 10 === 0) console.log(`${kill} of ${KILLS} kills`)
    }
    return { ...(await audit(shop, shelf)), wholeRoundMs: Math.round(wholeRoundMs) }
  } finally {
    await shop.close()
  }
}

/** The duration of an undisturbed round; the kills are spread over all of it. */
async function measureRound(shop: Shop, goods: SimpleArticle): Promise<number> {
  await shop.kill()
  await shop.restart()
  const began = performance.now()
  await Promise.all(sendShoppers(shop, goods))
  return performance.now() - began
}

function sendShoppers(shop: Shop, goods: SimpleArticle): Promise<void>[] {
  return Array.from({ length: SHOPPERS_A_ROUND }, (_, place) => buy(shop, goods, place).catch(connectionBroke))
}

/** One checkout. The connection may break anywhere; the form is then sent again under its idempotency key. */
async function buy(shop: Shop, goods: SimpleArticle, place: number): Promise<void> {
  await pause(place * 60)
  const shopper: Shopper = await newShopper(shop.url)
  await shopper.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
  const { body } = await shopper.post('/checkout/purchase', orderForm(goods))
  if (typeof body.next === 'string') await pay(body.next)
}

/** A broken connection is not a failure: the shopper finds the cart again, or gets a mail. */
function connectionBroke(): void {}

/** Compares the shop's orders with the provider's payments, once everything has settled. */
async function audit(shop: Shop, shelf: string) {
  const staff = await signIn(shop)
  const standIns = await shop.standIns()
  const paid = async () =>
    (await paymentsAt(standIns)).filter(({ status, refundedAmount }) => status === 'ok' && refundedAmount === 0)
  await until(async () => (await staff.find<Order>('orders')).length >= (await paid()).length, 180_000)
  // The sweep releases a purchase that was cut off while its stock was being reserved, two minutes later.
  await pause(200_000)

  const orders = await staff.find<Order>('orders')
  const captured = await paid()
  const refs = new Set(orders.map(paymentOf))
  const [sku] = await staff.find<{ stock: number }>('skus', shelf)
  const waiting = (await paymentsAt(standIns)).filter(({ status }) => status === 'new').length
  return {
    bench: 'crash',
    kills: KILLS,
    orders: orders.length,
    captured: captured.length,
    lost: captured.filter(({ reference }) => !refs.has(reference)).length,
    doubled: orders.length - refs.size,
    withoutPayment: orders.filter((order) => !captured.some(({ reference }) => reference === paymentOf(order))).length,
    /** Pieces that are neither in stock, nor bought, nor held by a purchase that may still be paid. */
    piecesMissing: Math.max(0, STOCK - Number(sku?.stock) - orders.length - waiting),
    piecesTooMany: Math.max(0, Number(sku?.stock) + orders.length - STOCK),
  }
}

function paymentOf({ sourceKey }: Order): string {
  return sourceKey.replace('checkout:', '')
}

export const budget = { lost: '0', doubled: '0', withoutPayment: '0', piecesMissing: '0', piecesTooMany: '0' }
