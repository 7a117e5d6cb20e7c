import type { EyeHealthDayWish } from '#contracts/business.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { oneLine } from '#domain/customers/name.ts'
import type { FieldProblem } from '#domain/refusal.ts'
import { acceptedCompanyContact, problemsWithCompany, problemsWithCompanyContact } from './agreement-problems.ts'

/** People of a day: fewer book by themselves, more need several days. */
export const DAY_PEOPLE = { min: 5, max: 300 } as const

/** Days from the request on: no optometrist is free sooner, and shifts are planned for a year at most. */
export const DAY_AHEAD = { min: 14, max: 365 } as const

/** The problems of a wished eye-health day, field by field, in the order of the form. `today` is an ISO day. */
export function problemsWithDay(wish: EyeHealthDayWish, today: string): FieldProblem[] {
  const problems = [...problemsWithCompany(wish), ...problemsWithCompanyContact(wish.contact)]
  const [first, last] = [plusDays(today, DAY_AHEAD.min), plusDays(today, DAY_AHEAD.max)]
  if (oneLine(wish.where) === '') problems.push({ field: 'where', code: 'business.place_missing' })
  if (wish.people < DAY_PEOPLE.min || wish.people > DAY_PEOPLE.max)
    problems.push({ field: 'people', code: 'business.people_out_of_range', details: DAY_PEOPLE })
  if (wish.days.length === 0 || wish.days.some((day) => day < first || day > last))
    problems.push({ field: 'day1', code: 'business.days_out_of_range', details: DAY_AHEAD })
  return problems
}

/** The same as it is stored: each text in one line but the note, each day once. */
export function acceptedDay(wish: EyeHealthDayWish): EyeHealthDayWish {
  const { company, contact, where, days } = wish
  return {
    ...wish,
    company: oneLine(company),
    contact: acceptedCompanyContact(contact),
    where: oneLine(where),
    days: [...new Set(days)],
  }
}
