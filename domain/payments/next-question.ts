const SHORTEST_MS = 60_000
const LONGEST_MS = 6 * 3_600_000

/**
 * When the provider is asked the next time about what has not been settled, as an ISO instant. The gaps double: after a
 * minute, two, four, and so on up to six hours, so that what is fresh is found soon and what is old costs little.
 *
 * @param since ISO instant from which it has been waiting.
 */
export function nextQuestionAt(since: string, now: Date): string {
  const waitedMs = now.getTime() - Date.parse(since)
  const gapMs = Math.min(Math.max(waitedMs, SHORTEST_MS), LONGEST_MS)
  return new Date(now.getTime() + gapMs).toISOString()
}
