import type { VatRate } from '#contracts/money.ts'

/** A rate of VAT as it is written in Finland: 2550 is `25,5 %`. */
export function formatRate(rate: VatRate): string {
  return `${String(rate / 100).replace('.', ',')}\u00a0%`
}
