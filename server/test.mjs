// `npm test` on a machine that has only Node: installs, gets a browser, and runs the checks that find most mistakes within minutes.
// `npm run test:all` runs every check; `--shard=1/4` a quarter of it.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from './launch/chromium.mjs'
import { checkNode, exitWithError, installPackages, pinnedNode, root } from './launch/packages.mjs'
import { runInLanes } from './launch/lanes.mjs'
import { LANES } from './launch/machine.mjs'
import { openRunFolder } from './launch/run-folder.mjs'
import { argumentsOfFailed, specsOf } from './launch/second-try.mjs'
import { onTestDay } from './launch/test-day.mjs'
import { whenNpmEnds } from './launch/with-parent.mjs'

const isWhole = process.argv.includes('--all')
const shard = process.argv.find((word) => word.startsWith('--shard='))?.slice('--shard='.length)
const [shardNumber = 1, shards = 1] = (shard ?? '1/1').split('/').map(Number)

const vitest = ['vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', '--silent=passed-only']
const ofShard = shard ? [`--shard=${shard}`] : []
/** The native compiler takes a third of the time. One checker: each more reads the types of packages for itself. */
const types = ['typescript-7/bin/tsc', '--noEmit', '--checkers', '1']
/** Reads TypeScript in half the time, as `npm run format` does. */
const format = ['--plugin=@prettier/plugin-oxc', '--plugin=prettier-plugin-astro']
const pages = ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity=error']
const journeys = ['@playwright/test/cli.js', 'test', '--reporter=dot,json']

/**
 * Every check: the argument that chooses it, its title, the tool below node_modules with its arguments, and its report. Those of `test:all`
 * alone are `isLong`; `short` is what `npm test` leaves out of a check.
 */
const lint = [
  { of: 'lint', title: 'Lint', tool: ['eslint/bin/eslint.js', '--max-warnings=0', '.'] },
  { of: 'lint', title: 'Types of pages', tool: [...pages, '--tsconfig', 'tsconfig.pages.json'] },
  { of: 'lint', title: 'Types', tool: types },
  { of: 'lint', title: 'Types of the admin', tool: [...types, '-p', 'cms/tsconfig.json', '--incremental', 'false'] },
  {
    of: 'lint',
    title: 'Format',
    tool: ['prettier/bin/prettier.cjs', '--check', ...format, '--log-level=warn', '.'],
    isLong: true,
  },
  { of: 'lint', title: 'Unused code', tool: ['knip/bin/knip.js'], isLong: true },
]
const unit = {
  of: 'unit',
  title: 'Unit tests and laws',
  tool: [...vitest, '--project=unit', ...ofShard],
  leavesOut: true,
  reports: ['unit.json'],
}
const int = {
  of: 'int',
  title: 'Integration tests',
  tool: [...vitest, '--project=int', ...ofShard],
  leavesOut: true,
  reports: ['int.json'],
}
const build = { of: 'journeys', title: 'Build', script: ['server/build.ts'], isUrgent: true }
/** A folder with a seeded shop, which requests and journeys begin with. */
const seeds = { of: 'journeys', title: 'Seeds', script: ['server/seed.ts'], data: 'seeded', isUrgent: true }
const http = {
  of: 'journeys',
  title: 'Requests',
  tool: [...vitest, '--project=http', ...ofShard],
  leavesOut: true,
  reports: ['http.json'],
  needs: [build, seeds],
}
const walk = {
  of: 'journeys',
  title: 'Journeys',
  tool: [...journeys, ...ofShard],
  short: ['--grep-invert=@slow'],
  reports: ['journeys.json'],
  needsBrowser: true,
  needs: [build, seeds],
  isUrgent: true,
}
/** What must hold on every engine, where one is found. Last: it takes the whole machine. */
const mongodb = {
  of: 'mongodb',
  title: 'On MongoDB',
  script: ['server/test-mongodb.ts', '--if-found', 'storage', 'race', 'two-processes'],
  reports: ['mongodb-storage.json', 'mongodb-two-processes.json'],
  needs: [int, walk, http, unit, ...lint],
  isLong: true,
  isShown: true,
}

/**
 * In the order they begin, `LANES` at a time. Build and journeys take longest one after the other, and wait for a third of it: they have the
 * processor first, and what runs beside them fills what they leave.
 */
const checks = [build, int, seeds, walk, http, ...lint, unit, mongodb].filter(({ isLong }) => isWhole || !isLong)
/** Half of the processor where both want it: also beside other work nothing waits until it is given up. */
const BEHIND = 3
const MOST_BEHIND = constants.priority.PRIORITY_LOW
const kinds = ['lint', 'unit', 'int', 'journeys']

