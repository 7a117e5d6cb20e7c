/** The part of a libSQL client that is used here: one statement, or several in one transaction, which fails as a whole. */
export interface Client {
  execute: (statement: Statement, args?: unknown[]) => Promise<unknown>
  batch: (statements: Statement[], mode: 'write') => Promise<unknown[]>
}
type Statement = string | { sql: string; args?: unknown }

interface Waiting {
  statement: { sql: string; args: unknown }
  resolve: (result: unknown) => void
  reject: (problem: unknown) => void
}

/**
 * Lets SQLite commit the statements of concurrent requests together. A commit waits for the disk, which takes longer
 * than everything else in a small change; requests that arrive at the same moment wait once instead of each in turn.
 *
 * A statement resolves after its commit, so a power cut cannot undo an acknowledged write. Each remains atomic
 * by itself: where one of a group fails, such as on a unique key, the group is rolled back and each runs alone.
 */
export function groupCommits(client: Client): void {
  const execute = client.execute.bind(client)
  let waiting: Waiting[] = []

  async function commit(): Promise<void> {
    const group = waiting
    waiting = []
    const statements = group.map(({ statement }) => statement)
    const results = group.length > 1 ? await client.batch(statements, 'write').catch(() => undefined) : undefined
    for (const [place, { statement, resolve, reject }] of group.entries()) {
      if (results) resolve(results[place])
      else await execute(statement).then(resolve, reject)
    }
  }

  client.execute = (statement, args) => {
    const { sql, args: given = args ?? [] } = typeof statement === 'string' ? { sql: statement } : statement
    if (!isWrite(sql)) return execute(statement, args)
    return new Promise((resolve, reject) => {
      if (waiting.push({ statement: { sql, args: given }, resolve, reject }) === 1) setImmediate(() => void commit())
    })
  }
}

function isWrite(sql: string): boolean {
  return /^\s*(insert|update|delete)\b/i.test(sql)
}
