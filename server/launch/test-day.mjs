// The day on which tests run. It lies ahead of the machine's, since Chromium judges cookies by its own clock: decision 79.

/** A Wednesday without a holiday, a change of the clock or the turn of a year within weeks; a later year once it is past. */
const ORDINARY = { monthAndDay: '09-10', weekday: 3 }

/** When a test day begins that names no time of day, in Helsinki. */
const MORNING = 'T10:00'

/**
 * How far ahead of the machine's clock `TEST_DAY` lies, in milliseconds.
 *
 * @param {string | undefined} day `2031-12-24` or `2031-12-24T18:00`, as read in Helsinki; undefined for an ordinary working
 *   day
 * @param {number} now
 * @throws {Error} for what is no day, or lies behind the machine's clock
 */
export function aheadMs(day, now) {
  const named = day || ordinaryDay(now)
  const ahead = helsinkiInstant(named.includes('T') ? named : named + MORNING) - now
  if (Number.isNaN(ahead)) throw new Error(`TEST_DAY "${day}" is no day: write 2031-09-10, or 2031-12-24T18:00.`)
  if (ahead <= 0) throw new Error(`TEST_DAY ${day} has passed: choose one ahead of this machine's clock.`)
  return ahead
}

/**
 * What hands the test day down to every process below, in variables of the environment. The first who asks decides, so that
 * all processes of a run are equally far ahead.
 */
export function onTestDay(env = process.env) {
  const preload = `--import=${new URL('shift-clock.mjs', import.meta.url)}`
  const options = (env.NODE_OPTIONS ?? '').split(' ').filter((option) => option && option !== preload)
  return {
    CLOCK_AHEAD_MS: env.CLOCK_AHEAD_MS ?? String(aheadMs(env.TEST_DAY, Date.now())),
    NODE_OPTIONS: [...options, preload].join(' '),
  }
}

function ordinaryDay(now) {
  const { monthAndDay, weekday } = ORDINARY
  for (let year = new Date(now).getUTCFullYear() + 1; ; year++)
    if (new Date(`${year}-${monthAndDay}`).getUTCDay() === weekday) return `${year}-${monthAndDay}`
}

/** Winter time unless the clocks of that instant show summer time. */
function helsinkiInstant(local) {
  const winter = Date.parse(`${local}+02:00`)
  if (Number.isNaN(winter)) return winter
  const summer = winter - 3_600_000
  return helsinkiText(summer) === local ? summer : winter
}

function helsinkiText(instant) {
  return new Date(instant).toLocaleString('sv-SE', { timeZone: 'Europe/Helsinki' }).replace(' ', 'T').slice(0, 16)
}
