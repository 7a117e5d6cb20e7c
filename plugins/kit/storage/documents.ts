import { setImmediate } from 'node:timers/promises'
import type {
  CollectionSlug,
  DataFromCollectionSlug,
  DataFromGlobalSlug,
  GlobalSlug,
  Payload,
  RequiredDataFromCollectionSlug,
  Where,
} from 'payload'
import { nowIso } from '../clock.ts'
import { isUniqueViolation } from './database-errors.ts'

/** A request, or anything else that carries the open shop. */
export type WithPayload = { payload: Payload }

/** The database's id of a document: a number on SQLite, a text on MongoDB. */
export type DocumentId = number | string

/**
 * A document as both adapters give it: relations are ids, and an empty field is null. Generated from the collection, so
 * a renamed field is an error of the compiler. Documents are not parsed when they are read: the collection has
 * validated them, and parsing costs time in each read.
 */
export type Stored<Slug extends CollectionSlug> = Required<DataFromCollectionSlug<Slug>>

/** What a document is created from: every required field. */
export type NewDocument<Slug extends CollectionSlug> = UndefinedAllowed<RequiredDataFromCollectionSlug<Slug>>
type UndefinedAllowed<Data> = {
  [Name in keyof Data]: object extends Pick<Data, Name> ? Data[Name] | undefined : Data[Name]
}

/** Changed fields of a document. A number may be counted up by the database instead of being set. */
export type DocumentChanges<Slug extends CollectionSlug> = {
  [Field in keyof DataFromCollectionSlug<Slug>]?:
    DataFromCollectionSlug<Slug>[Field] | CountedUp<DataFromCollectionSlug<Slug>[Field]>
}
type CountedUp<Value> = number extends Value ? { $inc: number } : never

/**
 * Changes the one document that still matches `where`, in a single statement. Null when another process changed it first, and where it
 * names an id that the engine cannot have.
 */
export async function changeIf<Slug extends CollectionSlug>(
  { payload }: WithPayload,
  collection: Slug,
  where: Where,
  data: DocumentChanges<Slug>,
): Promise<Stored<Slug> | null> {
  if (namesImpossibleId(payload, where)) return null
  const stamped = { ...data, updatedAt: nowIso() }
  const changed: unknown = await payload.db.updateOne({ collection, where, data: stamped, options: { atomic: true } })
  return changed as Stored<Slug> | null
}

/**
 * As `changeIf`, for what the shop notes beside what staff write. `updatedAt`, by which a form detects a save by
 * another person, stays as it is.
 */
export async function noteIf<Slug extends CollectionSlug>(
  { payload }: WithPayload,
  collection: Slug,
  where: Where,
  data: DocumentChanges<Slug>,
): Promise<Stored<Slug> | null> {
  // Null says so to both engines; without it they would stamp by themselves.
  const noted = { ...data, updatedAt: null }
  const changed: unknown = await payload.db.updateOne({ collection, where, data: noted, options: { atomic: true } })
  return changed as Stored<Slug> | null
}

/** As `changeIf`. Null also when the change meets the unique key of another document. */
export function changeUnlessTaken<Slug extends CollectionSlug>(
  context: WithPayload,
  collection: Slug,
  where: Where,
  data: DocumentChanges<Slug>,
): Promise<Stored<Slug> | null> {
  return nullIfTaken(() => changeIf(context, collection, where, data))
}

/** Changes every document where this holds, one by one. The change must end that it holds. */
export async function changeEach<Slug extends CollectionSlug>(
  context: WithPayload,
  collection: Slug,
  where: Where,
  data: DocumentChanges<Slug>,
): Promise<void> {
  while (await changeIf(context, collection, where, data)) continue
}

/** Changes a document whatever it holds now. Also lists, which `changeIf` cannot change. */
export async function changeById<Slug extends CollectionSlug>(
  { payload }: WithPayload,
  collection: Slug,
  id: DocumentId,
  data: Partial<DataFromCollectionSlug<Slug>>,
): Promise<void> {
  await payload.db.updateOne({ collection, id, data: { ...data } })
}

/** Deletes every document where this holds. */
export async function deleteWhere({ payload }: WithPayload, collection: CollectionSlug, where: Where): Promise<void> {
  await payload.db.deleteMany({ collection, where })
}

/** Creates a document. Null when its unique key is taken. */
export async function createUnlessTaken<Slug extends CollectionSlug>(
  { payload }: WithPayload,
  collection: Slug,
  data: NewDocument<Slug>,
): Promise<Stored<Slug> | null> {
  const stamped = { ...stampsOf(payload, collection), ...data }
  const created = await nullIfTaken<unknown>(() => payload.db.create({ collection, data: stamped }))
  return created as Stored<Slug> | null
}

/** As `createUnlessTaken`, but nothing is read back, which is a third of the work. True when it was written. */
export async function writeUnlessTaken<Slug extends CollectionSlug>(
  { payload }: WithPayload,
  collection: Slug,
  data: NewDocument<Slug>,
): Promise<boolean> {
  const written = await nullIfTaken(async () => {
    await payload.db.create({ collection, data: { ...stampsOf(payload, collection), ...data }, returning: false })
    return true
  })
  return written ?? false
}

/** When a document is created, where the shop's clock runs ahead: the database would say it by the machine's. */
function stampsOf({ collections }: Payload, collection: CollectionSlug): { createdAt?: string; updatedAt?: string } {
  if (!globalThis.clockAheadMs || collections[collection].config.timestamps === false) return {}
  return { createdAt: nowIso(), updatedAt: nowIso() }
}

