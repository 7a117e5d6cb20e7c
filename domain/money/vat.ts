import type { Cents, VatRate, VatShare } from '#contracts/money.ts'

type Rates = readonly [general: VatRate, ...others: VatRate[]]

/**
 * The rates of VAT and the ISO day from which they hold, newest first; hundredths of a percent. The general one (AVL 84 §), those of what is
 * listed (85 §, 85 a §), and none.
 */
const RATES: { from: string; rates: Rates }[] = [
  { from: '2026-01-01', rates: [2550, 1350, 1000, 0] },
  { from: '2024-09-01', rates: [2550, 1400, 1000, 0] },
]
const RATES_BEFORE_THEM: Rates = [2400, 1400, 1000, 0]

/**
 * Eye exams by a licensed professional are health care, free of VAT (AVL 34–36 §). Nothing else that is invoiced bears none: goods go to no
 * other country, and what is paid with gift cards is taxed when it is sold.
 */
export const EYE_EXAM_VAT_RATE: VatRate = 0

/**
 * Every rate of VAT that holds on an ISO day, the general one first. An invoice by hand may use those of its day, a
 * credit note those of its invoice.
 */
export function vatRatesOn(day: string): Rates {
  return RATES.find(({ from }) => from <= day)?.rates ?? RATES_BEFORE_THEM
}

/**
 * The general VAT rate on a day, which goods, their delivery and lens work carry: 25.5 % since
 * 1 September 2024, 24 % before. The day is the one of delivery.
 *
 * @param day ISO day.
 */
export function vatRateOn(day: string): VatRate {
  return vatRatesOn(day)[0]
}

/**
 * How much of a price that includes VAT is net and how much is tax: `net + vat = gross`, to the cent.
 *
 * Worked out on the sum of everything under one rate, not row by row, and rounded half up, so that
 * rows in any order and any split give one tax.
 */
export function vatShare(gross: Cents, rate: VatRate): VatShare {
  const vat = Math.round((gross * rate) / (10_000 + rate))
  return { rate, net: gross - vat, vat, gross }
}
