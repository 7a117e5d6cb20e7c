import { LRUCache } from 'lru-cache'
import type { DatabaseAdapterObj } from 'payload'

/** Shapes of answers that are cached for a table; the shop has a few each, and a caller over REST may choose fields. */
const MOST_STORED = 50

/** The part of drizzle's relational query that is used here. */
interface Query {
  config: Config
  tableConfig: Table
  _toSQL: (this: Query) => Built
}
interface Table {
  columns: Record<string, unknown>
}
interface Config {
  columns?: object | undefined
  with?: object | undefined
  extras?: object | undefined
  where?: unknown
  orderBy?: unknown
}
interface Selected {
  isJson: boolean
  field: unknown
  selection: Selected[]
}
interface Built {
  query: { selection: Selected[] }
  builtQuery: { sql: string; params: unknown[] }
}

/** What does not depend on which documents are asked for: what is selected of each, and where the text goes on. */
interface Stored {
  selection: Selected[]
  selected: string
  params: unknown[]
  /** How the query that selects one column alone begins. */
  start: string
}

const KEEPS = Symbol.for('keeps queries')

interface Drizzle {
  query: Record<string, { findMany: () => unknown }>
}

/** The SQLite adapter with cached queries. */
export function withStoredQueries(database: DatabaseAdapterObj): DatabaseAdapterObj {
  return {
    ...database,
    init: (terms) => {
      const adapter = database.init(terms) as ReturnType<typeof database.init> & { drizzle: Drizzle }
      const connect = adapter.connect?.bind(adapter)
      adapter.connect = async (options) => {
        await connect?.(options)
        keepQueries(adapter.drizzle)
      }
      return adapter
    },
  }
}

/**
 * Has drizzle keep the text of what its queries select, with the subqueries of every list in a document. It puts the text together
 * anew for each query, which takes longer than SQLite's answer; what differs between two queries of a shape is the condition alone.
 */
export function keepQueries(drizzle: Drizzle): void {
  const [table] = Object.values(drizzle.query)
  if (!table) return
  const queries = Object.getPrototypeOf(table.findMany()) as Query & { [KEEPS]?: true }
  if (queries[KEEPS]) return
  queries[KEEPS] = true
  const build = queries._toSQL
  const ofTables = new WeakMap<Table, LRUCache<string, Stored>>()

  queries._toSQL = function (this: Query) {
    const { columns, with: lists, extras, ...rest } = this.config
    const shape =
      takesColumns(rest.where) || takesColumns(rest.orderBy) ? undefined : textOf({ columns, lists, extras })
    const [column = ''] = Object.keys(this.tableConfig.columns)
    if (shape === undefined || !column) return build.call(this)
    const asked = (config: Config, tableConfig = this.tableConfig) =>
      build.call(Object.assign(Object.create(queries) as Query, this, { config, tableConfig }))

    const ofTable = ofTables.get(this.tableConfig) ?? new LRUCache({ max: MOST_STORED })
    ofTables.set(this.tableConfig, ofTable)
    const stored =
      ofTable.get(shape) ?? storedOf(asked({ columns, with: lists }), asked({ columns: { [column]: true } }))
    ofTable.set(shape, stored)
    // All others would be aliased for a condition that takes them.
    const one = { ...this.tableConfig, columns: { [column]: this.tableConfig.columns[column] } }
    const { builtQuery } = asked({ ...rest, columns: { [column]: true } }, one)
    const sql = stored.selected + builtQuery.sql.slice(stored.start.length)
    const params = [...stored.params, ...builtQuery.params]
    return { query: { selection: stored.selection }, builtQuery: { ...builtQuery, sql, params } }
  }
}

function takesColumns(part: unknown): boolean {
  return part instanceof Function && part.length > 0
}

/** Both select of the same table without a condition, so they end alike. */
function storedOf(whole: Built, ofColumn: Built): Stored {
  const { sql } = ofColumn.builtQuery
  const end = sql.slice(sql.lastIndexOf(' from '))
  const before = (text: string) => text.slice(0, -end.length)
  const selection = withoutSql(whole.query.selection)
  return { selection, selected: before(whole.builtQuery.sql), params: whole.builtQuery.params, start: before(sql) }
}

/** The SQL of a list is text by now; its parts would take most of the memory. */
function withoutSql(selected: Selected[]): Selected[] {
  return selected.map((one) => (one.isJson ? { ...one, field: undefined, selection: withoutSql(one.selection) } : one))
}

/** Describes what is selected; undefined where it has conditions or SQL of its own. An order is a function of the package's own. */
function textOf(part: unknown): string | undefined {
  let isPlain = true
  const text = JSON.stringify(part, (name, value: unknown) => {
    if (name === 'where' || (name === 'extras' && Object.keys(value ?? {}).length > 0)) isPlain = false
    return isPlain ? (value instanceof Function ? String(value) : value) : undefined
  })
  return isPlain ? text : undefined
}
