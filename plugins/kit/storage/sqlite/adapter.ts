import { sqliteAdapter } from '@payloadcms/db-sqlite'
import type { DatabaseAdapterObj } from 'payload'
import { withConnectionCodes } from './connection-codes.ts'
import { groupCommits, type Client } from './group-commit.ts'
import { withStoredQueries } from './stored-queries.ts'
import { keepStatements } from './stored-statements.ts'
import { yieldToLoop } from './yield-to-loop.ts'

/** SQLite in a file of its own, with the migrations of this folder. */
export function sqlite(url: string, migrationDir: string): DatabaseAdapterObj {
  keepStatements()
  // No transactions: with them on, parallel writers fail. Guarded updates make what must happen once happen once
  // (docs/decisions/guarded-statements.md).
  // Blocks in one column: a page is read by one query, and a changed block is no migration.
  const settings = { wal: true, busyTimeout: 5000, push: false, blocksAsJSON: true }
  const database = sqliteAdapter({ client: { url }, ...settings, migrationDir })
  return withStoredQueries(withGroupedCommits(withConnectionCodes(database)))
}

/** The SQLite adapter with statements that take turns, and commits grouped, from its first connection on. */
function withGroupedCommits(database: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...database,
    init: (terms) => {
      const adapter = database.init(terms) as ReturnType<typeof database.init> & { client: Client }
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await connect?.(options)
        yieldToLoop(adapter.client)
        groupCommits(adapter.client)
      }
      return adapter
    },
  }
}
