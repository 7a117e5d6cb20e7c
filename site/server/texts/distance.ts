import type { Language } from '#contracts/language.ts'

/** From this on, tenths of a kilometer add nothing. */
const WHOLE_FROM_KM = 10

/** Kilometers as they are shown: `0,8`, `9,4`, `27`. */
export function shownDistance(km: number, language: Language): string {
  const maximumFractionDigits = km < WHOLE_FROM_KM ? 1 : 0
  return new Intl.NumberFormat(language, { maximumFractionDigits }).format(km)
}
