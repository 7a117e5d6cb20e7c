import type { DaySlots, SlotTime } from '#contracts/bookings.ts'
import type { ExamType } from '#contracts/exam-types.ts'
import { bookingWindow } from '#domain/bookings/booking-window.ts'
import { firstFree } from '#domain/bookings/first-free.ts'
import { freeSlots, type StoreDayUses } from '#domain/bookings/free-slots.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { knownUses } from './day-uses.ts'
import { schedulesOf } from './schedule/repository.ts'

/** Which free times are asked for. */
interface Asked {
  store: number
  exam: ExamType
  /** Only with this one. */
  examiner?: number | undefined
  /** The use whose time counts as free: of the booking that is to be moved. */
  except?: string | undefined
  /** ISO day. */
  from?: string | undefined
  /** Whether for staff, whom neither notice nor horizon binds. */
  isStaff?: boolean
}

/** How many days are made at a time, where the first free one is looked for: nearly always the first lot has it. */
const LOT_DAYS = 7
/** How far ahead the first free time is looked for at most. */
const MOST_DAYS = 366

/** The free times of a store on so many days, and the last day that can be booked. */
export async function freeTimes(
  context: WithPayload,
  { store, exam, examiner, except, from = today(), isStaff = false }: Asked,
  days: number,
): Promise<{ days: DaySlots[]; until: string }> {
  const all = await daysOf(context, store, from, plusDays(from, days - 1), except)
  const [first] = all
  if (!first) return { days: [], until: today() }
  const window = bookingWindow(nowIso(), first.schedule.rules, isStaff)
  const shown = all.map((day) => {
    const { schedule } = day
    return { day: schedule.day, isOpen: schedule.open.length > 0, slots: freeSlots(day, { exam, window, examiner }) }
  })
  return { days: shown, until: window.until }
}

/** The first free time of a store from a day on; null where none is free within its horizon. */
export async function firstFreeOf(
  context: WithPayload,
  { store, exam, examiner, except, from = today(), isStaff = false }: Asked,
): Promise<SlotTime | null> {
  let day = from
  // Staff have no horizon: a store without shifts would be searched for ever.
  const lastDay = plusDays(from, MOST_DAYS)
  for (;;) {
    const lot = await daysOf(context, store, day, plusDays(day, LOT_DAYS - 1), except)
    const [first] = lot
    if (!first) return null
    const window = bookingWindow(nowIso(), first.schedule.rules, isStaff)
    if (day > window.until || day > lastDay) return null
    const found = firstFree(lot, { exam, window, examiner })
    if (found) return found
    day = plusDays(day, LOT_DAYS)
  }
}

async function daysOf(
  context: WithPayload,
  store: number,
  from: string,
  to: string,
  except: string | undefined,
): Promise<StoreDayUses[]> {
  const [schedules, usesOf] = await Promise.all([schedulesOf(context, store, from, to), knownUses(context)])
  return schedules.map((schedule) => {
    const uses = usesOf(schedule)
    return { schedule, uses: except === undefined ? uses : uses.filter(({ ref }) => ref !== except) }
  })
}
