import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'
import { writeDiopters } from './write-values.ts'

/** Abbreviations as they stand on boxes of contact lenses. A box names no units. */
const LENS_FIELDS: [LensAxisName, string, (value: number) => string][] = [
  ['power', 'PWR', writeDiopters],
  ['baseCurve', 'BC', writeDecimal],
  ['diameter', 'DIA', writeDecimal],
  ['cylinder', 'CYL', writeDiopters],
  ['axis', 'AX', (value) => `${value}°`],
  ['addition', 'ADD', writeDiopters],
  ['dominance', 'DOM', String],
]

/**
 * The values of one contact lens as the cart shows them: `PWR −2,00 · BC 8,6 · DIA 14,2`.
 *
 * Nothing where no value is other than empty or zero; words such as `Low` stand as they are
 * (specification §3).
 */
export function lensSummary(parameters: LensParameters): string | null {
  const values = LENS_FIELDS.flatMap(([name, label, write]) => {
    const value = parameters[name]
    if (!value) return []
    return [`${label} ${typeof value === 'number' ? write(value) : value}`]
  })
  return values.length > 0 ? values.join(' · ') : null
}

/** One decimal at least, as boxes have it: `9,0`, `8,45`. */
function writeDecimal(value: number): string {
  return (Number.isInteger(value) ? value.toFixed(1) : String(value)).replace('.', ',')
}
