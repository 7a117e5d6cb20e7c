import type { FailureCode } from '#contracts/refusals.ts'

const fields: Partial<Record<FailureCode, string>> = {
  'lens.use_missing': 'use-far',
  'prescription.not_confirmed': 'confirms',
  'prescription.day_missing': 'examinedOn',
  'prescription.not_examined_yet': 'examinedOn',
  'prescription.too_old': 'examinedOn',
  'prescription.unusual': 'looked',
}

/** The id of the field that a refusal is about, where one of the forms that put goods into the cart has it. */
export function refusedField(code: FailureCode): string | undefined {
  return fields[code]
}
