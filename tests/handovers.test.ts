import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const rows = [
  ...readFileSync('docs/handovers.md', 'utf8').matchAll(/^\| (.+? → .+?) +\|.*\| `(\S+)` (.+?) +\|$/gm),
].map(([, handover = '', file = '', title = '']) => ({ handover, file, title }))

test('the list of handovers has some forty rows, each of them once', () => {
  expect(rows.length).toBeGreaterThanOrEqual(40)
  expect(new Set(rows.map(({ handover }) => handover)).size).toBe(rows.length)
})

test.each(rows)('the test of the handover $handover exists', ({ file, title }) => {
  expect(existsSync(file)).toBe(true)
  const titles = [...readFileSync(file, 'utf8').matchAll(/\b(?:test|journey)(?:\.each\([^)]*\))?\(\s*(['`"])(.*?)\1/gs)]
  expect(titles.filter(([, , said = '']) => said.startsWith(title))).toHaveLength(1)
})
