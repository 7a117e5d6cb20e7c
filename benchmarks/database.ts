import { randomBytes } from 'node:crypto'
import { MongoClient } from 'mongodb'

/**
 * A new database on the server that a URI names, so that a bench neither reads nor leaves anything of others. Undefined
 * for SQLite: its file lies in the folder of the shop.
 */
export function ownDatabase(uri = ''): string | undefined {
  const [server] = /^mongodb[^:]*:\/\/[^/?]+/.exec(uri) ?? []
  return server && `${server}/bench_${randomBytes(6).toString('hex')}${/\?.*/.exec(uri)?.[0] ?? ''}`
}

export async function dropDatabase(uri: string): Promise<void> {
  const client = new MongoClient(uri)
  await client.db().dropDatabase()
  await client.close()
}
