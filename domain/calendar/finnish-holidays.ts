import { plusDays, weekdayOf } from './plus-days.ts'

/** Holidays on the same day every year, as month and day. Christmas Eve counts: no bank or carrier works. */
const FIXED = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26']

/** Days from Easter Sunday: Good Friday, Easter, Easter Monday, Ascension Day, Whit Sunday. */
const FROM_EASTER = [-2, 0, 1, 39, 49]

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
  return finnishHolidays(Number(day.slice(0, 4))).includes(day)
}

/** The holidays of a year as ISO days, in order. */
export function finnishHolidays(year: number): string[] {
  const easter = easterSunday(year)
  const midsummerEve = firstFrom(`${year}-06-19`, FRIDAY)
  const allSaints = firstFrom(`${year}-10-31`, SATURDAY)
  const days = [
    ...FIXED.map((day) => `${year}-${day}`),
    ...FROM_EASTER.map((days) => plusDays(easter, days)),
    midsummerEve,
    plusDays(midsummerEve, 1),
    allSaints,
  ]
  return [...new Set(days)].toSorted()
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
