import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { SimpleArticle } from './goods.ts'
import { pay } from './pay.ts'
import { newShopper, orderForm, type Shopper } from './shopper.ts'

const SHOPPERS_A_ROUND = 3

/** Three shoppers who buy one piece each, one shortly after the other. */
export function sendShoppers(url: string, goods: SimpleArticle): Promise<void>[] {
  return Array.from({ length: SHOPPERS_A_ROUND }, (_, place) => buy(url, goods, place).catch(connectionBroke))
}

/** One checkout, with an address of its own, so that each letter can be told from the others. */
async function buy(url: string, goods: SimpleArticle, place: number): Promise<void> {
  await pause(place * 60)
  const shopper: Shopper = await newShopper(url)
  await shopper.post('/cart/update', { skuId: goods.skuId, quantity: 1, noCheckoutInfo: true })
  const form = orderForm(goods)
  const { body } = await shopper.post('/checkout/purchase', {
    ...form,
    contact: { ...form.contact, email: `${randomUUID()}@example.com` },
  })
  if (typeof body.next === 'string') await pay(body.next)
}

/** A broken connection is not a failure: the shopper finds the cart again, or gets a mail. */
export function connectionBroke(): void {}
