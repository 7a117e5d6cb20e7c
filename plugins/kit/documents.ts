import type { Payload, Where } from 'payload'
import { nowIso } from './clock.ts'

/** A request, or anything else that carries the open shop. */
export type WithPayload = { payload: Payload }

/** Changes the one document that still is as `where` says, in a single statement. Nothing when somebody was quicker. */
export async function changeIf<T>(
  { payload }: WithPayload,
  collection: string,
  where: Where,
  data: Record<string, unknown>,
): Promise<T | null> {
  const stamped = { ...data, updatedAt: nowIso() }
  const changed = await payload.db.updateOne({
    collection: collection as never,
    where,
    data: stamped,
    options: { atomic: true },
  })
  return changed as T | null
}

/** Writes a new document, or gives nothing when its unique key is taken. */
export async function createUnlessTaken<T>(
  { payload }: WithPayload,
  collection: string,
  data: Record<string, unknown>,
): Promise<T | null> {
  return unlessTaken(() => payload.db.create({ collection: collection as never, data }) as Promise<T>)
}

/** As `createUnlessTaken`, but nothing is read back, which is a third of the work. True when it was written. */
export async function writeUnlessTaken(
  { payload }: WithPayload,
  collection: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const written = await unlessTaken(async () => {
    await payload.db.create({ collection: collection as never, data, returning: false })
    return true
  })
  return written ?? false
}

async function unlessTaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write()
  } catch (problem) {
    if (isTaken(problem)) return null
    throw problem
  }
}

/** The one document where this holds, straight from the database: whole, or its id and only these fields. */
export async function findOne<T>(
  { payload }: WithPayload,
  collection: string,
  where: Where,
  fields?: readonly (keyof T & string)[],
): Promise<T | null> {
  const select = fields && Object.fromEntries(fields.map((field) => [field, true as const]))
  return (await payload.db.findOne({ collection: collection as never, where, ...(select && { select }) })) as T | null
}

/** Every document where this holds, straight from the database. */
export async function findAll<T>(
  { payload }: WithPayload,
  collection: string,
  where: Where,
  { limit = 0, sort = 'id' }: { limit?: number; sort?: string } = {},
): Promise<T[]> {
  const found = await payload.db.find({ collection: collection as never, where, limit, sort, pagination: false })
  return found.docs as T[]
}

const PAGE = 200

/** Every document where this holds, page by page, so that however many there are, all have their turn. */
export async function* eachOf<T>(context: WithPayload, collection: string, where: Where): AsyncGenerator<T> {
  let last: number | string | undefined
  for (;;) {
    const beyond = last === undefined ? where : { and: [where, { id: { greater_than: last } }] }
    const page = await findAll<T & { id: number | string }>(context, collection, beyond, { limit: PAGE })
    yield* page as Awaited<T>[]
    if (page.length < PAGE) return
    last = page.at(-1)?.id
  }
}

/** Both adapters say a unique field is taken with a validation error, or leave it to their driver. */
function isTaken(problem: unknown): boolean {
  if (!(problem instanceof Error)) return false
  const isSaid = problem.name === 'ValidationError' || /UNIQUE constraint|E11000/.test(problem.message)
  return isSaid || isTaken(problem.cause)
}
