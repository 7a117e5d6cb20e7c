import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isNoPrice, readPrice } from './read-price.ts'

describe('a price', () => {
  test.each([
    ['19.95 EUR', 1995],
    ['EUR 19.95', 1995],
    ['EUR19,95', 1995],
    ['€ 19,95', 1995],
    ['19,95€', 1995],
    ['19.95 euro', 1995],
    ['19,95 euroa', 1995],
    ['19,-', 1900],
    ['19,– €', 1900],
    ['1.299,00 EUR', 129900],
    ['1,299.00', 129900],
    ["1'299.00 EUR", 129900],
    ['1’299.50', 129950],
    ['1\u202f299,00 €', 129900],
    ['1\u2009299,00 €', 129900],
    ['1 299', 129900],
    ['1.234.567', 123456700],
    ['1299.0000', 129900],
    ['19.9500', 1995],
    ['１９，９５', 1995],
    ['0.00 EUR', 0],
  ])('reads %s', (written, cents) => {
    expect(readPrice(written)?.cents).toBe(cents)
  })

  test.each([
    '1.200 EUR',
    '2.000',
    '1,500',
    '1200.000',
    '1 299.000',
    '0.950',
    '1.299.00',
    '1,29,9',
    '12 34',
    'kysy',
    '-5',
  ])('does not read %s', (written) => {
    expect(readPrice(written)).toBeNull()
  })

  test.each([
    ['19.95', null],
    ['19.95 sek', ['SEK']],
    ['EUR 19.95 €', ['EUR']],
    ['199 kr', ['SEK', 'NOK', 'DKK', 'ISK']],
  ])('has the currency of %s', (written, currencies) => {
    expect(readPrice(written)?.currencies).toEqual(currencies)
  })

  test('of two currencies, or of an unknown one, is none', () => {
    expect([readPrice('EUR 5 SEK'), readPrice('5 kpl alkaen')]).toEqual([null, null])
  })

  test('is read back in whatever way it is written', () => {
    const grouped = (whole: number, mark: string) => String(whole).replace(/\B(?=(?:\d{3})+$)/g, mark)
    const marks = fc.constantFrom([' ', ','], ['\u202f', ','], ['.', ','], [',', '.'], ["'", '.'], ['', ','], ['', '.'])
    const around = fc.constantFrom(
      (amount: string) => amount,
      (amount: string) => `${amount} EUR`,
      (amount: string) => `€ ${amount}`,
      (amount: string) => `eur${amount}`,
    )
    fc.assert(
      fc.property(fc.nat(999_999_999), marks, around, (cents, [group = '', point = ''], write) => {
        const part = String(cents % 100).padStart(2, '0')
        const written = write(`${grouped(Math.floor(cents / 100), group)}${point}${part}`)
        expect(readPrice(written)?.cents, written).toBe(cents)
      }),
    )
  })
})

test.each([
  ['0', true],
  ['0.00 EUR', true],
  ['-', true],
  ['n/a', true],
  ['-5.00', true],
  ['1.200', false],
  ['7.99 EUR', false],
])('whether %s says that there is no price: %s', (written, isNone) => {
  expect(isNoPrice(written)).toBe(isNone)
})
