// `npm run test:mongodb`: what must hold on every engine, run on one that speaks MongoDB's protocol.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { findChromium } from './launch/chromium.mjs'
import { findEngine } from './launch/mongodb-engine.ts'
import { whenNpmEnds } from './launch/with-parent.mjs'
import { settings } from './settings.ts'

interface Check {
  /** Whether it is run by Vitest or Playwright, which report what passed. */
  reports?: 'vitest' | 'playwright'
  /** Below node_modules, or a file of the project. */
  script: string
  args: string[]
  /**
   * What `DATABASE_URI` names: a new database for the shop that the check opens, dropped at the end, or the engine, where a
   * bench makes a database of its own. Left out where each test file does.
   */
  names?: 'database' | 'engine'
}

/** Parts of the names of files that prove what an engine does: guarded statements, leases, counters, moves, who comes first, and how it compares letters. */
const ofEngines = [
  'plugins/kit/',
  'race.int',
  'move.slow.int',
  'holds.int',
  'cms/releases/',
  'own-reservations',
  'admin-search',
]

const checks: Record<string, Check> = {
  storage: {
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project=int', ...ofEngines],
    reports: 'vitest',
  },
  int: { script: 'node_modules/vitest/vitest.mjs', args: ['run', '--project=int'], reports: 'vitest' },
  journeys: {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test'],
    names: 'database',
    reports: 'playwright',
  },
  // Its shops are two processes on the engine of the tests.
  'two-processes': {
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '/two-processes.spec.ts', '--project=phone'],
    reports: 'playwright',
  },
  race: { script: 'benchmarks/run.ts', args: ['race'], names: 'engine' },
  steps: { script: 'benchmarks/run.ts', args: ['steps'], names: 'engine' },
}

const [flag, ...rest] = process.argv.slice(2)
const isOptional = flag === '--if-found'
const chosen = (isOptional ? rest : [flag, ...rest]).filter((name) => name !== undefined)
// These are part of `int` and of `journeys`.
const parts = ['storage', 'two-processes']
const names = chosen.length > 0 ? chosen : Object.keys(checks).filter((name) => !parts.includes(name))
const unknown = names.find((name) => !(name in checks))
if (unknown) fail(`There is no check "${unknown}"; choose of ${Object.keys(checks).join(', ')}.`)

whenNpmEnds(() => process.exit(1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
// One that does not start, as without its packages, is as good as none where it is optional.
const engine = await findEngine(settings.root).catch((problem: unknown) => {
  if (!isOptional) throw problem
  console.log(String(problem))
})
if (!engine) {
  const sentence = 'No engine of MongoDB was found: set TEST_DATABASE_URI, or put mongod on the PATH.'
  if (!isOptional) fail(sentence)
  console.log(`\n✘ NOT PROVEN on MongoDB: ${names.join(', ')}. ${sentence}\n`)
  process.exit(0)
}
console.log(`\n■ On MongoDB (${engine.name})`)
// Two shops on one database need an engine that serves more than one connection: a named one.
const isTooSmall = (name: string) => isOptional && name === 'two-processes' && !process.env.TEST_DATABASE_URI
for (const name of names.filter(isTooSmall)) console.log(`\n✘ NOT PROVEN on MongoDB: ${name}. Set TEST_DATABASE_URI.\n`)
for (const name of names.filter((each) => !isTooSmall(each)))
  if (!(await holds(name, checks[name]))) fail(`✘ ${name} on MongoDB`)
engine.stop()
process.exit(0)

async function holds(name: string, check: Check | undefined): Promise<boolean> {
  if (!check || !engine) return false
  const began = performance.now()
  const own = engine.uri.replace(/^(mongodb[^:]*:\/\/[^/?]+)\/?[^?]*/, `$1/test_${randomBytes(6).toString('hex')}`)
  const env = {
    ...process.env,
    TEST_DATABASE_URI: engine.uri,
    ...(check.names && { DATABASE_URI: check.names === 'database' ? own : engine.uri }),
    ...(check.reports === 'playwright' && { CHROMIUM_PATH: findChromium() }),
    PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name),
  }
  const args = [join(settings.root, check.script), ...check.args, ...reporting(name, check)]
  const isWell = (await exitCode(args, env)) === 0
  if (check.names === 'database') await drop(own)
  console.log(`${isWell ? '✔' : '✘'} ${name} on MongoDB ${((performance.now() - began) / 1000).toFixed(1)} s`)
  return isWell
}

/** The arguments by which a check reports into the folder that `npm run test:all` names. */
function reporting(name: string, { reports }: Check): string[] {
  const file = reportOf(name)
  if (!file || !reports) return []
  const report = reports === 'vitest' ? ['--reporter=json', `--outputFile.json=${file}`] : []
  return [reports === 'vitest' ? '--reporter=dot' : '--reporter=dot,json', ...report]
}

function reportOf(name: string): string | undefined {
  const folder = process.env.MONGODB_REPORTS
  return folder && join(folder, `mongodb-${name}.json`)
}

function exitCode(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const preload = `--import=${new URL('launch/end-with-parent.mjs', import.meta.url).href}`
  const options = [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' ')
  const child = spawn(process.execPath, args, {
    cwd: settings.root,
    stdio: 'inherit',
    env: { ...env, NODE_OPTIONS: options },
  })
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
}

async function drop(uri: string): Promise<void> {
  const client = new MongoClient(uri)
  await client.db().dropDatabase()
  await client.close()
}

function fail(sentence: string): never {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}