async function nullIfTaken<T>(write: () => Promise<T>): Promise<T | null> {
  try {
    return await write()
  } catch (problem) {
    if (isUniqueViolation(problem)) return null
    throw problem
  }
}

/** What an id looks like on the engines: an autoincremented number, or the digits of an ObjectId. */
const idShapes = { number: /^\d{1,15}$/, text: /^[\da-f]{24}$/i }

/** Whether a document of this engine may have such an id; one of an address typed by hand may be anything. */
function isPossibleId({ db }: Payload, id: unknown): boolean {
  return idShapes[db.defaultIDType].test(String(id))
}

/** Whether a condition asks for an id that no document of this engine can have. */
function namesImpossibleId(payload: Payload, { id, and = [] }: Where): boolean {
  const asked = id && 'equals' in id ? id.equals : undefined
  if (asked !== undefined && !isPossibleId(payload, asked)) return true
  return and.some((part) => namesImpossibleId(payload, part))
}

/** The condition without those of its listed ids that no document of this engine can have. */
function withPossibleIds(payload: Payload, where: Where): Where {
  const { id } = where
  if (!id || !('in' in id) || !Array.isArray(id.in)) return where
  return { ...where, id: { in: id.in.filter((one) => isPossibleId(payload, one)) } }
}

/**
 * The one document where this holds, straight from the database: whole, or its id and only these fields. An id that the
 * engine cannot have is not found on either.
 */
export async function findOne<
  Slug extends CollectionSlug,
  Field extends keyof Stored<Slug> & string = keyof Stored<Slug> & string,
>(
  { payload }: WithPayload,
  collection: Slug,
  where: Where,
  fields?: readonly Field[],
): Promise<Pick<Stored<Slug>, Field | (keyof Stored<Slug> & 'id')> | null> {
  if (namesImpossibleId(payload, where)) return null
  return payload.db.findOne<Stored<Slug>>({
    collection,
    where,
    joins: false,
    ...(fields && { select: selecting(fields) }),
  })
}

/** Every document where this holds, straight from the database: whole, or its id and only these fields. */
export async function findAll<
  Slug extends CollectionSlug,
  Field extends keyof Stored<Slug> & string = keyof Stored<Slug> & string,
>(
  { payload }: WithPayload,
  collection: Slug,
  where: Where = {},
  { limit = 0, sort = 'id', fields }: { limit?: number; sort?: string | string[]; fields?: readonly Field[] } = {},
): Promise<Pick<Stored<Slug>, Field | (keyof Stored<Slug> & 'id')>[]> {
  const possible = withPossibleIds(payload, where)
  const query = { collection, where: possible, limit, sort, pagination: false, joins: false as const }
  return (await payload.db.find<Stored<Slug>>({ ...query, ...(fields && { select: selecting(fields) }) })).docs
}

/** One page of the documents where this holds, counted from 1, and how many there are in all. */
export async function findPage<Slug extends CollectionSlug>(
  { payload }: WithPayload,
  collection: Slug,
  where: Where,
  { page, size, sort }: { page: number; size: number; sort: string },
): Promise<{ rows: Stored<Slug>[]; total: number }> {
  const query = { collection, where, page, limit: size, sort, pagination: true, joins: false as const }
  const { docs, totalDocs } = await payload.db.find<Stored<Slug>>(query)
  return { rows: docs, total: totalDocs }
}

function selecting(fields: readonly string[]): Record<string, true> {
  return Object.fromEntries(fields.map((field) => [field, true as const]))
}

/** A global, straight from the database; its fields are empty before the first save. */
export async function findGlobal<Slug extends GlobalSlug>(
  { payload }: WithPayload,
  slug: Slug,
): Promise<Partial<DataFromGlobalSlug<Slug>>> {
  const stored: unknown = await payload.db.findGlobal({ slug })
  return (stored ?? {}) as Partial<DataFromGlobalSlug<Slug>>
}

/** How many documents there are where this holds. */
export async function countWhere({ payload }: WithPayload, collection: CollectionSlug, where: Where): Promise<number> {
  return (await payload.db.count({ collection, where })).totalDocs
}

const PAGE = 200

/** Every document where this holds, page by page, however many there are. */
export async function* findEach<Slug extends CollectionSlug>(
  context: WithPayload,
  collection: Slug,
  where: Where,
): AsyncGenerator<Stored<Slug>> {
  for await (const page of findEachPage(context, collection, where)) yield* page as Stored<Slug>[]
}

/** The pages of `findEach`, with only these fields. SQLite answers without a pause, so others get their turn after each. */
export async function* findEachPage<
  Slug extends CollectionSlug,
  Field extends keyof Stored<Slug> & string = keyof Stored<Slug> & string,
>(
  context: WithPayload,
  collection: Slug,
  where: Where,
  fields?: readonly Field[],
): AsyncGenerator<Pick<Stored<Slug>, Field | (keyof Stored<Slug> & 'id')>[]> {
  let last: DocumentId | undefined
  for (;;) {
    const beyond = last === undefined ? where : { and: [where, { id: { greater_than: last } }] }
    const page = await findAll(context, collection, beyond, { limit: PAGE, ...(fields && { fields }) })
    yield page
    if (page.length < PAGE) return
    last = page.at(-1)?.id
    await setImmediate()
  }
}

/** The id of a document as the database has it, from a text such as a part of an address: a number in SQLite, a text in MongoDB. */
export function documentId({ payload }: WithPayload, id: string): DocumentId {
  return payload.db.defaultIDType === 'number' ? Number(id) : id
}
