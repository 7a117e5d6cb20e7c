import type { ReleaseState } from '#contracts/releases.ts'

/** The states that may follow each. A release that breaks off while it goes live comes back. */
const next: Record<ReleaseState, ReleaseState[]> = {
  planned: ['going_live', 'stopped'],
  going_live: ['live', 'ended', 'coming_back'],
  live: ['coming_back'],
  coming_back: ['ended', 'stopped'],
  ended: [],
  stopped: [],
}

/** The states from which a release may reach this one; the database update is conditional on them. */
export function statesBefore(state: ReleaseState): ReleaseState[] {
  return (Object.keys(next) as ReleaseState[]).filter((from) => next[from].includes(state))
}

/** The states of releases that have something to do yet. */
export const OPEN_STATES: readonly ReleaseState[] = (Object.keys(next) as ReleaseState[]).filter(
  (state) => next[state].length > 0,
)
