import type { DatabaseAdapterObj, Payload } from 'payload'
import { migrateSqlite } from './sqlite/migrate.ts'

/** The database the URI asks for: MongoDB, or SQLite in a file of its own. No code above the repositories depends on which. */
export async function database(uri: string, migrationDir: string): Promise<DatabaseAdapterObj> {
  if (isMongodb(uri)) return (await import('./mongodb/adapter.ts')).mongodb(uri, migrationDir)
  return (await import('./sqlite/adapter.ts')).sqlite(uri, migrationDir)
}

/** Brings the database to this version, all pending steps or none. Gives their number. Opening MongoDB applied them already. */
export async function migrateDatabase(payload: Payload, uri: string): Promise<number> {
  return isMongodb(uri) ? (await import('./mongodb/adapter.ts')).migrationsOf(payload.db) : migrateSqlite(payload, uri)
}

/** Does work that is done again from its beginning if it is cut off, such as seeding, and lets it wait less for the disk. */
export async function inBulk<T>(payload: Payload, uri: string, work: () => Promise<T>): Promise<T> {
  return isMongodb(uri) ? work() : (await import('./sqlite/unsynced.ts')).unsynced(payload, work)
}

/** Whether this URI names a database on MongoDB; otherwise it names a file of SQLite. */
export function isMongodb(uri: string): boolean {
  return /^mongodb(\+srv)?:/.test(uri)
}
