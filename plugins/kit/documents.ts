import type { Payload, Where } from 'payload'
import { nowIso } from './clock.ts'
import { isUniqueViolation } from './database-errors.ts'

/** A request, or anything else that carries the open shop. */
export type WithPayload = { payload: Payload }

/** Changes the one document that still matches `where`, in a single statement. Null when another process changed it first. */
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

/** Creates a document. Null when its unique key is taken. */
export async function createUnlessTaken<T>(
  { payload }: WithPayload,
  collection: string,
  data: Record<string, unknown>,
): Promise<T | null> {
  return nullIfTaken(() => payload.db.create({ collection: collection as never, data }) as Promise<T>)
}

/** As `createUnlessTaken`, but nothing is read back, which is a third of the work. True when it was written. */
export async function writeUnlessTaken(
  { payload }: WithPayload,
  collection: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  const written = await nullIfTaken(async () => {
    await payload.db.create({ collection: collection as never, data, returning: false })
    return true
  })
  return written ?? false
}

async function nullIfTaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write()
  } catch (problem) {
    if (isUniqueViolation(problem)) return null
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

/** Every document where this holds, page by page, however many there are. */
export async function* findEach<T>(context: WithPayload, collection: string, where: Where): AsyncGenerator<T> {
  let last: number | string | undefined
  for (;;) {
    const beyond = last === undefined ? where : { and: [where, { id: { greater_than: last } }] }
    const page = await findAll<T & { id: number | string }>(context, collection, beyond, { limit: PAGE })
    yield* page as Awaited<T>[]
    if (page.length < PAGE) return
    last = page.at(-1)?.id
  }
}
