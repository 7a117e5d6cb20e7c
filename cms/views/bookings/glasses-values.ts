import * as z from 'zod/mini'
import { GlassesPrescription } from '#contracts/prescriptions.ts'
import { halvesOf } from '#domain/prescriptions/pupillary-distance.ts'
import { SIDES, type EyeValues, type Side } from '#domain/prescriptions/per-eye.ts'
import { readAxis, readDiopters, readMillimeters } from '#domain/prescriptions/read-values.ts'

const READERS: Record<keyof EyeValues, (typed: string) => number | undefined> = {
  sphere: readDiopters,
  cylinder: readDiopters,
  axis: readAxis,
  addition: readDiopters,
  pupillaryDistance: readMillimeters,
}

/** What is typed for each eye, in the order opticians write. */
export const EYE_FIELDS = Object.keys(READERS) as (keyof EyeValues)[]

const Glasses = z.omit(GlassesPrescription, { examinedOn: true })

/** The name of a value on the wire, and of its field. */
export function valueName(side: Side, field: keyof EyeValues): string {
  return `${side}${field.charAt(0).toUpperCase()}${field.slice(1)}`
}

/**
 * The values typed; undefined where one cannot be read. An empty field is 0: the rules are the shop's to judge. Where only the
 * `whole` distance of the pupils was measured, in millimeters, each eye has its half.
 */
export function readGlasses(
  typed: Record<string, string>,
  note: string,
  whole: number | null = null,
): z.infer<typeof Glasses> | undefined {
  const isTyped = (side: Side) => Boolean(typed[valueName(side, 'pupillaryDistance')]?.trim())
  const halves = whole !== null && !SIDES.some(isTyped) ? halvesOf(whole) : undefined
  const values = SIDES.flatMap((side) =>
    EYE_FIELDS.map((field) => {
      const text = typed[valueName(side, field)]?.trim() ?? ''
      const empty = field === 'pupillaryDistance' ? (halves?.[side] ?? 0) : 0
      return [valueName(side, field), text === '' ? empty : READERS[field](text)] as const
    }),
  )
  const read = Glasses.safeParse({ ...Object.fromEntries(values), ...(note.trim() && { note: note.trim() }) })
  return read.success ? read.data : undefined
}
