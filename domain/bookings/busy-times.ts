import type { Use } from './schedule.ts'

/** The uses of a day by who and what is in them. */
interface BusyTimes {
  ofExaminer: (id: number) => readonly Use[]
  ofRoom: (name: string) => readonly Use[]
}

const known = new WeakMap<readonly Use[], BusyTimes>()
const NONE: readonly Use[] = []

/**
 * Groups uses, once for each list, which must not change afterwards: each of the hundreds of times of a day is then judged by
 * the few uses that could meet it.
 */
export function busyTimes(uses: readonly Use[]): BusyTimes {
  const grouped = known.get(uses)
  if (grouped) return grouped
  const examiners = Map.groupBy(uses, ({ examiner }) => examiner)
  const rooms = Map.groupBy(uses, ({ room }) => room)
  const times: BusyTimes = { ofExaminer: (id) => examiners.get(id) ?? NONE, ofRoom: (name) => rooms.get(name) ?? NONE }
  known.set(uses, times)
  return times
}
