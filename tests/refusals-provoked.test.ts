import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { failures, refusals } from '#contracts/refusals.ts'

/** Refusals that no request can cause, and why. */
const UNPROVOKED: Record<string, string> = {
  'shop.unreachable': 'the browser says it when nobody answers: site/shared/call.test.ts',
}

const codes = Object.keys({ ...refusals, ...failures })
const integration = globSync(['{plugins,server,cms,tests}/**/*.int.test.ts', 'tests/access.test.ts'])
const text = integration.map((file) => readFileSync(file, 'utf8')).join('\n')

test.each(codes.filter((code) => !(code in UNPROVOKED)))('%s is provoked in a whole shop', (code) => {
  expect(text).toContain(`'${code}'`)
})

test('what is said to be beyond provoking is a code, and is not provoked after all', () => {
  const left = Object.keys(UNPROVOKED).filter((code) => !codes.includes(code) || text.includes(`'${code}'`))
  expect(left).toEqual([])
})
