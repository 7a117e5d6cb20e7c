import { expect, test } from 'vitest'
import { classes, docsPage, sections } from './docs.ts'

test('every prop and option that a merchant may give has a docstring', () => {
  const silent = sections().flatMap(({ name, entries }) =>
    entries.filter(({ text }) => text === '').map((entry) => `${name}.${entry.name}`),
  )
  expect(silent).toEqual([])
})

test('the documentation page contains every export, class and message', () => {
  const page = docsPage()
  for (const { name } of sections()) expect(page).toContain(name)
  for (const name of classes()) expect(page).toContain(name.slice(1))
  expect(page).toContain('You are using multiple DepictProviders. Wrap your app in one.')
})
