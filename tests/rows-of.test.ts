import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { rowsOf } from './rows-of.ts'

const rows = ['GET /a', 'GET /b', 'POST /a', 'GET /c']
const methodOf = (row: string) => row.split(' ')[0]

afterEach(() => vi.unstubAllEnvs())

test('the short run tests the first row of each kind, and EVERY_ROW=1 tests all rows', () => {
  vi.stubEnv('EVERY_ROW', '')
  expect(rowsOf(rows, methodOf)).toEqual(['GET /a', 'POST /a'])
  vi.stubEnv('EVERY_ROW', '1')
  expect(rowsOf(rows, methodOf)).toEqual(rows)
})

test.each(globSync('**/*.matrix.int.test.ts', { exclude: ['node_modules/**'] }))(
  '%s takes its rows from rowsOf, so that the short run has one of each kind',
  (file) => {
    expect(readFileSync(file, 'utf8')).toContain('rowsOf(')
  },
)
