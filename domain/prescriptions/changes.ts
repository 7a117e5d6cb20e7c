import type { ChangedValue } from '#contracts/kept-prescriptions.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { valuesPerEye, SIDES } from './per-eye.ts'
import { inMinusForm } from './transpose.ts'

const FIELDS = ['sphere', 'cylinder', 'axis', 'addition', 'pupillaryDistance'] as const

/**
 * What has changed since the last prescription, right eye first, in the order of the paper. Compared in minus form, so
 * that another notation changes nothing.
 */
export function changedValues(last: GlassesPrescription, now: GlassesPrescription): ChangedValue[] {
  const [before, after] = [valuesPerEye(last), valuesPerEye(now)]
  return SIDES.flatMap((eye) => {
    const [from, to] = [inMinusForm(before[eye]), inMinusForm(after[eye])]
    return FIELDS.filter((field) => from[field] !== to[field]).map((field) => ({
      eye,
      field,
      from: from[field],
      to: to[field],
    }))
  })
}
