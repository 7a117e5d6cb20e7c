import { expect, test } from 'vitest'
import { budget, run } from '../benchmarks/closures.ts'

test.each(Object.entries(budget))('the handler of %s is understood from %s files', async (name, most) => {
  expect((await run())[name]).toBeLessThanOrEqual(Number(most.slice(2)))
})
