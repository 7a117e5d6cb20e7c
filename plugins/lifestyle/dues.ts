import { plusDays } from '#domain/calendar/days.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { billOn, type Contract } from '#domain/lifestyle/contract.ts'
import { nextNotice } from '#domain/lifestyle/contract-days.ts'
import { today } from '#plugins/kit/clock.ts'
import type { StepToSchedule } from '#plugins/kit/work/schedule-steps.ts'

/** The hour at which a contract does what is due on a day. */
export const DONE_AT = '06:00'

/** What a contract does by itself, from the morning of its day on. */
export function duesOf(contract: Contract): StepToSchedule[] {
  const { endsOn, status } = contract
  const days: Record<string, string | null> = {
    bill: billOn(contract),
    tellExchange: status === 2 ? nextNotice(contract, today()) : null,
    end: status === 2 && endsOn !== null ? plusDays(endsOn, 1) : null,
  }
  return Object.entries(days).flatMap(([step, day]) =>
    day === null ? [] : [{ step, at: helsinkiInstant(day, DONE_AT) }],
  )
}
