import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readDiopters, writeDiopters } from './read-diopters.ts'

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
