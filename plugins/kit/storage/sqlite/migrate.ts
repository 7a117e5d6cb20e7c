import type { Payload } from 'payload'
import { migrationNames } from '../migration-files.ts'
import { mergedRelease } from '../releases.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { becomeRelease, checkFinished } from './become-release.ts'

interface Client {
  execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
}

/**
 * Applies all pending migrations or none, and gives their number. Throws `UnusableDatabase` for a database that is broken, or
 * of another tool or version.
 */
export async function migrateSqlite(payload: Payload, uri: string): Promise<number> {
  const { client } = payload.db as unknown as { client: Client }
  const folder = payload.db.migrationDir
  const applied = await appliedBefore(client, uri)
  const merged = mergedRelease(folder, applied)
  const done = merged?.migrations ?? applied
  const known = migrationNames(folder)
  if (done.some((name) => !known.includes(name)))
    throw new UnusableDatabase(
      `The database ${uri} was made by another version of this shop; start that one, or set SHOP_DATA to another folder.`,
    )
  const pending = known.filter((name) => !done.includes(name))
  if (merged) await checkFinished(client, uri, merged)
  if (merged || pending.length > 0)
    await inOneTransaction(client, async () => {
      if (merged) await becomeRelease(client, folder, merged)
      if (pending.length > 0) await payload.db.migrate()
    })
  return pending.length + (merged ? 1 : 0)
}

async function appliedBefore(client: Client, uri: string): Promise<string[]> {
  // Finds a corrupt page of the database at the start, and not on a visitor's request.
  const { rows: pages } = await client.execute('PRAGMA quick_check(1)')
  if (pages[0]?.quick_check !== 'ok')
    throw new UnusableDatabase(`The database ${uri} is broken. Restore a backup or move it away.`)
  const tables = await client.execute(
    "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
  )
  if (tables.rows.length === 0) return []
  const foreign = new UnusableDatabase(`The database ${uri} was made by another tool; point DATABASE_URI elsewhere.`)
  if (!tables.rows.some(({ name }) => name === 'payload_migrations')) throw foreign
  const { rows } = await client.execute('select name, batch from payload_migrations')
  if (rows.some(({ batch }) => Number(batch) === -1)) throw foreign
  return rows.map(({ name }) => String(name))
}

/**
 * Runs in one transaction: a shop killed halfway would find tables of two versions at its next start.
 *
 * Rebuilding a table drops the old one, which must not delete rows that refer to it, so foreign keys are off meanwhile.
 */
async function inOneTransaction(client: Client, work: () => Promise<void>): Promise<void> {
  await client.execute('PRAGMA foreign_keys = OFF')
  await client.execute('BEGIN IMMEDIATE')
  await work()
  await client.execute('COMMIT')
  await client.execute('PRAGMA foreign_keys = ON')
}
