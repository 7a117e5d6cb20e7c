import { globSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const documents = globSync('**/*.md', {
  exclude: ['**/node_modules', 'dist', 'data', 'test-results', '**/.*'],
}).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

const decisions = documents.filter(({ file }) => /^docs\/decisions\/(?!README).*\.md$/.test(file))

test('all documents but the lists of old names and of handovers have at most 25,000 words', () => {
  const lists = ['docs/renamed.md', 'docs/handovers.md']
  const read = documents.filter(({ file }) => !lists.includes(file))
  expect(read.reduce((sum, { text }) => sum + wordsOf(text), 0)).toBeLessThanOrEqual(25_000)
})

test('there are at most 50 decisions, each of at most 150 words', () => {
  expect(decisions.length).toBeLessThanOrEqual(50)
  expect(decisions.filter(({ text }) => wordsOf(text) > 150).map(({ file }) => file)).toEqual([])
})

test('the results of the benchmarks have at most 120 lines', () => {
  expect(linesOf('benchmarks/RESULTS.md')).toBeLessThanOrEqual(120)
})

test('every folder of plugins has a README of at most 15 lines, and the kit one of a page', () => {
  const folders = readdirSync('plugins', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const most = (name: string) => (name === 'kit' ? 50 : 15)
  const bad = folders.filter(({ name }) => !(linesOf(`plugins/${name}/README.md`) <= most(name)))
  expect(bad.map(({ name }) => name)).toEqual([])
})

test('the list of patches names the installed versions', () => {
  const patches = documents.find(({ file }) => file === 'plugins/kit/patches.md')?.text ?? ''
  const named = [...patches.matchAll(/(@?[\w./-]+) (\d+\.\d+\.\d+)/g)].map(([, name, version]) => [name, version])
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string }>
  }
  const installed = (name = '') =>
    Object.entries(packages).flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) ? [version] : []))
  expect(named.length).toBeGreaterThan(5)
  for (const [name, version] of named) expect([name, ...new Set(installed(name))]).toEqual([name, version])
})

test('a line of prose has at most 120 characters', () => {
  const long = documents.flatMap(({ file, text }) =>
    proseOf(text)
      .filter((line) => line.length > 120)
      .map((line) => `${file}: ${line.slice(0, 60)}`),
  )
  expect(long).toEqual([])
})

/** Counted as `wc -w` does. */
function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}

/** NaN where there is no such document. */
function linesOf(name: string): number {
  const found = documents.find(({ file }) => file === name)
  return found ? found.text.trimEnd().split('\n').length : NaN
}

/** The lines outside fenced blocks that are no rows of tables. */
function proseOf(text: string): string[] {
  return text
    .replace(/^```[^]*?^```/gm, '')
    .split('\n')
    .filter((line) => !line.startsWith('|'))
}
