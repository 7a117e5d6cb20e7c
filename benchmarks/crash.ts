import { setTimeout as pause } from 'node:timers/promises'
import { somethingSimple, type Simple } from './goods.ts'
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

/** Pulls the plug at a random moment of a checkout, a hundred times, and counts what was lost or doubled. */
export async function run() {
  const shop = await openShop()
  try {
    const goods = await somethingSimple(await newShopper(shop.url))
    const shelf = `where[number][equals]=${goods.skuId}`
    await setStock(await signIn(shop), goods.skuId, STOCK)

    const wholeRoundMs = await aWholeRound(shop, goods)
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

/** How long the shoppers of a round need when nobody pulls the plug: no moment of it may be spared. */
async function aWholeRound(shop: Shop, goods: Simple): Promise<number> {
  await shop.kill()
  await shop.restart()
  const began = performance.now()
  await Promise.all(sendShoppers(shop, goods))
  return performance.now() - began
}

function sendShoppers(shop: Shop, goods: Simple): Promise<void>[] {
  return Array.from({ length: SHOPPERS_A_ROUND }, (_, place) => buy(shop, goods, place).catch(lineWentDead))
}

/** One way through the checkout. The line may go dead anywhere; the form is then sent again under its own key. */
async function buy(shop: Shop, goods: Simple, place: number): Promise<void> {
  await pause(place * 60)
  const shopper: Shopper = await newShopper(shop.url)
  await shopper.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
  const { body } = await shopper.post('/checkout/purchase', orderForm(goods))
  if (typeof body.next === 'string') await pay(body.next)
}

/** What a shopper sees when the plug is pulled; they will find their cart, or a mail. */
function lineWentDead(): void {}

/** The provider knows what was paid; the shop must say the same, order by order, once everything has settled. */
async function audit(shop: Shop, shelf: string) {
  const staff = await signIn(shop)
  const standIns = await shop.standIns()
  const paid = async () =>
    (await paymentsAt(standIns)).filter(({ status, refundedAmount }) => status === 'ok' && refundedAmount === 0)
  await until(async () => (await staff.find<Order>('orders')).length >= (await paid()).length, 180_000)
  // A purchase cut off while its stock was being taken is put back by the sweep, a minute after.
  await pause(130_000)

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
    /** Pieces neither on the shelf, nor bought, nor held by somebody who may still be paying. */
    piecesMissing: Math.max(0, STOCK - Number(sku?.stock) - orders.length - waiting),
    piecesTooMany: Math.max(0, Number(sku?.stock) + orders.length - STOCK),
  }
}

function paymentOf({ sourceKey }: Order): string {
  return sourceKey.replace('checkout:', '')
}

export const budget = { lost: '0', doubled: '0', withoutPayment: '0', piecesMissing: '0', piecesTooMany: '0' }
