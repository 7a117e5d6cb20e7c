import { expect, test } from 'vitest'
import { extend } from './extend.ts'
import { hook, namedHook, type Registration } from './hook.ts'

const greetings = hook<() => string>('greetings')
const prices = namedHook<number>('prices')

/** A shop with a plugin for each list of registrations. */
function shopWith(...plugins: Registration[][]) {
  const config = plugins.reduce((before, hooks) => extend(before, { hooks }), {} as Parameters<typeof extend>[0])
  return { payload: { config } }
}

test('a hook gives its handlers in the order in which they are registered', () => {
  const shop = shopWith([greetings.on(() => 'moi')], [greetings.on(() => 'hei')])
  expect(greetings.of(shop).map((greet) => greet())).toEqual(['moi', 'hei'])
  expect(greetings.only(shop)?.()).toBe('hei')
})

test('a named hook gives the last handler of a name', () => {
  const shop = shopWith([prices.on('frame', 1), prices.on('lens', 2)], [prices.on('frame', 3)])
  expect([...prices.of(shop)]).toEqual([
    ['frame', 3],
    ['lens', 2],
  ])
  expect(prices.get(shop, 'frame')).toBe(3)
  expect(prices.get(shop, 'case')).toBeUndefined()
})

test('a handler belongs to the shop in which it is registered', () => {
  const [shop, other] = [shopWith([prices.on('frame', 1)]), shopWith([])]
  expect(prices.get(shop, 'frame')).toBe(1)
  expect(prices.get(other, 'frame')).toBeUndefined()
  expect(greetings.only(shop)).toBeUndefined()
})
