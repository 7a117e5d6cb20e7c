import type { DatabaseAdapterObj, Payload } from 'payload'
import { migrateSqlite } from './sqlite/migrate.ts'

/** The database the URI asks for: MongoDB, or SQLite in a file of its own. No code above the repositories depends on which. */
export async function database(uri: string, migrationDir: string): Promise<DatabaseAdapterObj> {
  if (isMongodb(uri)) return (await import('./mongodb/adapter.ts')).mongodb(uri)
  return (await import('./sqlite/adapter.ts')).sqlite(uri, migrationDir)
}

/** Brings the database to this version, all pending steps or none. Gives their number: 0 on MongoDB, where opening does it. */
export async function migrateDatabase(payload: Payload, uri: string): Promise<number> {
  return isMongodb(uri) ? 0 : migrateSqlite(payload, uri)
}

function isMongodb(uri: string): boolean {
  return /^mongodb(\+srv)?:/.test(uri)
}
