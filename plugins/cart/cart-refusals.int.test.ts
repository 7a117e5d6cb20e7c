import { describe, expect, test } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { openRealCart } from '../../tests/real-cart.ts'
import type { ApiAnswer } from '../../tests/real-shop.ts'
import { prescription } from '../../tests/some-prescription.ts'

const LINES_AT_MOST = 40

const cart = opened(openRealCart)

describe('adding to the cart', () => {
  test('refuses goods that are sold in stores only', async () => {
    await setSoldOnline(false)
    await expectRefused(await cart.addBottle(), 409, 'article.not_sold_online')
    await setSoldOnline(true)
    expect(await cart.addBottle()).toMatchObject({ status: 200 })
  })

  test('refuses lenses without a frame', async () => {
    await expectRefused(await cart.add({ skuId: cart.goods.frame.lensesSkuId }), 422, 'cart.lenses_need_frame')
  })

  test('refuses lenses for a bottle, and a bottle as lenses', async () => {
    const { bottle, frame } = cart.goods
    const eyes = { prescriptionGlasses: prescription() }
    const lensesForBottle = { skuId: bottle.skuId, childSkuId: frame.lensesSkuId, ...eyes }
    const bottleForLenses = { skuId: frame.skuId, childSkuId: bottle.skuId, ...eyes }
    for (const wrong of [lensesForBottle, bottleForLenses])
      await expectRefused(await cart.add(wrong), 422, 'cart.lenses_do_not_fit')
  })

  test('refuses progressive lenses without an addition', async () => {
    await expectRefused(
      await cart.addGlasses({}, { childSkuId: cart.goods.frame.progressiveSkuId }),
      422,
      'prescription.addition_missing',
    )
  })

  test('refuses a prescription for lenses without power', async () => {
    const answer = await cart.addGlasses({}, { childSkuId: cart.goods.frame.planoSkuId })
    await expectRefused(answer, 422, 'prescription.not_needed')
  })

  test('refuses a tint that the lenses are not made in', async () => {
    await expectRefused(await cart.addGlasses({}, { color: 'pink' }), 422, 'lens.tint_unknown')
    const { frame } = cart.goods
    const answer = await cart.addGlasses(
      { rightAddition: 2, leftAddition: 2 },
      { color: 'gray', childSkuId: frame.progressiveSkuId },
    )
    await expectRefused(answer, 422, 'lens.not_tintable')
  })

  test('refuses lenses whose blanks do not cover the frame for near pupils', async () => {
    const answer = await cart.addGlasses({ rightPupillaryDistance: 15, leftPupillaryDistance: 15 })
    await expectRefused(answer, 422, 'lens.blank_too_small')
    expect(JSON.parse(answer.text)).toMatchObject({ details: { min: expect.any(Number), max: 80 } })
  })

  test('refuses lenses stronger than are made', async () => {
    const answer = await cart.addGlasses({ rightSphere: 4.25, rightCylinder: 0, rightAxis: 0 })
    await expectRefused(answer, 422, 'prescription.too_strong')
    expect(JSON.parse(answer.text)).toMatchObject({ details: { max: '+4,00' } })
  })
})

describe('a refused addition to a filled cart', () => {
  test('changes nothing where the same tinted lenses are chosen again for a frame', async () => {
    await cart.addGlasses({}, { color: 'gray' })
    const before = await cart.now()
    await expectRefused(await cart.addGlasses({}, { color: 'gray' }), 409, 'cart.lens_color_twice', before)
    const [frame] = before.items
    const more = await cart.setQuantity(frame?.ref, 2)
    await expectRefused(more, 409, 'cart.lens_color_twice', before)
  })

  test('changes nothing where the cart has the most rows allowed', async () => {
    for (let pair = 1; pair <= LINES_AT_MOST / 2; pair += 1)
      expect(await cart.addGlasses({ rightAxis: pair })).toMatchObject({ status: 200 })
    const before = await cart.now()
    expect(before.items).toHaveLength(LINES_AT_MOST)
    await expectRefused(await cart.addBottle(), 422, 'cart.too_many_lines', before)
  })
})

test('lenses without power go into the cart without a prescription, and can be returned', async () => {
  const { frame } = cart.goods
  expect(await cart.add({ skuId: frame.skuId, childSkuId: frame.planoSkuId })).toMatchObject({ status: 200 })
  const [, lenses] = (await cart.now()).items
  expect(lenses).toMatchObject({ skuId: frame.planoSkuId, prescriptionGlasses: null, isMadeToMeasure: false })
})

describe('adding glasses with a prescription', () => {
  test.each([
    [{ rightSphere: -30.25 }, 'request.malformed'],
    [{ rightSphere: -1.1 }, 'request.malformed'],
    [{ rightSphere: '-1' }, 'request.malformed'],
    [{ rightSphere: null }, 'request.malformed'],
    [{ rightSphere: -20 }, 'prescription.out_of_range'],
    [{ rightAxis: 181 }, 'request.malformed'],
    [{ rightAxis: 0 }, 'prescription.axis_missing'],
    [{ rightPupillaryDistance: 0 }, 'prescription.pd_missing'],
    [{ rightPupillaryDistance: 10 }, 'prescription.pd_too_short'],
    [{ rightAddition: -30 }, 'prescription.addition_impossible'],
    [{ rightSphere: -18, rightCylinder: 2, rightAxis: 90 }, 'prescription.out_of_range_in_minus'],
    [{ rightPupillaryDistance: 51 }, 'request.malformed'],
    [{ examinedOn: '2020-01-01' }, 'prescription.too_old'],
    [{ examinedOn: '2999-01-01' }, 'prescription.not_examined_yet'],
    [{ examinedOn: 'eilen' }, 'request.malformed'],
    [{ note: 'x'.repeat(301) }, 'request.malformed'],
    [{ rightSphere: 1.5 }, 'prescription.unusual'],
  ])('refuses %j with %s, and adds nothing', async (differences, code) => {
    const answer = await cart.addGlasses(differences)
    expect(answer.code).toBe(code)
    expect((await cart.now()).items).toEqual([])
  })
})

async function expectRefused(
  { status, code }: ApiAnswer,
  expected: number,
  reason: string,
  before?: object,
): Promise<void> {
  expect({ status, code }).toEqual({ status: expected, code: reason })
  if (before) expect(await cart.now()).toEqual(before)
  else expect((await cart.now()).items).toEqual([])
}

async function setSoldOnline(sellsOnline: boolean): Promise<void> {
  const where = { number: { equals: cart.goods.bottle.skuId } }
  await cart.shop.payload.update({ collection: 'skus', where, data: { sellsOnline } })
}
