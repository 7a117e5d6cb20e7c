import type { VatRate } from '#contracts/money.ts'

/** General rates and the ISO day from which each holds, newest first; hundredths of a percent (AVL 84 §). */
const GENERAL_RATES: { from: string; rate: VatRate }[] = [{ from: '2024-09-01', rate: 2550 }]
const RATE_BEFORE_THEM: VatRate = 2400

/** Eye exams by a licensed professional are health care, free of VAT (AVL 34–36 §). */
export const EYE_EXAM_VAT_RATE: VatRate = 0

/**
 * The general VAT rate on a day, which goods, their delivery and lens work carry: 25.5 % since
 * 1 September 2024, 24 % before. The day is the one of delivery.
 *
 * @param day ISO day.
 */
export function vatRateOn(day: string): VatRate {
  return GENERAL_RATES.find(({ from }) => from <= day)?.rate ?? RATE_BEFORE_THEM
}
