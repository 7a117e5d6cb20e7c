/** The one clock of the shop. Tests and a demo may move it; nothing else asks the machine for the time. */

declare global {
  /** Milliseconds by which the shop's clock runs ahead. Lives here because the bundles share no module state. */
  var clockAheadMs: number | undefined
}

/** This instant, as the shop sees it. */
export function now(): Date {
  return new Date(Date.now() + (globalThis.clockAheadMs ?? 0))
}

/** This instant as ISO text in UTC, as documents keep it. */
export function nowIso(): string {
  return now().toISOString()
}

/** Made once: making it costs a hundred times what it does. Swedish days are written as ISO writes them. */
const helsinkiDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })

let latest = { minute: Number.NaN, day: '' }

/** The ISO day in Helsinki. Formatted once a minute, since every day begins with one. */
export function today(): string {
  const instant = now()
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== latest.minute) latest = { minute, day: helsinkiDays.format(instant) }
  return latest.day
}

/** Moves the clock by this many milliseconds; without an argument, sets it right again. */
export function moveClock(ms?: number): void {
  globalThis.clockAheadMs = ms === undefined ? 0 : (globalThis.clockAheadMs ?? 0) + ms
}
