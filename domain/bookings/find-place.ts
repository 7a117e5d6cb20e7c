import type { ExamType, Instrument } from '#contracts/exam-types.ts'
import { busyTimes } from './busy-times.ts'
import { isFreeToCarry, liesIn, overlaps } from './overlaps.ts'
import type { DaySchedule, ScheduledExaminer, ScheduledRoom, Span, Use } from './schedule.ts'

/** What of an exam decides where and when it can be given. */
export type ExamNeeds = Pick<ExamType, 'minutes' | 'skill' | 'instruments'>

/** Who gives an exam, where, and what is carried there. */
export type Place = Pick<Use, 'examiner' | 'room' | 'instruments'>

/** The examiners who could give an exam during a span: there, skilled, and not busy or about to be. */
export function freeExaminers(
  { examiners, rules }: DaySchedule,
  uses: readonly Use[],
  { skill }: Pick<ExamNeeds, 'skill'>,
  span: Span,
): ScheduledExaminer[] {
  const busy = busyTimes(uses)
  const isBusy = (id: number) => busy.ofExaminer(id).some((use) => overlaps(use, span, rules.bufferMinutes))
  return examiners.filter(({ id, skills, present }) => skills.includes(skill) && liesIn(span, present) && !isBusy(id))
}

/**
 * The room that suits an exam best during a span: the one into which least is carried, then the one with the least in it
 * that the exam has no need of, so that a well equipped room stays free. Undefined where none is free.
 */
export function findRoom(
  schedule: DaySchedule,
  uses: readonly Use[],
  { instruments }: Pick<ExamNeeds, 'instruments'>,
  span: Span,
): Pick<Place, 'room' | 'instruments'> | undefined {
  const { rooms, rules } = schedule
  const busy = busyTimes(uses)
  const isTaken = (room: string) => busy.ofRoom(room).some((use) => overlaps(use, span, rules.bufferMinutes))
  const isCarriable = (instrument: Instrument) => isFreeToCarry(schedule, uses, instrument, span)
  const carriedTo = (room: ScheduledRoom) => instruments.filter((instrument) => !room.instruments.includes(instrument))
  const [best] = rooms
    .filter(({ name }) => !isTaken(name))
    .filter((room) => carriedTo(room).every(isCarriable))
    .toSorted((a, b) => carriedTo(a).length - carriedTo(b).length || a.instruments.length - b.instruments.length)
  return best && { room: best.name, instruments: carriedTo(best) }
}

/**
 * Finds the optometrist and the room for an exam at a time. Where any optometrist will do, it is the one with the least
 * to do on that day, the lower number among equals. Undefined where no optometrist or no room is free.
 *
 * @param uses What is taken of the day, without what may be passed over.
 * @param from In minutes since midnight.
 */
export function findPlace(
  schedule: DaySchedule,
  uses: readonly Use[],
  needs: ExamNeeds,
  from: number,
  examiner?: number,
): Place | undefined {
  const span = { from, to: from + needs.minutes }
  if (!liesIn(span, schedule.open)) return undefined
  const free = freeExaminers(schedule, uses, needs, span).filter(({ id }) => examiner === undefined || id === examiner)
  const room = free.length > 0 ? findRoom(schedule, uses, needs, span) : undefined
  if (!room) return undefined
  const busyFor = (id: number) => uses.reduce((sum, use) => (use.examiner === id ? sum + use.to - use.from : sum), 0)
  const [chosen] = free.toSorted((a, b) => busyFor(a.id) - busyFor(b.id) || a.id - b.id)
  return chosen && { examiner: chosen.id, ...room }
}
