import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLeftOpen, readAxis, readDiopters, readMillimeters } from './read-values.ts'
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
    ['± 0,00', 0],
    ['±pl', 0],
    ['- 2,00', -2],
    ['－2,00', -2],
    ['⁻2,00', -2],
    ['－２．００', -2],
    ['-2,00 DS', -2],
    ['-2,00 sph', -2],
    ['SPH -2,00', -2],
    ['-0,75 DC', -0.75],
    ['ADD +2,00', 2],
    ['\u200e-2,00\u202c', -2],
  ])('reads %j as %d D', (typed, power) => {
    expect(readDiopters(typed)).toBe(power)
  })

  test.each([
    '',
    ' ',
    '-',
    ',',
    '+-1',
    '-1-',
    '1,3',
    '125',
    '31',
    '1,2,5',
    'kaksi',
    '1/4',
    '1e1',
    '±2,00',
    '-2,00 x 90',
    'DS',
    '\u00ad2,00',
  ])('refuses %j', (typed) => {
    expect(readDiopters(typed)).toBeUndefined()
  })

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
  ['x90', 90],
  ['x 180', 180],
  ['×90', 90],
  ['@ 90', 90],
  ['180°', 180],
  ['90º', 90],
  ['AX 90°', 90],
  ['９０', 90],
  ['-', undefined],
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

describe('a value that a paper leaves open', () => {
  test.each(['', ' ', '-', '–', '—', '−', '--', '/', 'DS', 'D.S.', 'sph', 'SPH.', 'S', 'Spherical', 'ei'])(
    'is %j of a cylinder',
    (typed) => {
      expect(isLeftOpen('cylinder', typed)).toBe(true)
    },
  )

  test.each(['0', '0,00', '-0,25', 'plan', 'x90', '±0,00'])('is not %j of a cylinder', (typed) => {
    expect(isLeftOpen('cylinder', typed)).toBe(false)
  })

  test.each([
    ['', true],
    ['-', true],
    ['DS', false],
  ])('is, of a sphere, %j: %s', (typed, isOpen) => {
    expect(isLeftOpen('sphere', typed)).toBe(isOpen)
  })
})
