// `npm run figures`: what the project weighs, and how long the last `npm test` took. Counted over the files that git tracks.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'

interface Seconds {
  command: string
  whole: number
  checks: Record<string, number>
}

const root = resolve(import.meta.dirname, '..')
const CRUMB_LINES = 15
const floors = [
  'contracts',
  'domain',
  'plugins',
  'site',
  'cms',
  'widgets',
  'server',
  'stand-ins',
  'benchmarks',
  'studio',
]

const files = git('ls-files', '-z')
  .split('\0')
  .filter((file) => file && existsSync(join(root, file)))
const generated = files.filter((file) => /^cms\/(migrations\/|payload-types\.ts|app\/.*importMap)/.test(file))
const written = files.filter((file) => /\.(ts|tsx|mjs|astro|css)$/.test(file) && !generated.includes(file))
const tests = written.filter((file) => file.startsWith('tests/') || /\.(test|spec|fixture)\.tsx?$/.test(file))
const code = written.filter((file) => !tests.includes(file))
const documents = files.filter((file) => file.endsWith('.md') && file !== 'docs/renamed.md')

row('files', files.length)
row('code, files', code.length)
row('code, lines', linesOf(code))
for (const floor of floors) row(`  ${floor}`, linesOf(code.filter((file) => file.startsWith(`${floor}/`))))
row('code without studio, lines', linesOf(code.filter((file) => !file.startsWith('studio/'))))
row(`code files of at most ${CRUMB_LINES} lines`, code.filter((file) => linesOf([file]) <= CRUMB_LINES).length)
row('tests, lines', linesOf(tests))
row('generated, lines', linesOf(generated))
row(
  'documents, words',
  documents.reduce((sum, file) => sum + read(file).split(/\s+/).filter(Boolean).length, 0),
)
row('work tree, MB', Math.round(files.reduce((sum, file) => sum + statSync(join(root, file)).size, 0) / 1e5) / 10)

const timed = join(root, 'node_modules/.cache/test-run/seconds.json')
if (existsSync(timed)) {
  const { command, whole, checks } = JSON.parse(readFileSync(timed, 'utf8')) as Seconds
  row(`last \`${command}\`, seconds`, whole)
  for (const [check, seconds] of Object.entries(checks)) row(`  ${check}`, seconds)
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8')
}

function linesOf(some: readonly string[]): number {
  return some.reduce((sum, file) => sum + read(file).split('\n').length - 1, 0)
}

function row(name: string, figure: number): void {
  console.log(`${name.padEnd(44)} ${figure.toLocaleString('fi-FI').padStart(10)}`)
}
