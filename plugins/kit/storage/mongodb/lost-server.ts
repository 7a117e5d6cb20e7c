import type { MongooseAdapter } from '@payloadcms/db-mongodb'
import { isUnreachable } from '../database-errors.ts'

/** Adapters that looked for their server in vain, and the error that said so. */
const lost = new WeakMap<object, Error>()
const LOOK_AGAIN_MS = 250

/** Whether the server was looked for in vain, and has not been found since. */
export function isServerLost(adapter: object): boolean {
  return lost.has(adapter)
}

/**
 * Asks the server. Once it was looked for in vain, questions fail at once: a page asks several, and each would wait. A look
 * in the background finds the server as soon as it is back.
 */
export async function askServer<Answer>(adapter: MongooseAdapter, ask: () => Promise<Answer>): Promise<Answer> {
  const problem = lost.get(adapter)
  if (problem) throw problem
  try {
    return await ask()
  } catch (problem) {
    // A broken connection alone is no sign: the next question may find another member of the replica set.
    if (problem instanceof Error && problem.name === 'MongoServerSelectionError' && !lost.has(adapter)) {
      lost.set(adapter, problem)
      void look(adapter).finally(() => lost.delete(adapter))
    }
    throw problem
  }
}

/** Ends when the server answers, or when the shop closes its connection. */
async function look({ connection }: MongooseAdapter): Promise<void> {
  const isAway = async () =>
    connection.db?.command({ ping: 1 }).then(
      () => false,
      (problem: unknown) => isUnreachable(problem),
    )
  while (await isAway()) await new Promise<void>((later) => setTimeout(later, LOOK_AGAIN_MS).unref())
}
