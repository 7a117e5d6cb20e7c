/** How long a store stays open in a browser, in hours: a long day's work. */
export const STORE_MODE_HOURS = 12

/** After so many minutes without use, the store mode clears the served customer. */
export const IDLE_MINUTES = 15

/** Requests within so many milliseconds are one use, so that not each of them is written. */
export const USE_LAG_MS = 60_000

const MINUTE_MS = 60_000

/** When the session of a store ends by itself. Both ISO instants. */
export function endOfSession(startedAt: string): string {
  return new Date(Date.parse(startedAt) + STORE_MODE_HOURS * 60 * MINUTE_MS).toISOString()
}

/** What becomes of a store's session by its age: it is `over`, it has been `idle`, its use is `due` to be noted, or it is `fresh`. */
export function sessionAge(
  { startedAt, lastUsedAt }: { startedAt: string; lastUsedAt: string },
  now: Date,
): 'over' | 'idle' | 'due' | 'fresh' {
  if (endOfSession(startedAt) <= now.toISOString()) return 'over'
  const unusedMs = now.getTime() - Date.parse(lastUsedAt)
  if (unusedMs >= IDLE_MINUTES * MINUTE_MS) return 'idle'
  return unusedMs >= USE_LAG_MS ? 'due' : 'fresh'
}
