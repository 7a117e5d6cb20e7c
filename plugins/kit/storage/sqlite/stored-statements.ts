import Database from 'libsql'
import { LRUCache } from 'lru-cache'

/** Statements that a connection keeps: the shop has some hundreds, but for lists of ids, which are of any length. */
const MOST_STORED = 400

type Stored = LRUCache<string, Statement>
interface Statement {
  columns: () => unknown[]
}
interface Connections {
  prepare: (this: object, sql: string) => Statement
  exec: (this: object, sql: string) => unknown
  [KEEPS]?: true
}

const KEEPS = Symbol.for('keeps statements')

/**
 * Has connections keep the statements that they have prepared, with the columns of their answer, until a table is changed. The client
 * prepares each anew and asks for its columns twice, which takes longer than most answers.
 */
export function keepStatements(): void {
  const connections = Database.prototype as unknown as Connections
  // Each bundle has this module; the class is one.
  if (connections[KEEPS]) return
  connections[KEEPS] = true
  const { prepare, exec } = connections
  let stored = new WeakMap<object, Stored>()
  const eraseAll = () => void (stored = new WeakMap())
  connections.exec = function (sql) {
    eraseAll()
    return exec.call(this, sql)
  }
  connections.prepare = function (sql) {
    if (!isStored(sql)) {
      eraseAll()
      return prepare.call(this, sql)
    }
    const statements: Stored = stored.get(this) ?? new LRUCache({ max: MOST_STORED })
    stored.set(this, statements)
    const known = statements.get(sql)
    if (known) return known
    const statement = withKnownColumns(prepare.call(this, sql))
    statements.set(sql, statement)
    return statement
  }
}

/** What asks for rows or changes them, and what begins and ends a group of it. All else may change a table. */
function isStored(sql: string): boolean {
  return /^\s*(select|insert|update|delete|with|begin|commit|rollback)\b/i.test(sql)
}

function withKnownColumns(statement: Statement): Statement {
  const ask = statement.columns.bind(statement)
  let columns: unknown[] | undefined
  return Object.assign(statement, { columns: () => (columns ??= ask()) })
}
