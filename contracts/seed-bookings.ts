import * as z from 'zod/mini'
import { ExamType, ExamTypeId, Instrument, Skill } from './exam-types.ts'
import { StoreLanguage } from './stores.ts'
import { translationsOf } from './seed-fields.ts'

/** An exam, in the order in which the file has them. */
export const SeedExamType = z.extend(z.omit(ExamType, { id: true }), {
  key: ExamTypeId,
  translations: translationsOf(z.pick(ExamType, { name: true, complaint: true, description: true, bring: true })),
})
export type SeedExamType = z.infer<typeof SeedExamType>

/** Hours of a shift, or null on a day off. */
const SeedShift = z.nullable(z.tuple([z.string(), z.string()]))

/** Who gives exams, with the weeks that repeat. Stores by number. */
export const SeedOptometrist = z.object({
  number: z.int(),
  name: z.string(),
  stores: z.array(z.int()),
  skills: z.array(Skill),
  languages: z.array(StoreLanguage),
  weeks: z.array(
    z.object({
      store: z.int(),
      weeks: z.enum(['every', 'odd', 'even']),
      /** Monday to Sunday. */
      hours: z.array(SeedShift).check(z.length(7)),
    }),
  ),
})
export type SeedOptometrist = z.infer<typeof SeedOptometrist>

/** What a store has for exams, and how it takes bookings. */
export const SeedExamPlace = z.object({
  store: z.int(),
  rooms: z.array(z.object({ name: z.string(), instruments: z.array(Instrument) })),
  movable: z.array(z.object({ instrument: Instrument, pieces: z.int() })),
  noticeMinutes: z.int(),
  horizonDays: z.int(),
  bufferMinutes: z.int(),
  gridMinutes: z.int(),
  changeMinutes: z.int(),
})
export type SeedExamPlace = z.infer<typeof SeedExamPlace>
