import { plusDays, weekdayOf } from './days.ts'

/** A holiday by its name in code. Its words are in `locales/<language>/stores.json`. */
export type HolidayName =
  | 'new_year'
  | 'epiphany'
  | 'good_friday'
  | 'easter'
  | 'easter_monday'
  | 'may_day'
  | 'ascension'
  | 'whit_sunday'
  | 'midsummer_eve'
  | 'midsummer'
  | 'all_saints'
  | 'independence'
  | 'christmas_eve'
  | 'christmas'
  | 'boxing_day'

/** Holidays on the same day every year, as month and day. Christmas Eve counts: no bank or carrier works. */
const FIXED: [monthAndDay: string, HolidayName][] = [
  ['01-01', 'new_year'],
  ['01-06', 'epiphany'],
  ['05-01', 'may_day'],
  ['12-06', 'independence'],
  ['12-24', 'christmas_eve'],
  ['12-25', 'christmas'],
  ['12-26', 'boxing_day'],
]

/** Days from Easter Sunday. */
const FROM_EASTER: [days: number, HolidayName][] = [
  [-2, 'good_friday'],
  [0, 'easter'],
  [1, 'easter_monday'],
  [39, 'ascension'],
  [49, 'whit_sunday'],
]

const FRIDAY = 5
const SATURDAY = 6

/**
 * Whether this day is a holiday in Finland for banks and carriers: religious and public
 * holidays, and the eves of Midsummer and Christmas.
 *
 * Computed, so that no table runs out (Act on holidays 388/1937; working days in specification §9).
 *
 * @param day ISO day.
 */
export function isFinnishHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4))
  const days = known.get(year) ?? new Set(finnishHolidays(year))
  known.set(year, days)
  return days.has(day)
}

/** Holidays of each year that was asked about: terms are counted day by day. */
const known = new Map<number, Set<string>>()

/** The holidays of a year as ISO days, in order. */
export function finnishHolidays(year: number): string[] {
  return [...new Set(namedHolidays(year).map(({ day }) => day))]
}

/** The holidays after one ISO day until another, the last included, in order. Two of them may fall on one day. */
export function holidaysBetween(after: string, until: string): { day: string; name: HolidayName }[] {
  const [first, last] = [after, until].map((day) => Number(day.slice(0, 4)))
  if (first === undefined || last === undefined) return []
  const years = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
  return years.flatMap(namedHolidays).filter(({ day }) => day > after && day <= until)
}

function namedHolidays(year: number): { day: string; name: HolidayName }[] {
  const easter = easterSunday(year)
  const midsummerEve = firstFrom(`${year}-06-19`, FRIDAY)
  const days: [string, HolidayName][] = [
    ...FIXED.map(([day, name]): [string, HolidayName] => [`${year}-${day}`, name]),
    ...FROM_EASTER.map(([days, name]): [string, HolidayName] => [plusDays(easter, days), name]),
    [midsummerEve, 'midsummer_eve'],
    [plusDays(midsummerEve, 1), 'midsummer'],
    [firstFrom(`${year}-10-31`, SATURDAY), 'all_saints'],
  ]
  return days.map(([day, name]) => ({ day, name })).toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The first such weekday on or after a day. */
function firstFrom(day: string, weekday: number): string {
  return plusDays(day, (weekday - weekdayOf(day) + 7) % 7)
}

/** Easter Sunday of the western church, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const moon = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7
  const late = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const marchDay = 22 + moon + weekday - 7 * late
  return plusDays(`${year}-03-01`, marchDay - 1)
}
