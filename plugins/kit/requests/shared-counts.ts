import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Payload } from 'payload'
import { shopOnly } from '../admin/access.ts'
import { now } from '../clock.ts'
import { changeIf, createUnlessTaken, deleteWhere, findAll, type Stored } from '../storage/documents.ts'
import type { ScheduledTask } from '../extend.ts'
import { polling } from '../tasks/polling.ts'
import { signature } from '../sealing/secrets.ts'

/** One document per process: what it has counted for limits, of those who are anywhere near one. */
export const limitCounts: CollectionConfig = {
  slug: 'limit-counts',
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'process', type: 'text', required: true, unique: true, index: true },
    // Raised by each change, so that a reader knows the counts of a process that has ended from new ones.
    { name: 'version', type: 'number', required: true },
    { name: 'counts', type: 'textarea', required: true },
  ],
}

/** `counts` is a list of `[who, points, milliseconds left]` as JSON. Durations, since the clocks of processes differ. */
type LimitCounts = Stored<'limit-counts'>

/** Points that were counted, and when they stop counting, by `performance.now()`. */
export interface Counted {
  points: number
  untilMs: number
}

const POLL_MS = 1000
/** Counts below this part of a limit are not shared: nearly every shopper stays below it. */
const SHARED_FROM = 0.1
const KEPT_MS = 3_600_000

const processId = randomUUID()
/** What this process has counted, by who it was counted for. */
const own = new Map<string, Counted>()
/** What the others have counted, by process. */
const others = new Map<string, { version: number; counts: Map<string, Counted> }>()
let isChanged = false

/** Notes what this process has counted within a limit of `most` points, so that the others learn it within a second. */
export function noteCount(who: string, counted: Counted, most: number): void {
  if (counted.points < most * SHARED_FROM && !own.has(who)) return
  own.set(who, counted)
  isChanged = true
}

/** What the other processes have counted, as of a second ago at most: their sum, and when the last of it stops counting. */
export function countedElsewhere(who: string): Counted {
  const sum: Counted = { points: 0, untilMs: 0 }
  if (others.size === 0) return sum
  const hidden = hiddenName(who)
  for (const { counts } of others.values()) {
    const counted = counts.get(hidden)
    if (!counted || counted.untilMs <= performance.now()) continue
    sum.points += counted.points
    sum.untilMs = Math.max(sum.untilMs, counted.untilMs)
  }
  return sum
}

/** Shares what is counted with the other processes, once a second, until it is stopped. */
export function shareCounts(payload: Payload): { stop: () => void } {
  let version = 0
  return polling(payload, 'counts of limits', POLL_MS, async () => {
    if (isChanged) {
      isChanged = false
      version += 1
      await write(payload, { version, counts: JSON.stringify(ownCounts()) }).catch((problem: unknown) => {
        isChanged = true
        throw problem
      })
    }
    takeOver(await findAll({ payload }, 'limit-counts', { process: { not_equals: processId } }))
  })
}

/** Addresses and cookies are hidden: the database keeps them for longer than they count. */
function ownCounts(): [string, number, number][] {
  const instant = performance.now()
  for (const [who, { untilMs }] of own) if (untilMs <= instant) own.delete(who)
  return [...own].map(([who, { points, untilMs }]) => [hiddenName(who), points, Math.round(untilMs - instant)])
}

async function write(payload: Payload, data: Pick<LimitCounts, 'version' | 'counts'>): Promise<void> {
  const changed = await changeIf({ payload }, 'limit-counts', { process: { equals: processId } }, data)
  if (!changed) await createUnlessTaken({ payload }, 'limit-counts', { ...data, process: processId })
}

function takeOver(documents: LimitCounts[]): void {
  const instant = performance.now()
  for (const { process, version, counts } of documents) {
    if (others.get(process)?.version === version) continue
    const rows = JSON.parse(counts) as [string, number, number][]
    const byName = rows.map(([who, points, ms]): [string, Counted] => [who, { points, untilMs: instant + ms }])
    others.set(process, { version, counts: new Map(byName) })
  }
  const alive = new Set(documents.map(({ process }) => process))
  for (const process of others.keys()) if (!alive.has(process)) others.delete(process)
}

function hiddenName(who: string): string {
  return signature('limit', who)
}

/** Deletes the counts of processes that have ended. */
export const forgetLimitCounts: ScheduledTask = {
  name: 'forget limit counts',
  every: KEPT_MS,
  async run(req) {
    const before = new Date(now().getTime() - KEPT_MS).toISOString()
    await deleteWhere(req, 'limit-counts', { updatedAt: { less_than: before } })
    return 0
  },
}
