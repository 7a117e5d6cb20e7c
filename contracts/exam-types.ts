import * as z from 'zod/mini'
import { ListPrice } from './money.ts'
import { Nothing, route } from './route.ts'
import { StoreService } from './stores.ts'

/** What exams are chosen by first, in the words of a person (specification §3). `hearing` is the auditory booking. */
export const ExamGroup = z.enum(['glasses', 'contact_lenses', 'driving_licence', 'children', 'hearing', 'eye_health'])
export type ExamGroup = z.infer<typeof ExamGroup>

/** In years, both ends included: `18_75`. `over_76` has no end, and begins on the 76th birthday (specification §9). */
export const AgeGroup = z.string().check(z.regex(/^(\d{1,3}_\d{1,3}|over_\d{1,3})$/))
export type AgeGroup = z.infer<typeof AgeGroup>

/** How much an exam looks at. */
export const ExamLevel = z.enum(['basic', 'extended'])
export type ExamLevel = z.infer<typeof ExamLevel>

/** What an optometrist must have learned to give an exam. */
export const Skill = z.enum(['refraction', 'contact_lenses', 'children', 'low_vision', 'hearing'])
export type Skill = z.infer<typeof Skill>

/** What stands in a store and serves one customer at a time, beside the room. */
export const Instrument = z.enum(['phoropter', 'fundus_camera', 'corneal_topographer', 'audiometer'])
export type Instrument = z.infer<typeof Instrument>

export const ExamTypeId = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(60))

/** A kind of exam as it is booked. Editors own its words, admins the rest. */
export const ExamType = z.object({
  id: ExamTypeId,
  group: ExamGroup,
  level: ExamLevel,
  name: z.string(),
  /** What a person with this complaint would say: `Näen kauas sumeasti`. */
  complaint: z.string(),
  description: z.string(),
  /** What the customer brings along, a line each. */
  bring: z.array(z.string()),
  /** Approximate length in whole minutes: what the customer reads and for how long the optometrist is busy. */
  minutes: z.int().check(z.minimum(5), z.maximum(240)),
  /** Paid in the store. No value-added tax where a licensed professional examines (AVL 34–36 §). */
  price: ListPrice,
  ageGroups: z.array(AgeGroup),
  skill: Skill,
  instruments: z.array(Instrument),
  /** Which service a store must give for it. */
  service: StoreService,
  /** Whether it may be booked for an employer, with a requisition. */
  isForCompanies: z.boolean(),
  /** Fits glasses that were ordered: booked from the order. Left out of other exams. */
  isFitting: z.optional(z.boolean()),
})
export type ExamType = z.infer<typeof ExamType>

/** Every exam that can be booked, in the admin's order. */
export const listExamTypes = route({
  method: 'get',
  path: '/booking/exam-types',
  input: Nothing,
  output: z.object({ examTypes: z.array(ExamType) }),
})
