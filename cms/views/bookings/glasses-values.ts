import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { halvesOf } from '#domain/prescriptions/pupillary-distance.ts'
import { type EyeValues, flatValues, type Side, SIDES } from '#domain/prescriptions/per-eye.ts'
import { readEyes, type UnreadValue } from '#domain/prescriptions/read-eyes.ts'
import { sentenceOf, t } from '../text.ts'

/** The values of a prescription, without the day of its exam. */
export type Glasses = Omit<GlassesPrescription, 'examinedOn'>

/**
 * The values typed, or the sentence of one that cannot be read. An empty field is 0: the rules are the shop's to judge. Where
 * only the `whole` distance of the pupils was measured, in millimeters, each eye has its half.
 */
export function readGlasses(
  typed: (side: Side, field: keyof EyeValues) => string,
  note = '',
  whole: number | null = null,
): Glasses | string {
  const { eyes, unread } = readEyes(typed)
  const [problem] = unread
  if (problem) return unreadSentence(problem)
  const isMeasured = SIDES.some((side) => eyes[side].pupillaryDistance !== 0)
  if (whole !== null && !isMeasured) for (const side of SIDES) eyes[side].pupillaryDistance = halvesOf(whole)[side]
  return { ...flatValues(eyes), ...(note.trim() && { note: note.trim() }) }
}

function unreadSentence({ side, code }: UnreadValue): string {
  if (code !== 'prescription.cylinder_missing') return t('prescription.write_unreadable')
  return `${t(`prescription.${side}`)}: ${sentenceOf({ code, details: {} })}`
}