const withoutJourneys = process.argv.includes('--no-journeys')
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isKind = chosen.length === 1 && kinds.includes(chosen[0])
const isOfSubjects = chosen.length > 0 && !isKind
const plan = isOfSubjects ? ofSubjects(chosen) : ofKind(chosen[0]).filter(isOfThisShard)

try {
  Object.assign(process.env, onTestDay())
} catch (problem) {
  exitWithError(problem.message)
}
const notes = openRunFolder()

const running = new Set()
let isSound = true
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
whenNpmEnds(() => process.exit(1))

checkNode()
await installPackages()
const node = pinnedNode()
const began = Date.now()
const total = { passed: 0, failed: 0, again: 0 }
/** Where each test is written, by file, line and column: one of them may have many rows. */
const written = new Set()
/** Seconds of each check, which `npm run figures` prints. */
const seconds = {}
/** Checks whose few failed tests are run once more when nothing runs beside them. */
const shaken = []
const unlessStopped = async (check) => isSound && (await holds(check))
const areWell = (await runInLanes(plan, LANES, unlessStopped)) && (await runInLanes(shaken, 1, unlessStopped))
isSound &&= areWell
if (isSound) rmSync(notes, { recursive: true, force: true })
if (isSound && chosen.length === 0 && !shard) keepSeconds()
if (total.again) console.log(`\n${total.again} passed at the second try: mend what a busy machine can fail.`)
const tests = `${written.size} tests in ${total.passed + total.failed} rows`
if (isWhole) console.log(`\n${tests}\n${total.passed} passed, ${total.failed} failed`)
else
  console.log(
    `\n${total.passed} passed, ${total.failed} failed: ${tests}, in ${((Date.now() - began) / 60_000).toFixed(1)} minutes. ` +
      '`npm run test:all` proves the rest: every row, months that pass, all journeys, format, unused code, MongoDB.',
  )
process.exit(isSound ? 0 : 1)

/** All checks, or those of one kind. */
function ofKind(kind) {
  return checks.filter(({ of }) => (kind === undefined || of === kind) && !(withoutJourneys && of === 'journeys'))
}

/** Tests are split by their runners. What has no shards runs in one of them, and what all need in each. */
function isOfThisShard(check) {
  if (check === build || check === seeds || check.tool?.includes(ofShard[0])) return true
  return checks.indexOf(check) % shards === shardNumber - 1
}

/** What belongs to these subjects on every floor, and the laws of all. A subject is a part of the names of its files. */
function ofSubjects(subjects) {
  const bySubject = JSON.parse(readFileSync(join(root, 'tests/journeys/subjects.json'), 'utf8'))
  const walks = subjects.flatMap((subject) => bySubject[subject] ?? []).map((name) => `/${name}.spec.ts`)
  if (walks.length === 0 && !subjects.some(isInNames))
    exitWithError(`npm test -- ${kinds.join(' | ')}, or a subject: ${Object.keys(bySubject).join(', ')}`)
  // All that a subject has: its slow journeys and months, too.
  const some = (check, ...words) => ({ ...check, tool: [...check.tool, ...words], short: [], leavesOut: false })
  return [
    ...(walks.length > 0 && !withoutJourneys ? [build, seeds, some(walk, ...walks)] : []),
    ...(withoutJourneys ? [] : [some(http, '--passWithNoTests', ...subjects)]),
    some(int, '--passWithNoTests', ...subjects),
    some(unit, 'tests/', ...subjects),
  ]
}

function isInNames(subject) {
  const folders = ['domain', 'plugins', 'site', 'cms', 'contracts', 'server']
  return folders.some((folder) =>
    readdirSync(join(root, folder), { recursive: true }).some((name) => name.includes(subject)),
  )
}

/**
 * Prints one line for a check that holds, and the output of one that does not. Where only a few tests failed they are
 * listed, and left for a second try; `again` is their number in that.
 */
