import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { nowIso } from '../clock.ts'
import { eraseRecentNumbers } from './counters.ts'
import { deleteWhere, findAll, writeUnlessTaken, type Stored, type WithPayload } from './documents.ts'
import type { ScheduledTask } from '../extend.ts'
import { perShop } from './per-shop.ts'
import { polling } from '../tasks/polling.ts'
import { serialized } from '../serialized.ts'

/** `tags` are separated by commas. */
type Invalidation = Pick<Stored<'invalidations'>, 'tags' | 'process'>

/** Called with the tags that another process has invalidated, or with `all` when some may have been missed. */
type Drop = (tags: string[] | 'all') => void

const POLL_MS = 250
/** A process that has not been able to read for this long does not know whether its cached pages are stale. */
const CURRENT_FOR_MS = 1000
const STORED_MS = 10 * 60_000

interface Writer {
  id: string
  /** Tags that are not written yet. */
  tags: Set<string>
}

const writerOf = perShop('invalidations', (): Writer => ({ id: randomUUID(), tags: new Set() }))

/** Notifies the other processes that pages with these tags are stale. Concurrent calls share one write. */
export async function announceInvalidation(context: WithPayload, tags: string[]): Promise<void> {
  const writer = writerOf(context)
  for (const tag of tags) writer.tags.add(tag)
  await serialized('invalidations', async () => {
    const waiting = [...writer.tags]
    if (waiting.length === 0) return
    writer.tags.clear()
    await append(context, { tags: waiting.join(), process: writer.id }).catch((problem: unknown) => {
      for (const tag of waiting) writer.tags.add(tag)
      throw problem
    })
  })
}

/** Each number is taken once, and only after the one before it. */
async function append(context: WithPayload, invalidation: Invalidation): Promise<void> {
  const sequence = (await newest(context)) + 1
  if (await writeUnlessTaken(context, 'invalidations', { ...invalidation, sequence })) return
  await append(context, invalidation)
}

async function newest(context: WithPayload): Promise<number> {
  const [last] = await findAll(context, 'invalidations', {}, { limit: 1, sort: '-sequence' })
  return last?.sequence ?? 0
}

export interface Following {
  /** Whether this process has seen every invalidation but those of the last second. */
  isCurrent: () => boolean
  stop: () => void
}

/** Reads the invalidations of other processes until it is stopped. Numbers in memory are read again before pages are dropped. */
export async function followInvalidations(payload: Payload, drop: Drop): Promise<Following> {
  const context = { payload }
  let last = await newest(context)
  let readAtMs = performance.now()

  async function read(): Promise<void> {
    const startedAtMs = performance.now()
    const found = await findAll(context, 'invalidations', { sequence: { greater_than: last } }, { sort: 'sequence' })
    const others = found.filter(({ process }) => process !== writerOf(context).id)
    if (others.length > 0) eraseRecentNumbers(context)
    if (found[0] && found[0].sequence !== last + 1) drop('all')
    else if (others.length > 0) drop([...new Set(others.flatMap(({ tags }) => tags.split(',')))])
    last = found.at(-1)?.sequence ?? last
    readAtMs = startedAtMs
  }

  const { stop } = polling(payload, 'invalidations', POLL_MS, read)
  return { isCurrent: () => performance.now() - readAtMs < CURRENT_FOR_MS, stop }
}

/** The newest one stays, because the next one is numbered after it. */
export const eraseInvalidations: ScheduledTask = {
  name: 'forget invalidations',
  every: 60_000,
  async run(req) {
    const before = nowIso(-STORED_MS)
    const isOld = [{ createdAt: { less_than: before } }, { sequence: { less_than: await newest(req) } }]
    await deleteWhere(req, 'invalidations', { and: isOld })
    return 0
  },
}
