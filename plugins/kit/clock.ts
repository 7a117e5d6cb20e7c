/** The shop's only source of time. Tests and a demo may move it, so no other file reads the system clock. */

declare global {
  /** Milliseconds by which the shop's clock runs ahead. Global, since the bundles share no module state. */
  var clockAheadMs: number | undefined
  /** The same for the clock that leases end by. */
  var machineAheadMs: number | undefined
}

/** This instant, as the shop sees it. */
export function now(): Date {
  return new Date(Date.now() + (globalThis.clockAheadMs ?? 0))
}

/** This instant as ISO text in UTC, as documents keep it, or so many milliseconds ahead of it. */
export function nowIso(aheadMs = 0): string {
  return new Date(now().getTime() + aheadMs).toISOString()
}

/** Created once, since creating it takes a hundred times longer than formatting. The Swedish locale writes ISO days. */
const helsinkiDays = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' })

/** The ISO day in Helsinki of an instant, in milliseconds. */
export function dayOf(ms: number): string {
  return helsinkiDays.format(ms)
}

let latest = { minute: Number.NaN, day: '' }

/** The ISO day in Helsinki. Formatted once a minute, since a day changes only at a full minute. */
export function today(): string {
  const instant = now()
  const minute = Math.floor(instant.getTime() / 60_000)
  if (minute !== latest.minute) latest = { minute, day: helsinkiDays.format(instant) }
  return latest.day
}

/** Moves the clock by this many milliseconds; without an argument, resets it. */
export function moveClock(ms?: number): void {
  globalThis.clockAheadMs = ms === undefined ? 0 : (globalThis.clockAheadMs ?? 0) + ms
}

/**
 * This instant by the clock of the machine, which no trial moves: by it leases end. A test of what a killed process has left
 * moves it by `moveMachineClock`.
 */
export function machineIso(aheadMs = 0): string {
  return new Date(Date.now() + (globalThis.machineAheadMs ?? 0) + aheadMs).toISOString()
}

/** Moves the clock of leases by this many milliseconds; without an argument, resets it. */
export function moveMachineClock(ms?: number): void {
  globalThis.machineAheadMs = ms === undefined ? 0 : (globalThis.machineAheadMs ?? 0) + ms
}
