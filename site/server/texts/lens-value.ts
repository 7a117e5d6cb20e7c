import type { LensAxisName } from '#contracts/prescriptions.ts'
import { writeDiopters } from '#domain/prescriptions/write-values.ts'

/** A value of a contact lens as it stands on its box: `−1,25`, `8,6`, `90°`, `Low`. */
export function lensValue(axis: LensAxisName, value: number | string): string {
  if (typeof value === 'string') return value
  if (axis === 'axis') return `${value}°`
  if (axis === 'baseCurve' || axis === 'diameter')
    return value.toFixed(Number.isInteger(value * 10) ? 1 : 2).replace('.', ',')
  return writeDiopters(value)
}
