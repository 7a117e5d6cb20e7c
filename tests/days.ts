// `npm run test:days`: the whole on days that have been stumbled over, and on others what depends on the day.
// `npm run test:days -- 2027-03-27T23:30` runs the whole on one.
import { spawn } from 'node:child_process'
import { holidaysBetween, type HolidayName } from '#domain/calendar/finnish-holidays.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusDays, weekdayOf } from '#domain/calendar/days.ts'
import { whenNpmEnds } from '#server/launch/with-parent.mjs'
import { settings } from '#server/settings.ts'

const today = helsinkiDay(new Date().toISOString())
const TUESDAY = 2
const SUNDAY = 7

/** Where everything is run. The last two are the eves of summer time and winter time. */
const whole = [
  first(weekday(TUESDAY)),
  `${first(monthAndDay('12-24'))}T18:00`,
  `${plusDays(first(lastSundayOf('03')), -1)}T23:30`,
  `${plusDays(first(lastSundayOf('10')), -1)}T23:30`,
]

/** Where only what depends on the day is run. */
const elsewhere = [
  first(monthAndDay('12-06')),
  first(monthAndDay('12-31')),
  first(holiday('good_friday')),
  first(holiday('midsummer_eve')),
  first(monthAndDay('02-29')),
  first(weekday(SUNDAY)),
  `${first((day) => plusDays(day, 1).endsWith('-01'))}T23:59`,
  plusDays(today, 365),
]

/** Parts of the names of files that depend on the day: also what a shop seeded on it has to show. */
const dependent = 'bookings calendar price release invoice order deliver retention stores whole-catalog'.split(' ')

const chosen = process.argv.slice(2)
const runs: [day: string, args: string[]][] =
  chosen.length > 0
    ? chosen.map((day) => [day, []])
    : [
        ...whole.map((day): [string, string[]] => [day, []]),
        ...elsewhere.map((day): [string, string[]] => [day, ['--no-journeys', ...dependent]]),
      ]

whenNpmEnds(() => process.exit(1))
const failed: string[] = []
for (const [day, args] of runs) {
  console.log(`\n■ On ${day}`)
  if ((await exitCode(day, args)) !== 0) failed.push(day)
}
console.log(failed.length > 0 ? `\n✘ Failed on ${failed.join(', ')}` : `\n✔ Holds on ${runs.length} days`)
process.exit(failed.length > 0 ? 1 : 0)

function exitCode(day: string, args: string[]): Promise<number> {
  const env = { ...process.env, TEST_DAY: day }
  const run = spawn(process.execPath, ['server/test.mjs', ...args], { cwd: settings.root, stdio: 'inherit', env })
  return new Promise((resolve) => run.once('close', (code) => resolve(code ?? 1)))
}

/** The first day after today of which this is true. */
function first(isWanted: (day: string) => boolean): string {
  for (let day = plusDays(today, 1); ; day = plusDays(day, 1)) if (isWanted(day)) return day
}

function weekday(wanted: number) {
  return (day: string) => weekdayOf(day) === wanted
}

function monthAndDay(wanted: string) {
  return (day: string) => day.endsWith(`-${wanted}`)
}

function lastSundayOf(month: string) {
  return (day: string) => day.slice(5, 7) === month && weekdayOf(day) === SUNDAY && Number(day.slice(8)) > 24
}

function holiday(wanted: HolidayName) {
  return (day: string) => holidaysBetween(plusDays(day, -1), day).some(({ name }) => name === wanted)
}
