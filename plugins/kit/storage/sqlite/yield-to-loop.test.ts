import { expect, test } from 'vitest'
import type { Client } from './group-commit.ts'
import { yieldToLoop } from './yield-to-loop.ts'

const busyUntil = (ms: number) => {
  while (performance.now() < ms);
}

test('between the statements of a long save another request is answered, and none is lost', async () => {
  const happened: string[] = []
  const client: Client = {
    execute: async (statement) => {
      busyUntil(performance.now() + 3)
      happened.push(String(statement))
      return statement
    },
    batch: async () => [],
  }
  yieldToLoop(client)
  const save = async (name: string) => {
    for (const part of [1, 2, 3, 4]) expect(await client.execute(`${name} ${part}`)).toBe(`${name} ${part}`)
  }
  const saves = Promise.all([save('a'), save('b'), save('c')])
  setImmediate(() => happened.push('page'))
  await saves
  expect(happened).toHaveLength(13)
  expect(happened.indexOf('page')).toBeLessThan(6)
  expect(happened.filter((one) => one.startsWith('b'))).toEqual(['b 1', 'b 2', 'b 3', 'b 4'])
})
