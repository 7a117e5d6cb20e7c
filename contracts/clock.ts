import * as z from 'zod/mini'
import { inUrl, route } from './route.ts'

/** So many whole days ahead: 1 to 400. */
const Days = inUrl(z.int().check(z.minimum(1), z.maximum(400)))

/** What happens, or has happened, on a day: a step of documents in words of staff, or a scheduled task by its name. */
export const ClockRow = z.object({
  /** ISO day in Helsinki. */
  day: z.iso.date(),
  kind: z.enum(['step', 'task']),
  what: z.string(),
  /** How many of them. */
  count: z.int(),
})
export type ClockRow = z.infer<typeof ClockRow>

/** What will happen until an instant: the days asked for, or the next thing that happens where none are. */
export const foreseeClock = route({
  method: 'get',
  path: '/clock/ahead',
  input: z.object({ days: z.optional(Days) }),
  output: z.object({
    /** Null where nothing is due any more. */
    to: z.nullable(z.iso.datetime()),
    rows: z.array(ClockRow),
    /** Whether more is due than is listed. */
    isMore: z.boolean(),
  }),
})

/**
 * Moves the shop's clock of a demo forward towards an instant, from due to due, as far as a few seconds allow: asked again with the same
 * instant it goes on. Refused: `clock.not_demo`, `clock.backwards`, `clock.too_far`, `clock.moving`, `clock.work_runs`.
 */
export const moveShopClock = route({
  method: 'post',
  path: '/clock/move',
  input: z.object({ to: z.iso.datetime() }),
  output: z.object({
    now: z.iso.datetime(),
    isThere: z.boolean(),
    /** What was done on the way. */
    rows: z.array(ClockRow),
    /** Steps that were due and are still pending: they failed and are retried, or staff must help. */
    left: z.array(ClockRow),
    /** How many letters and text messages left. */
    letters: z.int(),
  }),
})
