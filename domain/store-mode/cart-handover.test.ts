import { describe, expect, test } from 'vitest'
import type { Goods } from '#domain/catalog/goods.ts'
import { line } from '#domain/cart/line.fixture.ts'
import {
  copiedRows,
  handoverCode,
  readHandoverCode,
  rowsForStores,
  rowsToHandOver,
  saysOfEyes,
  withoutHealth,
} from './cart-handover.ts'

const prescriptionGlasses = { right: { sphere: -1.25 } } as never
const frame = line({ ref: 'frame', skuId: 1 })
const lenses = (differences = {}) =>
  line({ ref: 'lenses', skuId: 2, parentRef: 'frame', parentSkuID: 1, ...differences })
const contact = line({ ref: 'contact', skuId: 3, eye: 'left', parameters: { power: -2 } as never })
const bottle = line({ ref: 'bottle', skuId: 4, quantity: 3 })

describe('the code for handing over a cart', () => {
  test('consists of eight unmistakable letters', () => {
    const all = handoverCode(Uint8Array.from({ length: 32 }, (_, at) => at * 31))
    expect(all).toMatch(/^[FHJKLMPRSTXZ]{8}$/)
    expect(handoverCode(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7))).toBe('FHJKLMPR')
  })

  test.each([
    ['FHJKLMPR'],
    ['fhjk lmpr'],
    [' FHJK-LMPR '],
    ['https://kauppa.example/myym%C3%A4l%C3%A4kirjautuminen/kori?koodi=FHJKLMPR'],
    ['httpsÖ--kauppa.example-myymäläkirjautuminen-kori_koodi´FHJKLMPR'],
  ])('is read from the input %s', (typed) => expect(readHandoverCode(typed)).toBe('FHJKLMPR'))

  test.each(['', '1234', 'FHJ'])('is not read in %o', (typed) => expect(readHandoverCode(typed).length).toBeLessThan(8))
})

describe('handing over a cart', () => {
  test('leaves out gift cards, which name their receiver', () => {
    const card = line({ ref: 'card', giftCard: { amount: 5000 } as never })
    expect(rowsToHandOver([bottle, card])).toEqual([bottle])
  })

  test.each([
    [lenses({ prescriptionGlasses }), true],
    [lenses({ prescriptionComes: 'photo', prescriptionFile: 'a file' }), true],
    [contact, true],
    [lenses({ prescriptionComes: 'later' }), false],
    [lenses(), false],
    [bottle, false],
  ])('recognizes health data in %o: %s', (row, says) => expect(saysOfEyes(row)).toBe(says))

  test('replaces a prescription by one that comes later, and leaves out contact lenses', () => {
    const ground = lenses({ prescriptionGlasses, unusual: ['sphere'], examinedOn: '2026-01-01' })
    const clear = line({ ref: 'clear', skuId: 5, parentRef: 'plain', parentSkuID: 1 })
    const plain = line({ ref: 'plain', skuId: 1 })
    const rows = [frame, ground, contact, bottle, plain, clear]
    const awaited = lenses({ prescriptionComes: 'later', prescriptionFile: null })
    expect(withoutHealth(rows)).toEqual([frame, awaited, bottle, plain, clear])
    expect(withoutHealth(rows).some(saysOfEyes)).toBe(false)
  })

  test('gives the rows new names in the other cart, with the lenses linked to their frame', () => {
    let made = 0
    const copies = copiedRows([frame, lenses(), bottle], () => `copy ${(made += 1)}`)
    expect(copies.map(({ ref, parentRef }) => [ref, parentRef])).toEqual([
      ['copy 1', null],
      ['copy 2', 'copy 1'],
      ['copy 3', null],
    ])
    expect(copies[2]?.quantity).toBe(3)
  })

  test('includes what stores sell, and a frame only together with its lenses', () => {
    const goods = (notSold: number) =>
      new Map([1, 2, 4].map((skuId) => [skuId, { skuId, isForStores: skuId !== notSold } as Goods]))
    const rows = [frame, lenses(), bottle]
    expect(rowsForStores(rows, goods(0))).toEqual(rows)
    expect(rowsForStores(rows, goods(2))).toEqual([bottle])
    expect(rowsForStores([...rows, contact], goods(4))).toEqual([frame, lenses()])
  })
})
