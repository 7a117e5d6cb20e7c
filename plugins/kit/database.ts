import type { DatabaseAdapterObj, Payload } from 'payload'
import { migrateSqlite, unusableSqlite } from './sqlite/migrate.ts'
import { UnusableDatabase } from './unusable-database.ts'

/** The database the URI asks for: MongoDB, or SQLite in a file of its own. No code above the repositories depends on which. */
export async function database(uri: string, migrationDir: string): Promise<DatabaseAdapterObj> {
  if (isMongodb(uri)) return (await import('./mongodb/adapter.ts')).mongodb(uri)
  return (await import('./sqlite/adapter.ts')).sqlite(uri, migrationDir)
}

/** Brings the database to this version, all pending steps or none. Gives their number: 0 on MongoDB, where opening does it. */
export async function migrateDatabase(payload: Payload, uri: string): Promise<number> {
  return isMongodb(uri) ? 0 : migrateSqlite(payload, uri)
}

/** An error of the database that the operator can fix, as a sentence; undefined for any other. */
export function unusableDatabase(problem: unknown, uri: string): UnusableDatabase | undefined {
  if (problem instanceof UnusableDatabase) return problem
  return isMongodb(uri) ? undefined : unusableSqlite(problem, uri)
}

function isMongodb(uri: string): boolean {
  return /^mongodb(\+srv)?:/.test(uri)
}
