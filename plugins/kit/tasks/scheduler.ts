import { createLocalReq, type CollectionConfig, type Payload, type PayloadRequest } from 'payload'
import { now, nowIso } from '../clock.ts'
import { changeIf, createUnlessTaken, findAll, type Stored, type WithPayload } from '../storage/documents.ts'
import { tasksOf, type ScheduledTask } from '../extend.ts'
import { FREE, holdLease, isFree, takeLease } from './lease.ts'
import { codeOf } from '../logged.ts'
import { nextRunAt } from './next-run.ts'
import { asWork } from './open-work.ts'
import { hiddenCollection } from '../admin/hidden-collection.ts'

/** One document per task: its lease, by which only one process runs it, and its last run, which staff see. */
export const scheduledTasks: CollectionConfig = {
  slug: 'scheduled-tasks',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'nextRunAt', type: 'date', required: true },
    { name: 'leaseUntil', type: 'date', required: true },
    { name: 'leasedBy', type: 'text' },
    { name: 'startedAt', type: 'date' },
    { name: 'endedAt', type: 'date' },
    { name: 'settled', type: 'number' },
    /** Failed runs in a row. */
    { name: 'failures', type: 'number', required: true },
    /** Code or kind of the last failure. */
    { name: 'lastError', type: 'text' },
  ],
}

/** The last run of a task; without an id where the task has never been due. */
export type TaskRecord = Pick<Stored<'scheduled-tasks'>, 'name' | 'nextRunAt' | 'leaseUntil' | 'failures'> &
  Partial<Stored<'scheduled-tasks'>>

const TICK_MS = 5000
/** A failed task is retried after this, even if it runs only at night. */
const RETRY_MS = 300_000
/** A start that lies further ahead was noted by a clock that has been set back since, and not by that of another process. */
const AHEAD_MS = 120_000

/** Current runs in this process, by name of the task. */
const running = new WeakMap<Payload, Map<string, Promise<void>>>()

/**
 * Runs every task when it is due. Sweeps (`every` in milliseconds) also run at the start, since a crash may have left work
 * open. Returns `stop()`, which waits for current runs.
 */
export function startScheduler(payload: Payload): { stop: () => Promise<void> } {
  const tick = (isChosen: typeof isDue) =>
    runChosen(payload, isChosen).catch((problem: unknown) =>
      payload.logger.error({ err: problem }, 'The scheduler could not read its tasks'),
    )
  void tick((task, record) => typeof task.every === 'number' || isDue(task, record))
  const timer = setInterval(() => void tick(isDue), TICK_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running.get(payload)?.values() ?? [])
    },
  }
}

/** Runs every task now, due or not. For tests and for the moment after a restore. */
export function runAllTasks(payload: Payload): Promise<void> {
  return runChosen(payload, () => true)
}

/**
 * Does the work of these tasks now, without its lease and its record, as any process may. Returns how much was settled.
 */
export async function doTasks(payload: Payload, isChosen: (task: ScheduledTask) => boolean): Promise<number> {
  let all = 0
  const work = async (task: ScheduledTask) => {
    const { settled = 0 } = await outcomeOf(await createLocalReq({}, payload), task)
    all += settled
  }
  const chosen = tasksOf(payload.config).filter(isChosen)
  await Promise.all(chosen.map((task) => once(payload, task, () => work(task))))
  return all
}

/** Runs every task that is due now, where the clock was moved. */
export function runDueTasks(payload: Payload): Promise<void> {
  return runChosen(payload, isDue)
}

/** The last run of each task, in the order of their registration. Read only. */
export async function taskRecords(context: WithPayload): Promise<TaskRecord[]> {
  const known = new Map((await findAll(context, 'scheduled-tasks')).map((each) => [each.name, each]))
  return tasksOf(context.payload.config).map((task) => known.get(task.name) ?? newRecord(task))
}

function newRecord({ name, every }: ScheduledTask): TaskRecord {
  const first = typeof every === 'number' ? now() : nextRunAt(every, now())
  return { name, nextRunAt: first.toISOString(), leaseUntil: FREE, failures: 0 }
}

/** A task whose last start lies far ahead is due: the clock was set back. */
function isDue(_: ScheduledTask, { nextRunAt: next, startedAt }: TaskRecord): boolean {
  return next <= nowIso() || (startedAt ?? FREE) > nowIso(AHEAD_MS)
}

/** Tasks run in parallel, so that a slow or failing one does not delay the others. */
async function runChosen(payload: Payload, isChosen: (task: ScheduledTask, record: TaskRecord) => boolean) {
  const records = await taskRecords({ payload })
  for (const record of records.filter(({ id }) => id === undefined))
    await createUnlessTaken({ payload }, 'scheduled-tasks', { ...record })
  const chosen = tasksOf(payload.config).flatMap((task, index) => {
    const record = records[index]
    return record && isChosen(task, record) ? [once(payload, task, () => run(payload, task, record))] : []
  })
  await Promise.all(chosen)
}

/** A second call for a task that runs in this process waits for that run. */
function once(payload: Payload, task: ScheduledTask, begin: () => Promise<void>): Promise<void> {
  const byName = running.get(payload) ?? new Map<string, Promise<void>>()
  running.set(payload, byName)
  const mine = byName.get(task.name) ?? begin().finally(() => byName.delete(task.name))
  byName.set(task.name, mine)
  return mine
}

async function run(payload: Payload, task: ScheduledTask, record: TaskRecord): Promise<void> {
  try {
    const req = await createLocalReq({}, payload)
    const work = () => asWork(`task ${task.name}`, () => outcomeOf(req, task))
    const noted = (outcome: Awaited<ReturnType<typeof work>>) => {
      const next = nextRunAt(task.every, now()).getTime()
      const soonest = outcome.failures === 0 ? next : Math.min(next, now().getTime() + RETRY_MS)
      return { ...outcome, endedAt: nowIso(), nextRunAt: new Date(soonest).toISOString() }
    }
    if (task.isShared) {
      const startedAt = nowIso()
      const outcome = noted(await work())
      await changeIf(req, 'scheduled-tasks', { name: { equals: task.name } }, { ...outcome, startedAt })
    } else if (await claim(req, record))
      await holdLease(req, { collection: 'scheduled-tasks', name: task.name } as const, work, noted)
  } catch (problem) {
    payload.logger.error({ err: problem, task: task.name }, 'A scheduled task could not be noted')
  }
}

/** Takes the lease, unless another process holds it or has run the task since the record was read. */
async function claim(req: PayloadRequest, { name, nextRunAt: next, leaseUntil }: TaskRecord): Promise<boolean> {
  if (!isFree(name, leaseUntil)) return false
  const asRead = [{ name: { equals: name } }, { nextRunAt: { equals: next } }, { leaseUntil: { equals: leaseUntil } }]
  return (await takeLease(req, 'scheduled-tasks', asRead, { startedAt: nowIso() })) !== null
}

async function outcomeOf(req: PayloadRequest, { name, run: work }: ScheduledTask) {
  const { logger } = req.payload
  try {
    const settled = await work(req)
    if (settled > 0) logger.info({ task: name, settled }, 'A scheduled task has settled something')
    return { settled, failures: 0, lastError: null }
  } catch (problem) {
    logger.error({ err: problem, task: name }, 'A scheduled task failed')
    return { failures: { $inc: 1 }, lastError: codeOf(problem) }
  }
}
