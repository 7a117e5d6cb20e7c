import { existsSync, readdirSync } from 'node:fs'
import type { Payload } from 'payload'
import { StartupError, exitWithError } from './launch/startup-error.ts'
import { checkSettings } from './launch/check-settings.ts'
import { shareKeys } from './launch/keys.ts'
import { settings } from './settings.ts'
import { bootShop, explained } from './shop.ts'

/** The SQLite client; MongoDB has none and needs no migrations. */
interface Client {
  execute: (sql: string) => Promise<{ rows: Record<string, unknown>[] }>
}

/** Migrates the database, all pending steps or none. Gives their number. */
export async function migrate(payload: Payload): Promise<number> {
  if (!('client' in payload.db)) return 0
  const client = payload.db.client as unknown as Client
  await checkPages(client)
  const done = await appliedBefore(client)
  const known = namesIn(payload.db.migrationDir)
  if (done.some((name) => !known.includes(name)))
    throw new StartupError(
      `The database ${settings.databaseUri} was made by another version of this shop; start that one, or set SHOP_DATA to another folder.`,
    )
  const pending = known.filter((name) => !done.includes(name))
  if (pending.length === 0) return 0

  await inOneTransaction(client, () => payload.db.migrate())
  return pending.length
}

/** Finds a corrupt page of the database at the start, and not on a visitor's request. */
async function checkPages(client: Client): Promise<void> {
  const broken = new StartupError(`The database ${settings.databaseUri} is broken. Restore a backup or move it away.`)
  const { rows } = await client.execute('PRAGMA quick_check(1)').catch((problem) => {
    throw explained(problem)
  })
  if (rows[0]?.quick_check !== 'ok') throw broken
}

async function appliedBefore(client: Client): Promise<string[]> {
  try {
    const tables = await client.execute(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%'",
    )
    if (tables.rows.length === 0) return []
    if (!tables.rows.some(({ name }) => name === 'payload_migrations')) throw foreign()
    const { rows } = await client.execute('select name, batch from payload_migrations')
    if (rows.some(({ batch }) => Number(batch) === -1)) throw foreign()
    return rows.map(({ name }) => String(name))
  } catch (problem) {
    throw explained(problem)
  }
}

function foreign(): StartupError {
  return new StartupError(
    `The database ${settings.databaseUri} was made by another tool; point DATABASE_URI elsewhere.`,
  )
}

function namesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))
  return files.map((file) => file.replace(/\.ts$/, ''))
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

async function migrateOnly(): Promise<void> {
  checkSettings(settings)
  shareKeys(settings)
  const { payload } = await bootShop()
  console.log(`Migrations done: ${await migrate(payload)}`)
  await payload.destroy()
  process.exit(0)
}

if (import.meta.main) await migrateOnly().catch(exitWithError)
