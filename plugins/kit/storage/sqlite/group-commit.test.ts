import { beforeEach, expect, test } from 'vitest'
import { groupCommits, type Client } from './group-commit.ts'

let executed: string[]
let client: Client

beforeEach(() => {
  executed = []
  const run = (statement: Parameters<Client['execute']>[0]) => {
    const sql = typeof statement === 'string' ? statement : statement.sql
    if (sql.includes('taken')) throw new Error('No')
    return sql
  }
  client = {
    execute: async (statement) => {
      const result = run(statement)
      executed.push(result)
      return result
    },
    batch: async (statements) => {
      const results = statements.map(run)
      executed.push(`together: ${results.join(', ')}`)
      return results
    },
  }
  groupCommits(client)
})

test('statements of one moment are committed together, and each gets its own result', async () => {
  const results = await Promise.all([client.execute('UPDATE a'), client.execute({ sql: 'insert b', args: [1] })])
  expect(results).toEqual(['UPDATE a', 'insert b'])
  expect(executed).toEqual(['together: UPDATE a, insert b'])
})

test('a failing statement does not fail the others of its commit', async () => {
  const all = ['update a', 'insert taken', 'update b'].map((sql) => client.execute(sql))
  const results = await Promise.allSettled(all)
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(executed).toEqual(['update a', 'update b'])
})

test('a query does not wait for a commit', async () => {
  const written = client.execute('update a')
  await client.execute('select 1')
  await written
  expect(executed).toEqual(['select 1', 'update a'])
})
