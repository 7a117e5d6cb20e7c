import { machineIso } from '../clock.ts'
import {
  changeIf,
  createUnlessTaken,
  deleteWhere,
  findOne,
  type Stored,
  type WithPayload,
} from '../storage/documents.ts'
import type { ScheduledTask } from '../extend.ts'
import { signature } from '../sealing/secrets.ts'
import type { Counted } from './shared-counts.ts'

/** What has been counted, and null where nothing counts any more. */
export async function exactCount(context: WithPayload, who: string): Promise<Counted | null> {
  const row = await findOne(context, 'guesses', { and: [keyOf(who), { expiresAt: { greater_than: machineIso() } }] })
  return row && counted(row)
}

/** Adds points in a single statement, in a new window of so many seconds where the last one is over. */
export async function addExactly(context: WithPayload, who: string, points: number, seconds: number): Promise<Counted> {
  const [begun, over] = [{ greater_than: machineIso() }, { less_than_equal: machineIso() }]
  const inWindow = { and: [keyOf(who), { expiresAt: begun }] }
  const row = await changeIf(context, 'guesses', inWindow, { points: { $inc: points } })
  if (row) return counted(row)

  const first = { points: Math.max(0, points), expiresAt: machineIso(seconds * 1000) }
  const anew =
    (await changeIf(context, 'guesses', { and: [keyOf(who), { expiresAt: over }] }, first)) ??
    (await createUnlessTaken(context, 'guesses', { key: hiddenName(who), ...first }))
  return anew ? counted(anew) : addExactly(context, who, points, seconds)
}

/** Notes that something was used up, until this instant: `exactCount` then gives it. False where it was noted before. */
export async function noteSpent(context: WithPayload, what: string, until: Date): Promise<boolean> {
  const spent = { key: hiddenName(what), points: 1, expiresAt: until.toISOString() }
  return (await createUnlessTaken(context, 'guesses', spent)) !== null
}

function counted({ points, expiresAt }: Stored<'guesses'>): Counted {
  return { points, untilMs: performance.now() + Date.parse(expiresAt) - Date.parse(machineIso()) }
}

function keyOf(who: string) {
  return { key: { equals: hiddenName(who) } }
}

/** It may name an account and an address. */
function hiddenName(who: string): string {
  return signature('guess', who)
}

export const eraseGuesses: ScheduledTask = {
  name: 'forget guesses',
  every: 3_600_000,
  async run(req) {
    await deleteWhere(req, 'guesses', { expiresAt: { less_than: machineIso() } })
    return 0
  },
}
