import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the admin serves beside the views of our own. */
const OF_PAYLOAD = ['account', 'collections', 'forgot', 'globals', 'login', 'logout', 'reset']

const views = [...readFileSync('payload.config.ts', 'utf8').matchAll(/path: '\/([^/']+)/g)].map(([, first]) => first)

const links = globSync('{cms/views,plugins}/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/["'`}]\/admin\/([a-zåäö][a-zåäö-]*)/g)].map(
    ([, first]) => `${file}: ${first}`,
  ),
)

test('the admin contains links to its own views', () => expect(links.length).toBeGreaterThan(20))

test.each([...new Set(links)])('the admin link %s leads to a view', (link) => {
  expect([...OF_PAYLOAD, ...views]).toContain(link.split(': ')[1])
})
