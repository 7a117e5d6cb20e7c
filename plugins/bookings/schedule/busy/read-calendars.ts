import type { PayloadRequest } from 'payload'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { inParallel } from '#plugins/kit/in-parallel.ts'
import { findEach, findOne, noteIf, type Stored } from '#plugins/kit/storage/documents.ts'
import type { MayReach } from '#plugins/kit/requests/reach-public.ts'
import { staffText } from '../admin-fields.ts'
import { schedulesChanged } from '../schedule-changes.ts'
import { busyWindow } from './busy-spans.ts'
import { CalendarFailure } from './calendar-failure.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { readApart } from './read-apart.ts'

/** Reads the calendars of optometrists, so that no exam is booked with one who is busy elsewhere. */
export const readBusyCalendars: ScheduledTask = {
  name: 'busy calendars',
  every: 1_800_000,
  run: (req) => readCalendars(req),
}

/** How long an unchanged calendar need not be sent again: what repeats is expanded for some months only. */
const UNCHANGED_DAYS = 7
const DAY_MS = 86_400_000

/** After so many times running in which the calendar itself was at fault, it is left until staff renew it. */
const MOST_FAILURES = 3

/** Reads every calendar that has an address. Gives how many could be read. */
export function readCalendars(req: PayloadRequest, mayReach?: MayReach): Promise<number> {
  const notLeft = { isBusyLeft: { not_equals: true } }
  const withCalendar = { and: [{ busyCalendarUrl: { exists: true } }, { isActive: { not_equals: false } }, notLeft] }
  return inParallel(findEach(req, 'optometrists', withCalendar), (optometrist) => readOne(req, optometrist, mayReach))
}

type Optometrist = Stored<'optometrists'>

async function readOne(req: PayloadRequest, optometrist: Optometrist, mayReach?: MayReach): Promise<number> {
  const { busyCalendarUrl } = optometrist
  if (!busyCalendarUrl) return 0
  const outcome = await readFrom(req, optometrist, busyCalendarUrl, mayReach).catch((problem: unknown) =>
    failed(problem, optometrist),
  )
  // Drop the outcome if the optometrist's address has changed meanwhile: the next run reads that one.
  const where = { and: [{ id: { equals: optometrist.id } }, { busyCalendarUrl: { equals: busyCalendarUrl } }] }
  const changed = await noteIf(req, 'optometrists', where, outcome)
  if (!changed || !('busyReadAt' in outcome)) return 0
  if ('busy' in outcome && JSON.stringify(outcome.busy) !== JSON.stringify(optometrist.busy ?? []))
    await schedulesChanged(req)
  return 1
}

type Outcome = Partial<
  Pick<Optometrist, 'busy' | 'busyEtag' | 'busyReadAt' | 'busyFailedAt' | 'busyProblem' | 'busyFailures' | 'isBusyLeft'>
>

async function readFrom(
  req: PayloadRequest,
  optometrist: Optometrist,
  address: string,
  mayReach?: MayReach,
): Promise<Outcome> {
  const read = await fetchCalendar(address, tagOf(optometrist), mayReach)
  const done = { busyFailedAt: null, busyReadAt: nowIso(), busyFailures: 0 }
  if (read === 'unchanged') return optometrist.busyFailedAt ? { ...done, busyProblem: null } : done
  const owners = [...(await accountAddress(req, optometrist)), ...addressesIn(address)]
  const { spans, unclear } = await readApart(read.text, busyWindow(today()), { owners })
  return {
    ...done,
    busyProblem: unclear === 0 ? null : staffText()('calendar_problem.unclear', { count: unclear }),
    busy: spans,
    busyEtag: read.etag && `${today()} ${read.etag}`,
  }
}

async function accountAddress(req: PayloadRequest, { account }: Optometrist): Promise<string[]> {
  if (!account) return []
  const found = await findOne(req, 'staff', { id: { equals: account } }, ['email'])
  return found ? [found.email] : []
}

/** Google's address of a calendar names its owner. */
function addressesIn(address: string): string[] {
  return address.replaceAll('%40', '@').match(/[\w.+-]+@[\w.-]+/g) ?? []
}

/**
 * The tag by which a server knows the stored version, while that reaches far enough. It is stored after the day of its
 * reading.
 */
function tagOf({ busyEtag }: Pick<Optometrist, 'busyEtag'>): string | null {
  const [, day = '', tag = ''] = /^(\d{4}-\d\d-\d\d) (.+)$/.exec(busyEtag ?? '') ?? []
  return now().getTime() - Date.parse(day) < UNCHANGED_DAYS * DAY_MS ? tag : null
}

/**
 * What was read last holds on; staff see since when it could not be read, and why. A server that does not answer is asked
 * again and again, since it usually returns; a calendar that costs work and gives nothing is left.
 */
function failed(problem: unknown, { busyFailures }: Pick<Optometrist, 'busyFailures'>): Outcome {
  if (!(problem instanceof CalendarFailure)) throw problem
  const status = problem.status ?? 0
  const outcome = {
    busyFailedAt: nowIso(),
    busyProblem: staffText()(`calendar_problem.${problem.problem}`, { status }),
  }
  if (!['too_large', 'too_often', 'unreadable'].includes(problem.problem)) return outcome
  const failures = (busyFailures ?? 0) + 1
  return { ...outcome, busyFailures: failures, isBusyLeft: failures >= MOST_FAILURES }
}
