import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'libsql'
import { afterAll, expect, test } from 'vitest'
import { keepStatements } from './stored-statements.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-statements-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a statement is prepared once, and anew after a table has changed', () => {
  keepStatements()
  const database = new Database(join(folder, 'one.db'))
  database.exec('CREATE TABLE jars (name TEXT UNIQUE)')
  const insert = 'INSERT INTO jars (name) VALUES (?)'
  const all = 'SELECT * FROM jars'
  const read = () => {
    const statement = database.prepare(all)
    return { columns: statement.columns().map(({ name }) => name), rows: statement.all([]).length }
  }
  for (const name of ['a', 'b']) database.prepare(insert).run([name])
  expect(() => database.prepare(insert).run(['a'])).toThrow('UNIQUE')
  // One that has failed is as good as before.
  database.prepare(insert).run(['c'])
  expect(database.prepare(insert)).toBe(database.prepare(insert))
  expect(read()).toEqual({ columns: ['name'], rows: 3 })
  expect(read()).toEqual({ columns: ['name'], rows: 3 })
  database.prepare("ALTER TABLE jars ADD COLUMN lid TEXT DEFAULT 'tin'").run([])
  expect(read()).toEqual({ columns: ['name', 'lid'], rows: 3 })
  expect(new Database(join(folder, 'one.db')).prepare(insert)).not.toBe(database.prepare(insert))
  database.prepare(insert).run(['d'])
  expect(read().rows).toBe(4)
  database.close()
})
