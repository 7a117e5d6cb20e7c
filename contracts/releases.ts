import * as z from 'zod/mini'
import { route } from './route.ts'

/**
 * Where a release is: `planned` its moment has not come · `going_live` its parts are being put up · `live` until it comes
 * back · `coming_back` what was before is being restored · `ended` done, for good or back again · `stopped` called off, or
 * unfit at its moment.
 */
export const ReleaseState = z.enum(['planned', 'going_live', 'live', 'coming_back', 'ended', 'stopped'])
export type ReleaseState = z.infer<typeof ReleaseState>

/** What a release does with a page: shows it as its draft was when it was planned, or takes it off the site. */
export const PageAction = z.enum(['publish', 'unpublish'])
export type PageAction = z.infer<typeof PageAction>

const Id = z.string().check(z.minLength(1), z.maxLength(40))

/** Calls a planned release off, or brings a live one back. For staff. */
export const stopRelease = route({
  method: 'post',
  path: '/content/releases/:release/stop',
  input: z.object({ release: Id }),
  output: z.object({ state: ReleaseState }),
})

/** A release that has not ended, and what it does with the page that was asked for. */
export const PlannedRelease = z.object({
  id: z.string(),
  name: z.string(),
  state: ReleaseState,
  /** ISO instants. */
  goesLiveAt: z.string(),
  comesBackAt: z.nullable(z.string()),
  action: PageAction,
  /** When the draft was taken that is published; null of a page that is taken off. */
  takenAt: z.nullable(z.string()),
})
export type PlannedRelease = z.infer<typeof PlannedRelease>

/**
 * What becomes of a schedule when its page is published before its moment: it takes the new content along, keeps its
 * own, which will then replace the new one, or drops the page.
 */
export const OverSchedule = z.enum(['take', 'keep', 'drop'])
export type OverSchedule = z.infer<typeof OverSchedule>

/** What is planned of a page, in the order of its moments, and when the scheduler last went through releases. For staff. */
export const readSchedule = route({
  method: 'get',
  path: '/content/schedule',
  input: z.object({ page: z.optional(Id) }),
  output: z.object({ planned: z.array(PlannedRelease), ranAt: z.nullable(z.string()) }),
})
