import type { Payload } from 'payload'
import type { Client } from './group-commit.ts'

/**
 * Does work whose commits do not wait for the disk one by one, as they do else: a hundred take as long as one. What a power cut undoes of it
 * is its end, never a part from within, so it must be work that is done again. All of it is on the disk when it is over.
 */
export async function unsynced<T>({ db }: Pick<Payload, 'db'>, work: () => Promise<T>): Promise<T> {
  const { client } = db as unknown as { client: Client }
  await client.execute('PRAGMA synchronous = NORMAL')
  try {
    return await work()
  } finally {
    await client.execute('PRAGMA synchronous = FULL')
    await client.execute('PRAGMA wal_checkpoint(PASSIVE)')
  }
}
