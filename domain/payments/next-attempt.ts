const SHORTEST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000

/**
 * When to retry or poll the provider next for an unsettled payment or refund, as an ISO instant. Exponential backoff: after
 * one minute, two, four, and so on up to six hours.
 *
 * @param since ISO instant from which it has been waiting.
 */
export function nextAttemptAt(since: string, now: Date): string {
  const waitedMs = now.getTime() - Date.parse(since)
  const gapMs = Math.min(Math.max(waitedMs, SHORTEST_MS), LONGEST_MS)
  return new Date(now.getTime() + gapMs).toISOString()
}
