import { expect, test } from 'vitest'
import { discountedGoods } from './discounted-goods.ts'

const row = (ref: string, amount: number, quantity = 1, parentRef: string | null = null) => ({
  ...{ ref, parentRef, quantity },
  price: { amount, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false },
})
const bottle = row('bottle', 990, 3)
const frameAlone = row('alone', 30_000)
const glasses = [row('frame', 12_000, 2), row('lenses', 9000, 2, 'frame')]
const dearer = [row('other', 19_900), row('its lenses', 40_000, 1, 'other')]

test.each([
  ['all goods', [bottle, ...glasses], false, 44_970, null],
  ['one piece of a frame with lenses', [bottle, ...glasses], true, 12_000, 'frame'],
  ['the dearest frame, and never lenses', [frameAlone, ...glasses, ...dearer], true, 19_900, 'other'],
  ['no frame alone', [bottle, frameAlone], true, 0, null],
  ['nothing', [], true, 0, null],
])('%s', (_, lines, isForFrame, amount, ref) => {
  expect(discountedGoods(lines, { isForFrame })).toEqual({ amount, ref })
})
