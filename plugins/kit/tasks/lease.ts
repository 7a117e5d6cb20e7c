import { randomUUID } from 'node:crypto'
import type { CollectionConfig, Where } from 'payload'
import { machineIso } from '../clock.ts'
import { changeIf, createUnlessTaken, findOne, type DocumentChanges, type WithPayload } from '../storage/documents.ts'
import { hiddenCollection } from '../admin/hidden-collection.ts'

/** What only one process does at a time, beside scheduled tasks, which hold their leases themselves. */
export const leases: CollectionConfig = {
  slug: 'leases',
  ...hiddenCollection({ ofCustomers: 'nothing' }),
  timestamps: false,
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'leasedBy', type: 'text' },
    { name: 'leaseUntil', type: 'date', required: true },
  ],
}

/** Collections whose documents have a name and a lease. */
type Leased = 'leases' | 'scheduled-tasks'

/** A lease that has not been renewed for this long is free for another process. */
const LEASE_MS = 30_000
const RENEWED_EVERY_MS = 10_000
/** The clocks of two processes differ by less than this. */
const CLOCK_SKEW_MS = 60_000
const WAIT_MS = 500

/** The end of a lease that no process holds. */
export const FREE = new Date(0).toISOString()

const processId = randomUUID()
const leasedByMe = { leasedBy: { equals: processId } }

/** The unexpired leases as this process last saw them, by name. */
const seen = new Map<string, { leaseUntil: string; atMs: number }>()

/**
 * Whether a lease may be taken: it was released, or its holder has stopped renewing it. Its end is by the clock of its
 * holder, which may be wrong, so it is past only when it is past by any clock. A later end shows that it was renewed;
 * a process that sees the same end for as long as a lease lasts need not trust the holder's clock at all.
 */
export function isFree(name: string, leaseUntil: string): boolean {
  if (leaseUntil < machineIso(-CLOCK_SKEW_MS)) return true
  const before = seen.get(name)
  if (before?.leaseUntil === leaseUntil) return performance.now() - before.atMs >= LEASE_MS
  seen.set(name, { leaseUntil, atMs: performance.now() })
  return false
}

/** Takes a lease that is still as it was read, and changes the rest of its document. Null when another process was first. */
export function takeLease<Slug extends Leased>(
  context: WithPayload,
  collection: Slug,
  where: Where[],
  data: DocumentChanges<Slug> = {},
): Promise<unknown> {
  return changeIf(context, collection, { and: where }, { ...data, leasedBy: processId, leaseUntil: leaseEnd() })
}

/** Renews a lease while the work lasts, and releases it with what is noted of the result. */
export async function holdLease<T, Slug extends Leased>(
  context: WithPayload,
  { collection, name }: { collection: Slug; name: string },
  work: () => Promise<T>,
  noted: (result: T) => DocumentChanges<Slug> = () => ({}),
): Promise<T> {
  const mine = { and: [{ name: { equals: name } }, leasedByMe] }
  const renewing = setInterval(() => {
    changeIf<Leased>(context, collection, mine, { leaseUntil: leaseEnd() }).catch((problem: unknown) =>
      context.payload.logger.warn({ err: problem, lease: name }, 'A lease was not renewed'),
    )
  }, RENEWED_EVERY_MS)
  let outcome: DocumentChanges<Slug> = {}
  try {
    const result = await work()
    outcome = noted(result)
    return result
  } finally {
    clearInterval(renewing)
    await changeIf(context, collection, mine, { ...outcome, leaseUntil: FREE })
  }
}

/** Does work in one process at a time: waits for the process that holds the lease, and calls `onWait` once. */
export async function withLease<T>(
  context: WithPayload,
  name: string,
  work: () => Promise<T>,
  onWait: () => void,
): Promise<T> {
  for (let tried = 0; !(await take(context, name)); tried += 1) {
    if (tried === 0) onWait()
    await new Promise((later) => setTimeout(later, WAIT_MS))
  }
  return holdLease(context, { collection: 'leases', name }, work)
}

async function take(context: WithPayload, name: string): Promise<boolean> {
  const named = { name: { equals: name } }
  const known =
    (await findOne(context, 'leases', named)) ??
    (await createUnlessTaken(context, 'leases', { name, leaseUntil: FREE }))
  if (!known || !isFree(name, known.leaseUntil)) return false
  return (await takeLease(context, 'leases', [named, { leaseUntil: { equals: known.leaseUntil } }])) !== null
}

function leaseEnd(): string {
  return machineIso(LEASE_MS)
}
