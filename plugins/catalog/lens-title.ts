import type { LensAxisName, LensParameters } from '#contracts/prescriptions.ts'

/** Abbreviations as they stand on boxes of contact lenses, with the decimals each is written with at least. */
const VALUES: [LensAxisName, string, number][] = [
  ['power', 'PWR', 2],
  ['baseCurve', 'BC', 1],
  ['diameter', 'DIA', 1],
  ['cylinder', 'CYL', 2],
  ['axis', 'AX', 0],
  ['addition', 'ADD', 2],
  ['dominance', 'DOM', 0],
]

/** The admin's title of a contact lens combination: `Tyyni Kuukausi, PWR -10,50 · BC 8,4`. */
export function lensTitle(name: string, parameters: LensParameters): string {
  const values = VALUES.flatMap(([axis, short, decimals]) => {
    const value = parameters[axis]
    if (value === undefined || value === '') return []
    return [`${short} ${typeof value === 'number' ? written(value, decimals) : value}`]
  })
  return `${name}, ${values.join(' · ')}`
}

/** With a hyphen for minus, so that a typed search finds it. */
function written(value: number, decimals: number): string {
  const [whole = '', part = ''] = String(value).split('.')
  return decimals > 0 ? `${whole},${part.padEnd(decimals, '0')}` : whole
}
