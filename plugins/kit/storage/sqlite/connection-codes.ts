import type { DatabaseAdapterObj } from 'payload'

interface Connected {
  /** Set once SQLite's file is open. */
  client?: { execute: (statement: string) => Promise<unknown> }
}

/** The adapter, but a failed connection is thrown with a code. By itself the adapter keeps the driver's sentence only. */
export function withConnectionCodes(database: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...database,
    init: (terms) => {
      const adapter = database.init(terms) as ReturnType<typeof database.init> & Connected
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await connect?.(options).catch(async (problem: unknown) => {
          const code = await connectionCode(adapter)
          throw code ? Object.assign(new Error('The database did not open', { cause: problem }), { code }) : problem
        })
      }
      return adapter
    },
  }
}

/** The driver's code, by asking it again for what the adapter asks first. */
async function connectionCode({ client }: Connected): Promise<unknown> {
  if (!client) return 'SQLITE_CANTOPEN'
  return client.execute('PRAGMA journal_mode = WAL').then(
    () => undefined,
    (problem: { code?: unknown }) => problem.code,
  )
}
