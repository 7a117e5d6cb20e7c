import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { type EyeValues, valuesPerEye, type Side, SIDES } from './per-eye.ts'
import { writeDiopters } from './write-values.ts'

/** Columns of the paper in their order, and how a value stands below its name. */
const COLUMNS: [keyof EyeValues, string, (value: number) => string][] = [
  ['sphere', 'SF', writeDiopters],
  ['cylinder', 'CYL', writeDiopters],
  ['axis', 'AX', (value) => `${value}°`],
  ['addition', 'ADD', writeDiopters],
  ['pupillaryDistance', 'PD', (value) => String(value).replace('.', ',')],
]

export interface ValueTable {
  columns: string[]
  rows: { eye: Side; values: string[] }[]
}

/**
 * A glasses prescription as it stands on paper: a row an eye, right first, with powers in diopters, the axis in
 * degrees and the pupil in millimeters.
 *
 * A value of zero is `–`; a column that neither eye fills is left out, and so is an eye without values
 * (specification §3).
 */
export function valueTable(prescription: GlassesPrescription): ValueTable {
  const eyes = valuesPerEye(prescription)
  const sides = SIDES.filter((side) => COLUMNS.some(([field]) => eyes[side][field] !== 0))
  const columns = COLUMNS.filter(([field]) => sides.some((side) => eyes[side][field] !== 0))
  return {
    columns: columns.map(([, name]) => name),
    rows: sides.map((side) => ({
      eye: side,
      values: columns.map(([field, , write]) => (eyes[side][field] === 0 ? '–' : write(eyes[side][field]))),
    })),
  }
}

/** The same in a line an eye, such as `SF −1,25, PD 31,5`. */
export function valueLines(prescription: GlassesPrescription): { eye: Side; text: string }[] {
  const { columns, rows } = valueTable(prescription)
  return rows.map(({ eye, values }) => ({
    eye,
    text: values.flatMap((value, at) => (value === '–' ? [] : [`${columns[at]} ${value}`])).join(', '),
  }))
}
