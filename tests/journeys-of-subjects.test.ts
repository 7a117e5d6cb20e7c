import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import subjects from './journeys/subjects.json' with { type: 'json' }

test('every journey belongs to a subject, so that `npm test -- <subject>` finds it', () => {
  const journeys = globSync('tests/journeys/**/*.spec.ts').map((path) => path.slice('tests/journeys/'.length, -8))
  expect([...new Set(Object.values(subjects).flat())].toSorted()).toEqual(journeys.toSorted())
})

test.each(Object.entries(subjects))('`npm test` runs a journey of %s that is not @slow', (_, journeys) => {
  const titles = journeys.flatMap((name) =>
    [...readFileSync(`tests/journeys/${name}.spec.ts`, 'utf8').matchAll(/^ *test\(\s*(.+)/gm)].map(
      ([, title]) => title,
    ),
  )
  expect(titles.filter((title) => !title?.includes('@slow'))).not.toEqual([])
})
