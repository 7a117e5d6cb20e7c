import * as z from 'zod/mini'
import { LensAxisName } from './prescriptions.ts'

/** An axis with every value it takes, in order. */
export const LensAxis = z.object({ name: LensAxisName, values: z.array(z.union([z.number(), z.string()])) })
export type LensAxis = z.infer<typeof LensAxis>

/** Where every named axis lies inside: a combination that is not made, or one stocked on the shelf. */
export const LensRegion = z.partialRecord(
  LensAxisName,
  z.union([z.object({ from: z.number(), to: z.number() }), z.array(z.union([z.number(), z.string()]))]),
)
export type LensRegion = z.infer<typeof LensRegion>

/** What makes a contact lens chooseable: its axes, and what is not made of them. */
export const LensChoice = z.object({ axes: z.array(LensAxis), exclusions: z.array(LensRegion), leadTimeDays: z.int() })
export type LensChoice = z.infer<typeof LensChoice>
