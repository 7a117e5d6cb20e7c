import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainNumber, readNumber } from './typed-number.ts'

describe('reading a typed number', () => {
  test.each([
    ['2', 2],
    [',75', 0.75],
    ['+ 2,00', 2],
    ['- 2,00', -2],
    ['2,50-', -2.5],
    ['±0,00', 0],
    ['+/- 0,00', 0],
    ['-0', 0],
    ['２，５０', 2.5],
    ['－２．５０', -2.5],
    ['٢٫٥', 2.5],
    ['1 234,50', 1234.5],
    ['1\u202f234,50', 1234.5],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ["1'234.50", 1234.5],
    ['1.234', 1.234],
    ['\u200e63\u202c', 63],
    ['63\u00ad', 63],
    ['\ufeff63\u2800', 63],
  ])('reads %j as %d', (typed, number) => {
    expect(readNumber(typed)).toBe(number)
  })

  test.each(['', '-', ',', '2,', '+-1', '-1-', '±2', '1,2,5', '1.23.4', '12.34,5', '1e3', '0x10', '\u00ad2', 'kaksi'])(
    'refuses %j',
    (typed) => {
      expect(readNumber(typed)).toBeUndefined()
    },
  )

  test.each(['31,5 mm', '31,5MM', 'mm 31,5', '31,5\u00a0mm', '31,5'])('takes the unit from %j', (typed) => {
    expect(readNumber(typed, { units: ['mm'] })).toBe(31.5)
  })

  test.each(['31,5 cm', 'mm', '31,5 mm mm'])('refuses %j, which is no number of millimeters', (typed) => {
    expect(readNumber(typed, { units: ['mm'] })).toBeUndefined()
  })

  test('refuses more decimals than are asked for', () => {
    expect(readNumber('149,90', { decimals: 2 })).toBe(149.9)
    expect(readNumber('1.499', { decimals: 2 })).toBeUndefined()
  })

  test('reads every minus and plus sign', () => {
    for (const sign of '-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u207b\u2796\u30fc')
      for (const typed of [`${sign}2,5`, `${sign}\u00a02,5`, `2,5${sign}`]) expect(readNumber(typed)).toBe(-2.5)
    for (const sign of '+\uff0b\u207a\ufe62') expect(readNumber(`${sign}2,5`)).toBe(2.5)
  })

  test('reads back every number as any locale writes it', () => {
    const locale = fc.constantFrom('fi', 'sv', 'en', 'de', 'fr', 'pl', 'de-CH', 'ar-EG', 'fa')
    fc.assert(
      fc.property(locale, fc.integer({ min: -99_999_999, max: 99_999_999 }), (locale, cents) => {
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100)
        expect(readNumber(written, { decimals: 2 })).toBe(cents / 100 + 0)
      }),
    )
  })

  test('reads any text as a number that can be counted with, or as none', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(readNumber(typed)).not.toBeNaN()
      }),
    )
  })
})

test('a number in ASCII keeps its sign and its unit', () => {
  expect(plainNumber('\u200e\u2212 2,50 D')).toBe('-2,50D')
})
