import { expect, test } from 'vitest'
import { randomUuid } from './random-uuid.ts'

test('a UUID of version 4 is made without `crypto.randomUUID`', () => {
  const all = Array.from({ length: 200 }, randomUuid)
  for (const uuid of all) expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(all).size).toBe(all.length)
})
