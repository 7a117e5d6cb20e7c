import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { now } from '../clock.ts'
import { changeIf, createUnlessTaken, deleteWhere, findAll, type Stored } from '../storage/documents.ts'
import type { ScheduledTask } from '../extend.ts'
import { polling } from '../tasks/polling.ts'
import { signature } from '../sealing/secrets.ts'

/** Durations, since the clocks of processes differ. */
type CountRow = [who: string, points: number, msLeft: number]

/** `counts` is a list of `CountRow` as JSON. */
type LimitCounts = Stored<'limit-counts'>

/** Points that were counted, and when they stop counting, by `performance.now()`. */
export interface Counted {
  points: number
  untilMs: number
}

const POLL_MS = 1000
/** Counts below this part of a limit are not shared: nearly every shopper stays below it. */
const SHARED_FROM = 0.1
/** How long counts are stored after the last of them has ended. */
const STORED_MS = 3_600_000

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
function ownCounts(): CountRow[] {
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
  for (const { process, version, counts, updatedAt } of documents) {
    if (others.get(process)?.version === version) continue
    // Of a process that has ended, as before a restart, what it counted goes on for as long as it would have.
    const countedAtMs = instant - ageMs(updatedAt)
    const byName = rowsOf(counts).map(([who, points, ms]): [string, Counted] => {
      return [who, { points, untilMs: countedAtMs + ms }]
    })
    others.set(process, { version, counts: new Map(byName) })
  }
  const alive = new Set(documents.map(({ process }) => process))
  for (const process of others.keys()) if (!alive.has(process)) others.delete(process)
}

function rowsOf(counts: string): CountRow[] {
  return JSON.parse(counts) as CountRow[]
}

function ageMs(at: string): number {
  return Math.max(0, now().getTime() - Date.parse(at))
}

function hiddenName(who: string): string {
  return signature('limit', who)
}

/** Deletes the counts of processes that have ended, once none of them counts. */
export const eraseLimitCounts: ScheduledTask = {
  name: 'forget limit counts',
  every: STORED_MS,
  async run(req) {
    for (const { id, counts, updatedAt } of await findAll(req, 'limit-counts')) {
      const longest = Math.max(0, ...rowsOf(counts).map(([, , msLeft]) => msLeft))
      if (ageMs(updatedAt) > longest + STORED_MS) await deleteWhere(req, 'limit-counts', { id: { equals: id } })
    }
    return 0
  },
}
