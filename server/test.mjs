// `npm test` on a machine that has only Node: installs, gets a browser, and runs every check.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { constants, getPriority, setPriority } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from './launch/chromium.mjs'
import { checkNode, exitWithError, installPackages, pinnedNode, root } from './launch/packages.mjs'
import { runInLanes } from './launch/lanes.mjs'
import { openRunFolder } from './launch/run-folder.mjs'
import { argumentsOfFailed } from './launch/second-try.mjs'
import { onTestDay } from './launch/test-day.mjs'
import { whenNpmEnds } from './launch/with-parent.mjs'

const vitest = ['vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=json', '--silent=passed-only']
/** The native compiler takes a third of the time (decision 156). One checker: each more reads the types of packages for itself. */
const types = ['typescript-7/bin/tsc', '--noEmit', '--checkers', '1']
/** Reads TypeScript in half the time, as `npm run format` does. */
const format = ['--plugin=@prettier/plugin-oxc', '--plugin=prettier-plugin-astro']
const pages = ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity=error']
const journeys = ['@playwright/test/cli.js', 'test', '--reporter=dot,json']

/** Every check: the argument that chooses it, its title, the tool below node_modules with its arguments, and its report. */
const lint = [
  { of: 'lint', title: 'Format', tool: ['prettier/bin/prettier.cjs', '--check', ...format, '--log-level=warn', '.'] },
  { of: 'lint', title: 'Lint', tool: ['eslint/bin/eslint.js', '--max-warnings=0', '.'] },
  { of: 'lint', title: 'Unused code', tool: ['knip/bin/knip.js'] },
  { of: 'lint', title: 'Types of pages', tool: [...pages, '--tsconfig', 'tsconfig.pages.json'] },
  { of: 'lint', title: 'Types', tool: types },
  { of: 'lint', title: 'Types of the admin', tool: [...types, '-p', 'cms/tsconfig.json', '--incremental', 'false'] },
]
const unit = { of: 'unit', title: 'Unit tests and laws', tool: [...vitest, '--project=unit'], counts: 'unit.json' }
const int = { of: 'int', title: 'Integration tests', tool: [...vitest, '--project=int'], counts: 'int.json' }
const build = { of: 'journeys', title: 'Build', script: 'server/build.ts', isUrgent: true }
const walk = {
  ...{ of: 'journeys', title: 'Journeys', tool: journeys, counts: 'journeys.json' },
  ...{ needsBrowser: true, needs: build, isUrgent: true },
}

/**
 * In the order they begin, `LANES` at a time. Build and journeys take longest one after the other, and wait for a third of it: they have the
 * processor first, and what runs beside them fills what they leave.
 */
const checks = [build, int, walk, ...lint, unit]
const LANES = 3
/** Half of the processor where both want it: also beside other work nothing waits until it is given up. */
const BEHIND = 3
const MOST_BEHIND = constants.priority.PRIORITY_LOW
const kinds = ['lint', 'unit', 'int', 'journeys']

const withoutJourneys = process.argv.includes('--no-journeys')
const chosen = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const isKind = chosen.length === 1 && kinds.includes(chosen[0])
const plan = chosen.length === 0 || isKind ? ofKind(chosen[0]) : ofSubjects(chosen)

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
const total = { passed: 0, failed: 0, again: 0 }
/** Checks whose few failed tests are run once more when nothing runs beside them. */
const shaken = []
const unlessStopped = async (check) => isSound && (await holds(check))
const areWell = (await runInLanes(plan, LANES, unlessStopped)) && (await runInLanes(shaken, 1, unlessStopped))
isSound &&= areWell
if (isSound) rmSync(notes, { recursive: true, force: true })
const again = total.again ? `, ${total.again} of them at the second try: mend what a busy machine can fail` : ''
console.log(`\n${total.passed} passed, ${total.failed} failed${again}`)
process.exit(isSound ? 0 : 1)

/** All checks, or those of one kind. */
function ofKind(kind) {
  return checks.filter(({ of }) => (kind === undefined || of === kind) && !(withoutJourneys && of === 'journeys'))
}

/** What belongs to these subjects on every floor, and the laws of all. A subject is a part of the names of its files. */
function ofSubjects(subjects) {
  const bySubject = JSON.parse(readFileSync(join(root, 'tests/journeys/subjects.json'), 'utf8'))
  const walks = subjects.flatMap((subject) => bySubject[subject] ?? []).map((name) => `/${name}.spec.ts`)
  if (walks.length === 0 && !subjects.some(isInNames))
    exitWithError(`npm test -- ${kinds.join(' | ')}, or a subject: ${Object.keys(bySubject).join(', ')}`)
  const some = (check, ...words) => ({ ...check, tool: [...check.tool, ...words] })
  return [
    ...(walks.length > 0 && !withoutJourneys ? [build, some(walk, ...walks)] : []),
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
 * Prints one line for a check that holds, and what it said for one that does not. Where only a few tests failed they are told, and left for a
 * second try; `again` is their number in that.
 */
async function holds({ title, tool, script, counts, needsBrowser, isUrgent, again = 0 }) {
  const began = Date.now()
  const file = join(notes, `${again ? 'again-' : ''}${counts ?? 'none'}`)
  const shopData = join(notes, again ? 'shop-again' : 'shop')
  const args = script ? [script] : [join('node_modules', tool[0]), ...tool.slice(1)]
  if (args[0].includes('vitest')) args.push(`--outputFile.json=${file}`)
  const { code, output } = await run(args, environment(file, shopData, needsBrowser), isUrgent)
  const isWell = code === 0
  if (!isWell) console.log(`\n■ ${title}\n${output}`)
  const report = counts && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  const failed = !isWell && !again && report ? argumentsOfFailed(report) : undefined
  const { passed, missed } = report ? countsOf(report) : { passed: 0, missed: 0 }
  console.log(
    `${isWell ? '✔' : '✘'} ${title}${counts ? ` ${passed}` : ''} ${((Date.now() - began) / 1000).toFixed(1)} s`,
  )
  // What runs again was counted but for what had failed.
  total.passed += again ? again - missed : passed
  total.again += again ? again - missed : 0
  // Failed until the second try says otherwise, which may be left out where another check has failed.
  total.failed += (isWell ? 0 : Math.max(missed, 1)) - again
  if (failed) {
    shaken.push({ title: `${title}, again`, tool: [...tool, ...failed], counts, needsBrowser, again: missed })
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
    JOURNEYS_DATA: shopData,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
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
function countsOf(report) {
  return {
    passed: report.numPassedTests ?? report.stats.expected + report.stats.flaky,
    missed: report.numFailedTests ?? report.stats.unexpected,
  }
}
