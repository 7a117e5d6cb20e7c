import type { Instrument, Skill } from '#contracts/exam-types.ts'

/** Part of a day, in minutes of the wall clock since midnight: `from` is in it, `to` is not. */
export interface Span {
  from: number
  to: number
}

/** An optometrist on a day: the shifts, without the absences and the entries of the optometrist's own calendar. */
export interface ScheduledExaminer {
  /** Number of the optometrist, the same in every store. */
  id: number
  name: string
  skills: Skill[]
  present: Span[]
}

/** A room for exams, and what stands in it for good. */
export interface ScheduledRoom {
  name: string
  instruments: Instrument[]
}

/** What a store has on a day for exams. Hours already have its deviating days and the lunch closing in them. */
export interface DaySchedule {
  store: number
  /** ISO day. */
  day: string
  /** When exams may be given; empty on a closed day. */
  open: Span[]
  rooms: ScheduledRoom[]
  /** What is carried from room to room: as many at a time as there are. */
  movable: Partial<Record<Instrument, number>>
  examiners: ScheduledExaminer[]
  rules: StoreRules
}

/** How a store takes bookings. */
export interface StoreRules {
  /** Customers book no later than so many minutes ahead. */
  noticeMinutes: number
  /** Nor further ahead than so many days. */
  horizonDays: number
  /** Between two exams of one room and examiner, in minutes. */
  bufferMinutes: number
  /** Exams begin at these steps from the full hour, in minutes: 5, 10, 15, 20 or 30. */
  gridMinutes: number
  /** Customers change their booking until so many minutes ahead. */
  changeMinutes: number
}

/**
 * What is taken of a day: by a booking, or by a hold until an instant. No examiner, room or instrument is in two uses at
 * once, which a day's document guards as a whole.
 */
export interface Use extends Span {
  /** Of the hold, and of the booking that it becomes. */
  ref: string
  examiner: number
  room: string
  /** Instruments carried to the room; those that stand in it are the room's. */
  instruments: Instrument[]
  /** ISO instant at which a hold ends; null of a booking. */
  until: string | null
}
