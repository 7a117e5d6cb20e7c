import { expect, test } from 'vitest'
import type { StoredLine } from './stored-line.ts'
import { line } from './line.fixture.ts'
import { removeBought } from './remove-bought.ts'

test('removes the bought rows and leaves all others unchanged', () => {
  expect(take([row('a', 2), row('b', 1)], [row('a', 2)])).toEqual([row('b', 1)])
})

test('leaves pieces that were added to a row while paying, under a new name', () => {
  expect(take([row('a', 5)], [row('a', 2)])).toEqual([row('new 1', 3)])
})

test('removes a row whose quantity was reduced while paying', () => {
  expect(take([row('a', 1)], [row('a', 2)])).toEqual([])
})

test('leaves the lenses of frames that were added while paying', () => {
  const glasses = (frame: string, lenses: string, pieces: number) => [
    row(frame, pieces),
    row(lenses, pieces, { parentRef: frame }),
  ]
  expect(take(glasses('f', 'l', 3), glasses('f', 'l', 1))).toEqual(glasses('new 1', 'new 2', 2))
})

test('removes nothing more when it is applied twice', () => {
  const once = take([row('a', 5)], [row('a', 2)])
  expect(take(once, [row('a', 2)])).toEqual(once)
})

function take(lines: StoredLine[], bought: StoredLine[]): StoredLine[] {
  let names = 0
  return removeBought(lines, bought, () => `new ${(names += 1)}`)
}

function row(ref: string, quantity: number, differences: Partial<StoredLine> = {}): StoredLine {
  return line({ ref, quantity, ...differences })
}
