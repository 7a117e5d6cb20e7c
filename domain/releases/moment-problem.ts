import type { RefusalCode } from '#contracts/refusals.ts'

/** How far ahead a release may be planned, in years. */
const MOST_YEARS = 2

/** An ISO instant ends with its zone; a local time that the clocks skip is left without one. */
const HAS_ZONE = /(Z|[+-]\d\d:\d\d)$/

/**
 * What is wrong with a moment for which something is planned: no date, in the hour that Helsinki's clocks skip in spring,
 * not to come any more, or further than two years ahead. Undefined where nothing is.
 *
 * @param moment ISO instant, or local time without zone where it does not exist.
 * @param now ISO instant.
 */
export function momentProblem(moment: string, now: string): RefusalCode | undefined {
  const at = Date.parse(moment)
  if (Number.isNaN(at)) return 'release.moment_unclear'
  if (!HAS_ZONE.test(moment)) return 'release.moment_skipped'
  if (at <= Date.parse(now)) return 'release.moment_past'
  const latest = new Date(now)
  latest.setUTCFullYear(latest.getUTCFullYear() + MOST_YEARS)
  return at > latest.getTime() ? 'release.moment_too_far' : undefined
}

/**
 * Whether a release would come back before it begins, or as it does. A moment that is none is for `momentProblem` to
 * report.
 *
 * @param goesLiveAt ISO instant.
 * @param comesBackAt ISO instant; empty where what it changes stays.
 */
export function comesBackTooEarly(goesLiveAt: string | Date, comesBackAt: string | Date | null | undefined): boolean {
  return Boolean(comesBackAt) && instantOf(comesBackAt) <= instantOf(goesLiveAt)
}

const instantOf = (moment: string | Date | null | undefined) => (moment ? new Date(moment).getTime() : NaN)
