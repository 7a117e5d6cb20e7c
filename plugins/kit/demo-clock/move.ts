import { setTimeout as pause } from 'node:timers/promises'
import type { PayloadRequest } from 'payload'
import type { ClockRow } from '#contracts/clock.ts'
import { nextHop } from '#domain/demo-clock.ts'
import { findStep } from '#domain/pending-steps.ts'
import { Refusal } from '#domain/refusal.ts'
import { dayOf, machineIso, now, nowIso } from '../clock.ts'
import { countWhere, findOne } from '../storage/documents.ts'
import { finishLaterWork } from '../tasks/later.ts'
import { withLease } from '../tasks/lease.ts'
import { runDueTasks, taskRecords } from '../tasks/scheduler.ts'
import { WRITER_LEASE_MS } from '../work/schedule-steps.ts'
import type { StepsSlug } from '../work/steps.ts'
import { counted, nextInstants, nextMessage, rowOf, stepsDueBy, type DueStep } from './due.ts'
import { setAhead } from './stored-clock.ts'

/** One call goes on for so long; the next goes on from there. */
const PATIENCE_MS = 4000
/** How long a move waits for work that is under way. */
const WORK_MS = 30_000
const LOOK_MS = 50
/** What these tasks have settled is reported as steps and letters. */
const REPORTED_OTHERWISE = ['steps', 'outbox']

/** What was done on the way, and what was due and is still pending. */
interface Done {
  rows: ClockRow[]
  left: ClockRow[]
}

/**
 * Moves the clock towards an instant (ms), from due to due: what is due where it stands is done, and what is being done waited for,
 * before it goes on. Refuses while another move goes on.
 */
export async function moveTowards(req: PayloadRequest, toMs: number) {
  const move = () => hopTowards(req, toMs)
  return withLease(req, 'shop clock', move, () => {
    throw new Refusal('clock.moving')
  })
}

async function hopTowards(req: PayloadRequest, toMs: number) {
  const began = { at: nowIso(), ms: performance.now() }
  const done: Done = { rows: [], left: [] }
  for (;;) {
    await doWhatIsDue(req, done)
    const here = now().getTime()
    if (here >= toMs || performance.now() - began.ms > PATIENCE_MS) break
    const next = nextHop(here, toMs, [...(await nextInstants(req)), ...(await nextMessage(req))])
    await setAhead(req, (globalThis.clockAheadMs ?? 0) + next - here)
  }
  const letters = await countWhere(req, 'outbox', { createdAt: { greater_than_equal: began.at } })
  const isThere = now().getTime() >= toMs
  return { now: nowIso(), isThere, rows: counted(done.rows), left: counted(done.left), letters }
}

async function doWhatIsDue(req: PayloadRequest, done: Done): Promise<void> {
  const { payload } = req
  const at = nowIso()
  const due = (await stepsDueBy(req, at)).steps
  for (const until = performance.now() + WORK_MS; ; await pause(LOOK_MS)) {
    await runDueTasks(payload)
    await finishLaterWork()
    if (!(await isAnythingOpen(req))) break
    if (performance.now() > until) throw new Refusal('clock.work_runs')
  }
  for (const { name, settled, endedAt } of await taskRecords(req))
    if (settled && (endedAt ?? '') >= at && !REPORTED_OTHERWISE.includes(name))
      done.rows.push({ day: dayOf(Date.parse(at)), kind: 'task', what: name, count: settled })
  for (const step of due) ((await hasFailed(req, step)) ? done.left : done.rows).push(rowOf(step, at))
}

/** Whether a step is due or being done, or a letter on its way. */
async function isAnythingOpen(req: PayloadRequest): Promise<boolean> {
  if ((await countWhere(req, 'outbox', { state: { equals: 'sending' } })) > 0) return true
  const { steps } = await stepsDueBy(req, nowIso(WRITER_LEASE_MS))
  const machine = machineIso()
  const shop = nowIso()
  return steps.some(
    ({ dueAt, leasedUntil, waits }) => (leasedUntil ?? '') > machine || (!waits && (dueAt ?? shop) < shop),
  )
}

async function hasFailed(req: PayloadRequest, { collection, id, step, of }: DueStep): Promise<boolean> {
  const found = await findOne<StepsSlug, 'owed'>(req, collection, { id: { equals: id } }, ['owed'])
  return Boolean(findStep(found?.owed ?? [], { step, of })?.code)
}
