/** A session ends when it has not been used for so long. */
export const SESSION_IDLE_DAYS = 30

/** A session ends after this many days, however often the customer comes. */
export const SESSION_MAX_DAYS = 180

/** Strong identification counts for so long after it was given. */
export const STRONG_MINUTES = 30

/** How much a session's last use may lag, so that not every request writes. */
export const LAST_USE_LAG_MS = 10 * 60_000

const DAY_MS = 86_400_000

interface SessionTimes {
  createdAt: string
  lastUsedAt: string
  /** When strong identification was given; null for a password or a passkey. */
  identifiedAt: string | null
}

/** Whether a session still holds at this instant. */
export function isSessionAlive({ createdAt, lastUsedAt }: SessionTimes, at: Date): boolean {
  return (
    at.getTime() - Date.parse(lastUsedAt) < SESSION_IDLE_DAYS * DAY_MS &&
    at.getTime() - Date.parse(createdAt) < SESSION_MAX_DAYS * DAY_MS
  )
}

/** How much is known of who uses a session at this instant. */
export function trustOf({ identifiedAt }: SessionTimes, at: Date): 'weak' | 'strong' {
  const isFresh = identifiedAt !== null && at.getTime() - Date.parse(identifiedAt) < STRONG_MINUTES * 60_000
  return isFresh ? 'strong' : 'weak'
}
