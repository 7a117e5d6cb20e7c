import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

type Value = string | number | null
type Row = Record<string, Value>

/** Values of columns that a list looks for, such as the state of what is open; of each row another one where it is by the row's place. */
export type Own = Readonly<Record<string, Value | ((place: number) => Value)>>

const valuesOf = (own: Own, place: number): Row =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, typeof value === 'function' ? value(place) : value]),
  )

interface Column {
  name: string
  type: string
  notnull: number
  pk: number
}

/**
 * Fills a table of a shop on SQLite to so many rows, as its list needs them: copies of a row that is there, with the rows that belong to it, or rows of
 * nothing but what the table demands. Gives what takes them away again. No part of this is measured.
 */
export function fillRows(folder: string, table: string, count: number, own: Own = {}): () => void {
  const database = open(folder)
  // What reads first and writes then is refused at once where the shop writes in between, however long it would wait.
  database.exec('BEGIN IMMEDIATE')
  const before = Number(database.prepare(`SELECT COALESCE(MAX(id), 0) AS last FROM "${table}"`).get()?.last)
  const { held } = database.prepare(`SELECT COUNT(*) AS held FROM "${table}"`).get() as { held: number }
  const [first] = database.prepare(`SELECT * FROM "${table}" ORDER BY id LIMIT 1`).all() as Row[]
  if (first) database.exec(changeOf(table, valuesOf(own, 0)))
  const template: Row = first ?? demanded(database, table)
  const belonging = belongingTo(database, table)
  for (let place = held; place < count; place += 1) {
    const id = before + 1 + place
    insert(database, table, { ...distinct(database, table, { ...template, ...valuesOf(own, place) }, id), id })
    for (const [child, owner] of belonging) {
      if (first) copyChildren(database, child, owner, Number(first.id), id)
      // A list of drafts reads versions.
      else if (owner === 'parent_id' && child.startsWith('_'))
        insert(database, child, { ...demanded(database, child), [owner]: id, latest: 1 })
    }
  }
  database.exec('COMMIT')
  database.close()
  return () => empty(folder, [[table, 'id'], ...belonging], before)
}

const open = (folder: string) =>
  new DatabaseSync(join(folder, 'shop.db'), { timeout: 60_000, enableForeignKeyConstraints: false })

function empty(folder: string, tables: [string, string][], before: number): void {
  const database = open(folder)
  for (const [table, owner] of tables) database.exec(`DELETE FROM "${table}" WHERE "${owner}" > ${before}`)
  database.close()
}

/** What is there already is found by the list as well. */
function changeOf(table: string, own: Row): string {
  const set = Object.entries(own).map(
    ([column, value]) => `"${column}" = ${typeof value === 'string' ? `'${value}'` : value}`,
  )
  return set.length > 0 ? `UPDATE "${table}" SET ${set.join(', ')}` : 'SELECT 1'
}

const columnsOf = (database: DatabaseSync, table: string) =>
  database.prepare(`PRAGMA table_info("${table}")`).all() as unknown as Column[]

/** Columns that no two rows may share, by themselves or together. */
function uniqueColumns(database: DatabaseSync, table: string): Set<string> {
  const indexes = database.prepare(`PRAGMA index_list("${table}")`).all() as { name: string; unique: number }[]
  const columns = indexes
    .filter(({ unique }) => unique === 1)
    .flatMap(({ name }) => database.prepare(`PRAGMA index_info("${name}")`).all() as { name: string }[])
  return new Set(columns.map(({ name }) => name))
}

/** A row of what a table demands. An empty list is what text and what JSON may both be. */
function demanded(database: DatabaseSync, table: string): Row {
  const now = new Date().toISOString()
  const value = ({ name, type }: Column): Value => {
    if (/(^|_)at$/.test(name)) return now
    if (/(^|_)(day|date|on|until|from)$/.test(name)) return now.slice(0, 10)
    return type.toUpperCase() === 'TEXT' ? '[]' : 0
  }
  const needed = columnsOf(database, table).filter(({ notnull, pk }) => notnull === 1 && pk === 0)
  return Object.fromEntries(needed.map((column) => [column.name, value(column)]))
}

function distinct(database: DatabaseSync, table: string, template: Row, id: number): Row {
  const unique = uniqueColumns(database, table)
  const changed = Object.entries(template).map(([name, value]): [string, Value] => {
    if (!unique.has(name) || value === null) return [name, value]
    return [name, typeof value === 'number' ? 1_000_000 + id : `${value}-${id}`]
  })
  return Object.fromEntries(changed)
}

function insert(database: DatabaseSync, table: string, row: Row): void {
  const names = Object.keys(row)
  const blanks = names.map(() => '?').join(', ')
  const into = names.map((name) => `"${name}"`).join(', ')
  database.prepare(`INSERT INTO "${table}" (${into}) VALUES (${blanks})`).run(...Object.values(row))
}

/** Tables with the lists of a document and its versions, and the column that names their document. */
function belongingTo(database: DatabaseSync, table: string): [string, string][] {
  const all = database.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`).all() as { name: string }[]
  return all.flatMap(({ name }): [string, string][] => {
    const columns = columnsOf(database, name).map((column) => column.name)
    if (name === `_${table}_v` && columns.includes('parent_id')) return [[name, 'parent_id']]
    if (!name.startsWith(`${table}_`)) return []
    const owner = ['_parent_id', 'parent_id'].find((column) => columns.includes(column))
    // A list within a list names its row, whose id is a text.
    return owner && refersTo(database, name, owner) === table ? [[name, owner]] : []
  })
}

function refersTo(database: DatabaseSync, table: string, column: string): string | undefined {
  const keys = database.prepare(`PRAGMA foreign_key_list("${table}")`).all() as { from: string; table: string }[]
  return keys.find(({ from }) => from === column)?.table
}

function copyChildren(database: DatabaseSync, table: string, owner: string, from: number, to: number): void {
  const rows = database.prepare(`SELECT * FROM "${table}" WHERE "${owner}" = ?`).all(from) as Row[]
  const hasTextId = columnsOf(database, table).some(({ name, type }) => name === 'id' && type.toUpperCase() === 'TEXT')
  for (const [place, { id: _, ...row }] of rows.entries()) {
    const id = hasTextId ? { id: `bench-${to}-${place}` } : {}
    insert(database, table, { ...row, ...id, [owner]: to })
  }
}
