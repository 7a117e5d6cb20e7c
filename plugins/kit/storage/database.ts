import { join } from 'node:path'
import type { DatabaseAdapterObj } from 'payload'
import { withConnectionCodes } from './database-errors.ts'
import { withGroupedCommits } from './group-commit.ts'

/** The database the URI asks for: MongoDB, or SQLite in a file of its own. No code above the repositories depends on which. */
export async function database(uri: string, migrationDir: string): Promise<DatabaseAdapterObj> {
  if (/^mongodb(\+srv)?:/.test(uri)) {
    const { mongooseAdapter } = await import('@payloadcms/db-mongodb')
    return withConnectionCodes(mongooseAdapter({ url: uri }))
  }
  const { sqliteAdapter } = await import('@payloadcms/db-sqlite')
  // No transactions: with them on, parallel writers fail (decision 1). Guarded updates make what must happen once happen once.
  const sqlite = sqliteAdapter({
    client: { url: uri },
    wal: true,
    busyTimeout: 5000,
    push: false,
    migrationDir: join(migrationDir),
  })
  return withGroupedCommits(withConnectionCodes(sqlite))
}
