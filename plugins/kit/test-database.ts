import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import type { Payload } from 'payload'

/** A document or row as the engine stores it. */
type Stored = Record<string, unknown>

/** The part of a MongoDB connection that is used here; `payload.db` has it on that engine only. */
interface Connection {
  db: {
    listCollections: () => { toArray: () => Promise<{ name: string }[]> }
    collection: (name: string) => {
      find: () => { toArray: () => Promise<Stored[]> }
      insertMany: (documents: Stored[]) => Promise<unknown>
    }
  }
  dropDatabase: () => Promise<unknown>
  base: { mongo: { BSON: { serialize: (all: Stored) => Uint8Array; deserialize: (bytes: Uint8Array) => Stored } } }
}

interface SqliteClient {
  execute: (sql: string) => Promise<{ rows: Stored[] }>
}

/** Where a test shop on MongoDB keeps its documents for `restoreDocuments`. */
export const DOCUMENTS = 'documents.bson'

/** Where the engine of the tests listens (`TEST_DATABASE_URI`); undefined when they run on SQLite. */
export const testEngine = process.env.TEST_DATABASE_URI || undefined

/** An id that the engine accepts and no document has. */
export const unknownId = testEngine ? 'f'.repeat(24) : '999999'

/** The URI of a new database: a file in this folder, or a name of its own on the engine of the tests. */
export function newDatabaseUri(folder: string): string {
  const name = `test_${randomBytes(6).toString('hex')}`
  return testEngine?.replace(/^(mongodb[^:]*:\/\/[^/?]+)\/?[^?]*/, `$1/${name}`) ?? `file:${join(folder, 'shop.db')}`
}

/** Writes all documents of a shop on MongoDB into its folder. A shop on SQLite has them there already. */
export async function keepDocuments(payload: Payload, folder: string): Promise<void> {
  const connection = connectionOf(payload)
  if (!connection) return
  writeFileSync(join(folder, DOCUMENTS), connection.base.mongo.BSON.serialize(await storedDocuments(payload)))
}

/** Adds the documents that `keepDocuments` wrote. */
export async function restoreDocuments(payload: Payload, folder: string): Promise<void> {
  const connection = connectionOf(payload)
  const file = join(folder, DOCUMENTS)
  if (!connection || !existsSync(file)) return
  const stored = connection.base.mongo.BSON.deserialize(readFileSync(file)) as Record<string, Stored[]>
  for (const [name, documents] of Object.entries(stored))
    if (documents.length > 0 && name !== 'shop') await connection.db.collection(name).insertMany(documents)
}

/** Removes a database on MongoDB. A file goes with its folder. */
export async function dropDatabase(payload: Payload): Promise<void> {
  await connectionOf(payload)?.dropDatabase()
}

/** Removes the database of this URI on MongoDB, also where no shop can open it. */
export async function dropDatabaseAt(uri: string): Promise<void> {
  if (!testEngine) return
  const client = new MongoClient(uri)
  await client.db().dropDatabase()
  await client.close()
}

/** Everything in the database as its engine stores it, by collection or table. */
export async function storedDocuments(payload: Payload): Promise<Record<string, Stored[]>> {
  const db = connectionOf(payload)?.db
  const names = db ? (await db.listCollections().toArray()).map(({ name }) => name) : await tablesOf(payload)
  const stored = names.sort().map(async (name) => {
    const documents = db ? await db.collection(name).find().toArray() : await rowsOf(payload, name)
    return [name, documents] as const
  })
  return Object.fromEntries(await Promise.all(stored))
}

/**
 * A number that changes with every write of another process, seen from a Payload opened beside it. Undefined on MongoDB, which
 * has none.
 */
export async function writesSeen(beside: Payload): Promise<number | undefined> {
  if (connectionOf(beside)) return undefined
  return Number((await clientOf(beside).execute('PRAGMA data_version')).rows[0]?.data_version)
}

function connectionOf({ db }: Payload): Connection | undefined {
  return 'connection' in db ? (db.connection as unknown as Connection) : undefined
}

async function tablesOf(payload: Payload): Promise<string[]> {
  const { rows } = await clientOf(payload).execute("SELECT name FROM sqlite_master WHERE type = 'table'")
  return rows.map(({ name }) => String(name))
}

async function rowsOf(payload: Payload, table: string): Promise<Stored[]> {
  return (await clientOf(payload).execute(`SELECT * FROM "${table}"`)).rows
}

function clientOf({ db }: Payload): SqliteClient {
  return (db as unknown as { client: SqliteClient }).client
}
