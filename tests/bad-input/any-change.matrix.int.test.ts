import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { rowsOf } from '../rows-of.ts'
import { admittedTo, changes } from './every-route.ts'
import { mutant } from './mutant.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import { expectSound } from './sound-answer.ts'

const TRIES = Number(process.env.TRIES ?? 12)

const callers = opened(openShopWithCallers)

test('each change has an example body, from which its inputs are made', () => {
  expect(changes.filter((path) => !callers.good[path])).toEqual([])
})

describe.each(rowsOf(changes, kindOf))('POST %s', (path) => {
  test('accepts or refuses any input, and writes nothing when it refuses', async () => {
    let before = await callers.everything()
    const tried = fc.asyncProperty(mutant(callers.good[path] ?? {}), async (body) => {
      const answer = await callers.send(path, body)
      const after = await callers.everything()
      expectSound(answer)
      if (answer.status !== 200) expect(after).toEqual(before)
      before = after
    })
    await fc.assert(tried, { numRuns: TRIES })
  })
})

/** Changes of one subject by one kind of caller. */
function kindOf(path: string) {
  return [admittedTo('POST', path), path.split('/')[1]]
}
