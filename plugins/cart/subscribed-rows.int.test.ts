import { expect, test } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { today } from '#plugins/kit/clock.ts'
import { cartIn, openRealCart } from '../../tests/real-cart.ts'

const cart = opened(openRealCart)

const eye = (quantity: number) => ({ parameters: cart.goods.lens.parameters, quantity })
const subscribe = (subscriptionInterval: unknown) => {
  const { articleId } = cart.goods.lens
  const eyes = { right: eye(1), left: eye(2) }
  const addition = { articleId, ...eyes, confirmsPrescription: true, examinedOn: today(), subscriptionInterval }
  return cart.shop.post('/api/cart/lenses', addition, cart.shopper)
}

test('subscribed lenses for two eyes have an interval, each at the subscription price', async () => {
  const { items, totalCost } = cartIn(await subscribe('m3'))
  const { subscriptionAmount: amount } = cart.goods.lens
  expect(items).toMatchObject([
    { eye: 'right', subscriptionInterval: 'm3', price: { amount } },
    { eye: 'left', subscriptionInterval: 'm3', price: { amount } },
  ])
  expect(totalCost).toBe(3 * amount)
  expect(amount).toBeLessThan(cart.goods.lens.amount)
})

test('an interval can be changed in the cart, and a row without one has the single price', async () => {
  const [right, left] = cartIn(await subscribe('m3')).items
  const change = (ref: string | undefined, subscriptionInterval: string | null) =>
    cart.shop.post('/api/cart/interval', { ref, subscriptionInterval }, cart.shopper)
  expect(cartIn(await change(right?.ref, 'm1')).items[0]).toMatchObject({ ref: right?.ref, subscriptionInterval: 'm1' })
  const changed = cartIn(await change(left?.ref, null))
  expect(changed.items[1]).toMatchObject({ subscriptionInterval: null, price: { amount: cart.goods.lens.amount } })
})

test('subscribing to goods without a subscription price is refused', async () => {
  const answer = await cart.add({ skuId: cart.goods.frame.skuId, subscriptionInterval: 'm1' })
  expect(answer).toMatchObject({ status: 422, code: 'subscription.article_not_available' })
})
