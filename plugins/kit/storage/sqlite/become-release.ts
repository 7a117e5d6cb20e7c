import { join } from 'node:path'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { dynamicImport } from 'payload'
import { unfinished, type MergedRelease } from '../releases.ts'

interface Client {
  execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
}

interface Part {
  type: 'table' | 'index'
  name: string
  sql: string
}

const LOCKS = /^payload_locked_documents/

/** Throws `UnusableDatabase` where the former version has not finished what this one no longer does. */
export async function checkFinished(client: Client, uri: string, { formerly }: MergedRelease): Promise<void> {
  for (const { collection, sqlite } of formerly.unfinished) {
    const { rows } = await client.execute(`SELECT 1 FROM ${collection.replaceAll('-', '_')} WHERE ${sqlite} LIMIT 1`)
    if (rows.length > 0) throw unfinished(`The database ${uri}`, collection)
  }
}

/**
 * Gives a database the very schema that the migrations of this release make, and their names. Each table that differs is built anew
 * with the rows it has; columns and tables that the release does not have go. Within a transaction, without foreign keys.
 */
export async function becomeRelease(client: Client, folder: string, { migrations }: MergedRelease): Promise<void> {
  const wanted = await schemaOf(folder, migrations)
  const before = await partsOf(client)
  // Editors open their documents again.
  for (const { name } of before.filter(isTable)) if (LOCKS.test(name)) await client.execute(`DELETE FROM ${name}`)
  for (const part of before.filter(isTable)) if (!hasPart(wanted, part)) await rebuild(client, part, wanted)
  for (const part of wanted.filter(isTable)) if (!before.some(isNamed(part))) await client.execute(part.sql)
  const stored = await partsOf(client)
  for (const part of stored)
    if (!isTable(part) && !hasPart(wanted, part)) await client.execute(`DROP INDEX "${part.name}"`)
  for (const part of wanted) if (!isTable(part) && !hasPart(stored, part)) await client.execute(part.sql)
  await client.execute('DELETE FROM payload_migrations')
  for (const name of migrations)
    await client.execute(`INSERT INTO payload_migrations (name, batch) VALUES ('${name}', 1)`)
}

/** What these migrations make of an empty database. */
async function schemaOf(folder: string, migrations: string[]): Promise<Part[]> {
  const db = drizzle(':memory:')
  for (const name of migrations) {
    const { up } = await dynamicImport<{ up: (args: object) => Promise<void> }>(join(folder, `${name}.ts`))
    await up({ db })
  }
  const parts = await partsOf(db.$client)
  db.$client.close()
  return parts
}

async function partsOf(client: Client): Promise<Part[]> {
  const written = "sql IS NOT NULL AND name NOT LIKE 'sqlite_%'"
  const { rows } = await client.execute(`SELECT type, name, sql FROM sqlite_master WHERE ${written} ORDER BY name`)
  return rows as unknown as Part[]
}

/** Drops a table; where it is wanted, its rows move to a new one of its name first, with the columns that both have. */
async function rebuild(client: Client, { name }: Part, wanted: Part[]): Promise<void> {
  const next = wanted.find((part) => isTable(part) && part.name === name)
  if (!next) return void (await client.execute(`DROP TABLE "${name}"`))
  await client.execute(next.sql.replace(/^CREATE TABLE\s+\S+/, 'CREATE TABLE "rebuilt"'))
  const old = await columnsOf(client, name)
  const columns = (await columnsOf(client, 'rebuilt')).filter((column) => old.includes(column)).join(', ')
  await client.execute(`INSERT INTO "rebuilt" (${columns}) SELECT ${columns} FROM "${name}"`)
  await client.execute(`DROP TABLE "${name}"`)
  await client.execute(`ALTER TABLE "rebuilt" RENAME TO "${name}"`)
}

async function columnsOf(client: Client, table: string): Promise<string[]> {
  const { rows } = await client.execute(`SELECT name FROM pragma_table_info('${table}')`)
  return rows.map(({ name }) => `"${String(name)}"`)
}

const isTable = ({ type }: Part) => type === 'table'
const isNamed =
  ({ name }: Part) =>
  (part: Part) =>
    part.name === name

function hasPart(parts: Part[], one: Part): boolean {
  const found = parts.find(isNamed(one))
  return found !== undefined && plain(found.sql) === plain(one.sql)
}

/** SQLite quotes the names of what it has altered in another way. */
const plain = (sql: string) => sql.replaceAll(/["`]/g, '').replaceAll(/\s+/g, ' ').trim()
