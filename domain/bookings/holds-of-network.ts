import type { ExamNeeds } from './find-place.ts'
import type { DaySchedule, Span, Use } from './schedule.ts'

/** How many times of a day one network may always hold at once: as many as a family books. */
const LEAST = 3
/** Which part of what is free on a day one network may hold at once. */
const PART = 1 / 5

/**
 * How many times of a day all browsers of one network may hold at once, so that one network cannot empty a store's day:
 * a fifth of the exams that could still be given, but three at least.
 *
 * @param uses What is taken of the day, without what the network holds.
 */
export function mostHoldsOfNetwork(
  { examiners, rooms, open }: DaySchedule,
  uses: readonly Use[],
  { skill, minutes }: Pick<ExamNeeds, 'skill' | 'minutes'>,
): number {
  const skilled = examiners.filter(({ skills }) => skills.includes(skill))
  const free = (ofAll: number, isIn: (use: Use) => boolean) => ofAll - minutesIn(uses.filter(isIn))
  const ofExaminers = free(minutesIn(skilled.flatMap(({ present }) => present)), ({ examiner }) =>
    skilled.some(({ id }) => id === examiner),
  )
  const ofRooms = free(minutesIn(open) * rooms.length, () => true)
  return Math.max(LEAST, Math.floor((Math.min(ofExaminers, ofRooms) / minutes) * PART))
}

function minutesIn(spans: readonly Span[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}
