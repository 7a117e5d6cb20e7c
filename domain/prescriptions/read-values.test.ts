import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAxis, readDiopters, readMillimeters } from './read-values.ts'
import { writeDiopters, writeMillimeters } from './write-values.ts'

describe('reading typed diopters', () => {
  test.each([
    ['-1,25', -1.25],
    ['−1.25', -1.25],
    ['–0,50', -0.5],
    ['1.25-', -1.25],
    ['2,00+', 2],
    ['+2', 2],
    ['2', 2],
    [' - 1,5 ', -1.5],
    ['-,75', -0.75],
    ['.25', 0.25],
    ['+1,250', 1.25],
    ['-2,00 D', -2],
    ['-2,00dpt', -2],
    ['0', 0],
    ['-0,00', 0],
    ['plan', 0],
    ['Plano', 0],
    ['pl.', 0],
    ['∞', 0],
  ])('reads %j as %d D', (typed, power) => {
    expect(readDiopters(typed)).toBe(power)
  })

  test.each(['', ' ', '-', ',', '+-1', '-1-', '1,3', '125', '31', '1,2,5', 'kaksi', '1/4', '1e1', '-'])(
    'refuses %j',
    (typed) => {
      expect(readDiopters(typed)).toBeUndefined()
    },
  )

  test.each([
    [-1.25, '−1,25'],
    [2, '+2,00'],
    [0, '0,00'],
    [-0, '0,00'],
  ])('writes %d D as %s', (power, text) => {
    expect(writeDiopters(power)).toBe(text)
  })

  test('reads every power back as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -120, max: 120 }), (steps) => {
        expect(readDiopters(writeDiopters(steps / 4))).toBe(steps / 4)
      }),
    )
  })
})

test.each([
  ['90', 90],
  ['090', 90],
  ['5 °', 5],
  ['180', 180],
  ['0', 180],
  ['181', undefined],
  ['-10', undefined],
  ['9,5', undefined],
  ['', undefined],
])('the typed %j is read as the axis %s', (typed, degrees) => {
  expect(readAxis(typed)).toBe(degrees)
})

test.each([
  ['63', 63],
  ['31,5', 31.5],
  [' 31.25 mm ', 31.25],
  ['0', 0],
  ['', undefined],
  ['-63', undefined],
  ['631', undefined],
  ['31,555', undefined],
  ['6 cm', undefined],
])('the typed %j is read as %s mm', (typed, length) => {
  expect(readMillimeters(typed)).toBe(length)
})

test.each([
  [31.5, '31,5 mm'],
  [63, '63 mm'],
])('%d mm are written %s', (length, text) => {
  expect(writeMillimeters(length)).toBe(text.replace(' ', '\u00a0'))
})
