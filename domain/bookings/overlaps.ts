import type { Instrument } from '#contracts/exam-types.ts'
import type { DaySchedule, Span, Use } from './schedule.ts'

/** Whether two spans share a minute, or, with `gap`, come nearer to each other than so many minutes. */
export function overlaps(one: Span, other: Span, gap = 0): boolean {
  return one.from < other.to + gap && other.from < one.to + gap
}

/** Whether a span lies wholly in one of these. */
export function liesIn(span: Span, spans: readonly Span[]): boolean {
  return spans.some(({ from, to }) => from <= span.from && span.to <= to)
}

/** Whether the store has a limited number of this instrument free to carry during all of a span. */
export function isFreeToCarry(
  { movable }: Pick<DaySchedule, 'movable'>,
  uses: readonly Use[],
  instrument: Instrument,
  span: Span,
): boolean {
  const there = movable[instrument] ?? 0
  const carried = uses.filter((use) => use.instruments.includes(instrument) && overlaps(use, span))
  if (carried.length < there) return true
  // The most at once is reached where the span or one of the uses begins.
  const moments = [span.from, ...carried.map(({ from }) => from)].filter((at) => span.from <= at && at < span.to)
  return moments.every((at) => carried.filter(({ from, to }) => from <= at && at < to).length < there)
}

/**
 * Whether a use can stand beside these: its examiner and its room are in none of them, nor nearer than the store's
 * buffer, and what it carries is there.
 */
export function fitsBeside(schedule: DaySchedule, uses: readonly Use[], use: Use): boolean {
  const others = uses.filter(({ ref }) => ref !== use.ref)
  const isBeside = (other: Use) =>
    (other.examiner === use.examiner || other.room === use.room) && overlaps(other, use, schedule.rules.bufferMinutes)
  if (others.some(isBeside)) return false
  return use.instruments.every((instrument) => isFreeToCarry(schedule, others, instrument, use))
}
