import { existsSync, renameSync, rmSync } from 'node:fs'
import type { Payload } from 'payload'
import type { MoveTarget } from '../move/move-shop.ts'
import { UnusableDatabase } from '../unusable-database.ts'
import { migrateSqlite } from './migrate.ts'

interface Client {
  execute: (sql: string) => Promise<{ rows: unknown[] }>
  close: () => void
}

/** Where the documents are until all have arrived. */
export const unfinished = (uri: string) => `${uri}.unfinished`

/** A file of SQLite as the target of a move. It gets its name when it is whole. */
export function sqliteTarget(payload: Payload, uri: string): MoveTarget {
  const client = () => (payload.db as unknown as { client: Client }).client
  const file = uri.replace(/^file:/, '')
  return {
    payload,
    async checkEmpty() {
      if (existsSync(file)) throw new UnusableDatabase(`The file ${file} exists already; name another one.`)
    },
    async open() {
      for (const end of ['', '-wal', '-shm']) rmSync(unfinished(file) + end, { force: true })
      await payload.db.connect?.()
      // What a power cut leaves is unfinished, and overwritten by the next attempt.
      await client().execute('PRAGMA synchronous = NORMAL')
      await migrateSqlite(payload, unfinished(uri))
      // A document may arrive before another that it refers to.
      await client().execute('PRAGMA foreign_keys = OFF')
    },
    async finish() {
      const { rows } = await client().execute('PRAGMA foreign_key_check')
      if (rows.length > 0) throw new UnusableDatabase('Moving failed: a document refers to another that is not there.')
      await client().execute('PRAGMA synchronous = FULL')
      await client().execute('PRAGMA wal_checkpoint(TRUNCATE)')
      client().close()
      await payload.destroy()
      renameSync(unfinished(file), file)
      for (const end of ['-wal', '-shm']) rmSync(unfinished(file) + end, { force: true })
    },
  }
}
