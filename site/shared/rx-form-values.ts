import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { EYE_FIELDS, type EyeValues, SIDES, valuesPerEye } from '#domain/prescriptions/per-eye.ts'
import { writeDiopters } from '#domain/prescriptions/write-values.ts'
import { rxField } from './read-prescription.ts'

const writers: Record<keyof EyeValues, (value: number) => string> = {
  sphere: writeDiopters,
  cylinder: writeDiopters,
  axis: String,
  addition: writeDiopters,
  pupillaryDistance: (value) => String(value).replace('.', ','),
}

/** A prescription as the form has it: the reverse of `readPrescription`. That it is recent is left to be confirmed. */
export function rxFormValues(glasses: GlassesPrescription): FormData {
  const form = new FormData()
  const eyes = valuesPerEye(glasses)
  for (const side of SIDES)
    for (const field of EYE_FIELDS) {
      const value = eyes[side][field]
      if (value !== 0 || field === 'sphere') form.set(rxField(side, field), writers[field](value))
    }
  form.set('examinedOn', glasses.examinedOn)
  if (glasses.note) form.set('note', glasses.note)
  return form
}
