import type { GlassesPrescription, LensAxisName, LensParameters } from '#contracts/prescriptions.ts'
import { type Eye, eyesOf, type Side, SIDES } from './eyes.ts'
import { writeDiopters } from './read-diopters.ts'
import { writeMillimeters } from './read-millimeters.ts'
import { sideName } from './side-name.ts'

/** Abbreviations as they stand on Finnish prescriptions, in their order, with the unit behind the value. */
const EYE_FIELDS: [keyof Eye, (value: number) => string][] = [
  ['sphere', (value) => `SF ${writeDiopters(value)} D`],
  ['cylinder', (value) => `CYL ${writeDiopters(value)} D`],
  ['axis', (value) => `AX ${value}°`],
  ['addition', (value) => `ADD ${writeDiopters(value)} D`],
  ['pupillaryDistance', (value) => `PD ${writeMillimeters(value)}`],
]

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
 * A glasses prescription as the cart shows it, one line of text an eye: `Oikea: SF −1,25 D · PD 31,5 mm`.
 *
 * Values of zero are left out, and so is an eye that has no others (specification §3).
 */
export function glassesSummary(prescription: GlassesPrescription): string[] {
  const eyes = eyesOf(prescription)
  return SIDES.flatMap((side) => {
    const values = EYE_FIELDS.filter(([field]) => eyes[side][field] !== 0).map(([field, write]) =>
      write(eyes[side][field]),
    )
    return values.length > 0 ? [line(side, values)] : []
  })
}

/**
 * The values of one contact lens as the cart shows them: `Oikea: PWR −2,00 · BC 8,6 · DIA 14,2`.
 *
 * Nothing where no value is other than empty or zero; words such as `Low` stand as they are
 * (specification §3).
 */
export function lensSummary(side: Side | null, parameters: LensParameters): string | null {
  const values = LENS_FIELDS.flatMap(([name, label, write]) => {
    const value = parameters[name]
    if (!value) return []
    return [`${label} ${typeof value === 'number' ? write(value) : value}`]
  })
  return values.length > 0 ? line(side, values) : null
}

function line(side: Side | null, values: string[]): string {
  return `${side ? `${sideName(side)}: ` : ''}${values.join(' · ')}`
}

/** One decimal at least, as boxes have it: `9,0`, `8,45`. */
function writeDecimal(value: number): string {
  return (Number.isInteger(value) ? value.toFixed(1) : String(value)).replace('.', ',')
}
