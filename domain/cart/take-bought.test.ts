import { expect, test } from 'vitest'
import type { KeptLine } from './kept-line.ts'
import { takeBought } from './take-bought.ts'

test('what was bought leaves the cart, whatever else lies in it stays as it was', () => {
  expect(take([line('a', 2), line('b', 1)], [line('a', 2)])).toEqual([line('b', 1)])
})

test('pieces added to a row while paying stay, under a new name', () => {
  expect(take([line('a', 5)], [line('a', 2)])).toEqual([line('new 1', 3)])
})

test('a row made smaller while paying leaves all the same', () => {
  expect(take([line('a', 1)], [line('a', 2)])).toEqual([])
})

test('lenses stay with the frames that were added to theirs', () => {
  const glasses = (frame: string, lenses: string, pieces: number) => [
    line(frame, pieces),
    line(lenses, pieces, { parentRef: frame }),
  ]
  expect(take(glasses('f', 'l', 3), glasses('f', 'l', 1))).toEqual(glasses('new 1', 'new 2', 2))
})

test('taken twice, it takes no more', () => {
  const once = take([line('a', 5)], [line('a', 2)])
  expect(take(once, [line('a', 2)])).toEqual(once)
})

function take(lines: KeptLine[], bought: KeptLine[]): KeptLine[] {
  let names = 0
  return takeBought(lines, bought, () => `new ${(names += 1)}`)
}

function line(ref: string, quantity: number, differences: Partial<KeptLine> = {}): KeptLine {
  return {
    ...{ ref, quantity, parentRef: null, skuId: 21, parentSkuID: null, articleId: 21, eye: null, parameters: null },
    ...{
      prescriptionGlasses: null,
      lensConfiguration: null,
      subscriptionInterval: null,
      unusual: [],
      examinedOn: null,
    },
    ...differences,
  }
}
