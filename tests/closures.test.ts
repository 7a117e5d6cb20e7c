import { expect, test } from 'vitest'
import { budget, run } from '../benchmarks/closures.ts'

test.each(Object.entries(budget))(
  'who reads the handler of %s need not know more than %s files',
  async (name, most) => {
    expect((await run())[name]).toBeLessThanOrEqual(Number(most.slice(2)))
  },
)
