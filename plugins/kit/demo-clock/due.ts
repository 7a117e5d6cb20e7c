import type { PayloadRequest, Where } from 'payload'
import type { ClockRow } from '#contracts/clock.ts'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { isBlocked, type PendingStep } from '#domain/pending-steps.ts'
import { textOf } from '#locales/texts.ts'
import { dayOf, now, nowIso } from '../clock.ts'
import { tasksOf } from '../extend.ts'
import { findAll, type DocumentId } from '../storage/documents.ts'
import { nextRunAt } from '../tasks/next-run.ts'
import { taskRecords } from '../tasks/scheduler.ts'
import { stepsOf, waitsForOf, type StepsSlug } from '../work/steps.ts'

/** A pending step, and the document that it belongs to. */
export interface DueStep extends PendingStep {
  collection: StepsSlug
  id: DocumentId
  /** Whether another one must be done before. */
  waits: boolean
}

/** Of each collection so many documents are read, and so many days of a nightly task are listed. */
export const MOST_DUE = 500
const MOST_NIGHTS = 400

/** The steps that are due by an instant (ISO), and whether there are more than were read. */
export async function stepsDueBy(req: PayloadRequest, to: string): Promise<{ steps: DueStep[]; isMore: boolean }> {
  const isDue: Where = { dueAt: { less_than_equal: to } }
  const pages = await Promise.all(
    stepsOf(req.payload.config).map(async (table) => {
      const { collection } = table
      const waitsFor = waitsForOf(table)
      const options = { limit: MOST_DUE, sort: 'dueAt', fields: ['owed'] as const }
      const found = await findAll<StepsSlug, 'owed'>(req, collection, isDue, options)
      return found.map(({ id, owed: pendingSteps }) =>
        (pendingSteps ?? []).map((step): DueStep => {
          return { ...step, collection, id, waits: isBlocked(step, pendingSteps ?? [], waitsFor) }
        }),
      )
    }),
  )
  const steps = pages.flat(2).filter(({ dueAt }) => dueAt !== null && dueAt <= to)
  return { steps, isMore: pages.some(({ length }) => length === MOST_DUE) }
}

/** The instants (ms) after now at which something is due next: the first step of each collection, and what runs at a time of day. */
export async function nextInstants(req: PayloadRequest): Promise<number[]> {
  const isAhead: Where = { dueAt: { greater_than: nowIso() } }
  const firsts = await Promise.all(
    stepsOf(req.payload.config).map(({ collection }) =>
      findAll<StepsSlug, 'dueAt'>(req, collection, isAhead, { limit: 1, sort: 'dueAt', fields: ['dueAt'] }),
    ),
  )
  const steps = firsts.flat().flatMap(({ dueAt }) => (dueAt === null ? [] : [Date.parse(dueAt)]))
  return [...steps, ...(await nightly(req)).map(({ nextMs }) => nextMs)].filter((ms) => ms > now().getTime())
}

/** The instant (ms) at which the first message leaves that waits for its hour, if any. */
export async function nextMessage(req: PayloadRequest): Promise<number[]> {
  const waits: Where = { and: [{ state: { equals: 'waiting' } }, { nextAttemptAt: { greater_than: nowIso() } }] }
  const first = await findAll(req, 'outbox', waits, { limit: 1, sort: 'nextAttemptAt', fields: ['nextAttemptAt'] })
  return first.map(({ nextAttemptAt }) => Date.parse(nextAttemptAt ?? ''))
}

/** The tasks that run at a time of day, with their next run (ms). The others only look whether something is due. */
async function nightly(req: PayloadRequest) {
  const records = await taskRecords(req)
  return tasksOf(req.payload.config).flatMap(({ name, every }, index) =>
    typeof every === 'string' ? [{ name, every, nextMs: Date.parse(records[index]?.nextRunAt ?? '') }] : [],
  )
}

/** What will happen by an instant (ms), by day. */
export async function foreseen(req: PayloadRequest, toMs: number): Promise<{ rows: ClockRow[]; isMore: boolean }> {
  const { steps, isMore } = await stepsDueBy(req, new Date(toMs).toISOString())
  const tasks: ClockRow[] = []
  for (const { name, every, nextMs } of await nightly(req)) {
    let at = nextMs
    for (let nights = 0; at <= toMs && nights < MOST_NIGHTS; nights += 1) {
      tasks.push({ day: dayOf(at), kind: 'task', what: name, count: 1 })
      at = nextRunAt(every, new Date(at)).getTime()
    }
  }
  const rows = [...steps.map((step) => rowOf(step, step.dueAt ?? nowIso())), ...tasks]
  return { rows: counted(rows), isMore }
}

/** A step in the words of staff, on the day of an instant that is not past. */
export function rowOf({ collection, step }: DueStep, at: string): ClockRow {
  const t = textOf(SHOP_LANGUAGE, 'work')
  const what = `${t(`collection.${collection}`)}: ${t(`step.${collection}.${step}`)}`
  return { day: dayOf(Math.max(Date.parse(at), now().getTime())), kind: 'step', what, count: 1 }
}

/** Merges rows of the same day and action, in their order. */
export function counted(rows: readonly ClockRow[]): ClockRow[] {
  const byName = new Map<string, ClockRow>()
  for (const row of rows) {
    const name = `${row.day} ${row.kind} ${row.what}`
    const known = byName.get(name)
    byName.set(name, { ...row, count: (known?.count ?? 0) + row.count })
  }
  return [...byName.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
}