async function holds(check) {
  const { title, tool, script, short = [], reports = [], needsBrowser, isUrgent, isShown, again = 0 } = check
  const since = Date.now()
  const files = reports.map((name) => join(notes, `${again ? 'again-' : ''}${name}`))
  const [file = join(notes, 'none')] = files
  const shopData = join(notes, check.data ?? `shop-${title.replaceAll(/\W+/g, '-')}`)
  const args = script ? [...script] : [join('node_modules', tool[0]), ...tool.slice(1), ...(isWhole ? [] : short)]
  if (args[0].includes('vitest')) args.push(`--outputFile.json=${file}`)
  const env = { ...environment(file, shopData, needsBrowser), ...(check.data && { SHOP_DATA: shopData }) }
  if (check.leavesOut && !isWhole) env.LEAVE_OUT_SLOW = '1'
  const { code, output } = await run(args, env, isUrgent)
  const isWell = code === 0
  if (!isWell) console.log(`\n■ ${title}\n${output}`)
  else if (isShown) console.log(output)
  const read = files.filter((each) => existsSync(each)).map((each) => JSON.parse(readFileSync(each, 'utf8')))
  const failed = !isWell && !again && read.length === 1 ? argumentsOfFailed(read[0]) : undefined
  const { passed, missed } = countsOf(read)
  seconds[title] = Math.round((Date.now() - since) / 100) / 10
  console.log(`${isWell ? '✔' : '✘'} ${title}${reports.length > 0 ? ` ${passed}` : ''} ${seconds[title].toFixed(1)} s`)
  // What runs again was counted but for what had failed.
  total.passed += again ? again - missed : passed
  total.again += again ? again - missed : 0
  // Failed until the second try says otherwise, which may be left out where another check has failed.
  total.failed += (isWell ? 0 : Math.max(missed, 1)) - again
  for (const place of read.flatMap(placesOf)) written.add(place)
  if (failed) {
    shaken.push({ title: `${title}, again`, tool: [...tool, ...failed], reports, needsBrowser, again: missed })
    return true
  }
  if (!isWell && needsBrowser) console.log(`The log of the shop they walked through: ${join(shopData, 'shop.log')}`)
  return isWell
}

/** Ends the processes of a check with it: NODE_OPTIONS reaches every Node below, and has the test day already. */
function environment(file, shopData, needsBrowser) {
  const preload = `--import=${new URL('launch/end-with-parent.mjs', import.meta.url)}`
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    // With more room for what is young, the processes of a run spend less of the processor on collecting garbage.
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload, '--max-semi-space-size=64'].filter(Boolean).join(' '),
    TMPDIR: join(notes, 'tmp'),
    // A shop in a process of its own starts with a quarter less of the processor once another has compiled its code.
    NODE_COMPILE_CACHE: join(notes, 'compiled'),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    MONGODB_REPORTS: notes,
    JOURNEYS_DATA: shopData,
    JOURNEYS_SEEDED: join(notes, seeds.data),
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(isWhole && { EVERY_ROW: '1' }),
    ...(needsBrowser && { CHROMIUM_PATH: findChromium() }),
  }
}

/** Collects what a check says. */
function run(args, env, isUrgent) {
  const tool = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env })
  // What a check starts has its rank.
  if (tool.pid && !isUrgent) setPriority(tool.pid, Math.min(getPriority() + BEHIND, MOST_BEHIND))
  let output = ''
  for (const stream of [tool.stdout, tool.stderr]) stream.setEncoding('utf8').on('data', (piece) => (output += piece))
  running.add(tool)
  return new Promise((resolve) => tool.once('close', (code) => resolve({ code: code ?? 1, output }))).finally(() =>
    running.delete(tool),
  )
}

/** Signals the running checks and gives them time to end; the rest is not started. */
async function stop(signal) {
  isSound = false
  await Promise.all([...running].map((tool) => tool.kill(signal) && once(tool, 'close')))
  process.exit(1)
}

/** Vitest and Playwright report it in different forms. */
function countsOf(reports) {
  const passed = reports.map(({ numPassedTests, stats }) => numPassedTests ?? stats.expected + stats.flaky)
  const missed = reports.map(({ numFailedTests, stats }) => numFailedTests ?? stats.unexpected)
  const sum = (numbers) => numbers.reduce((all, one) => all + one, 0)
  return { passed: sum(passed), missed: sum(missed) }
}

/** Where each test of a report is written. */
function placesOf({ testResults, suites }) {
  if (suites) return suites.flatMap(specsOf).map(({ file, line, column }) => `${file}:${line}:${column}`)
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ location }) => `${name}:${location?.line}:${location?.column}`),
  )
}

function keepSeconds() {
  const whole = Math.round((Date.now() - began) / 1000)
  const command = isWhole ? 'npm run test:all' : 'npm test'
  const folder = join(root, 'node_modules/.cache/test-run')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'seconds.json'), JSON.stringify({ command, whole, checks: seconds }))
}
