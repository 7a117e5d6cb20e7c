// `npm test` on a machine that has only Node: installs, gets a browser, and runs every check.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from './launch/chromium.mjs'
import { checkNode, exitWithError, installPackages, pinnedNode, root } from './launch/packages.mjs'
import { whenNpmEnds } from './launch/with-parent.mjs'

const notes = mkdtempSync(join(tmpdir(), 'test-'))
const shopData = join(notes, 'shop')
const vitest = ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
const journeys = ['@playwright/test/cli.js', 'test', '--reporter=list,json']

/** Every check in order: a heading, the tool below node_modules with its arguments, and the report with its counts. */
const checks = {
  // The longest first: they run two at a time.
  lint: [
    { title: 'Types', tool: ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity=error'] },
    { title: 'Format', tool: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
    { title: 'Lint', tool: ['eslint/bin/eslint.js', '--max-warnings=0', '.'] },
    { title: 'Types of the admin', tool: ['typescript/bin/tsc', '--noEmit', '-p', 'cms/tsconfig.json'] },
    { title: 'Unused code', tool: ['knip/bin/knip.js'] },
  ],
  unit: [{ title: 'Unit tests and laws', tool: [...vitest, '--project=unit'], counts: 'unit.json' }],
  int: [{ title: 'Integration tests', tool: [...vitest, '--project=int'], counts: 'int.json' }],
  journeys: [
    { title: 'Build', script: 'server/build.ts' },
    { title: 'Journeys', tool: journeys, counts: 'journeys.json', needsBrowser: true },
  ],
}

const chosenCheck = process.argv[2]
if (chosenCheck !== undefined && !(chosenCheck in checks))
  exitWithError(`npm test -- ${Object.keys(checks).join(' | ')}`)

const running = new Set()
let isSound = true
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => stop(signal))
whenNpmEnds(() => process.exit(1))

checkNode()
await installPackages()
const node = pinnedNode()
const total = { passed: 0, failed: 0 }
for (const [name, list] of Object.entries(checks)) {
  if (chosenCheck && name !== chosenCheck) continue
  // Each tool of the lint uses one core; what follows uses both.
  const lanes = name === 'lint' ? 2 : 1
  const left = [...list]
  const lane = async () => {
    while (isSound && left.length > 0) if (!(await holds(left.shift(), lanes > 1))) isSound = false
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
if (isSound) rmSync(notes, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(isSound ? 0 : 1)

async function holds({ title, tool, script, counts, needsBrowser }, hasCompany) {
  if (!hasCompany) console.log(`\n■ ${title}`)
  const began = Date.now()
  const file = join(notes, counts ?? 'none')
  const args = script ? [script] : [join('node_modules', tool[0]), ...tool.slice(1)]
  if (args[0].includes('vitest')) args.push(`--outputFile.json=${file}`)
  const { code, output } = await run(args, environment(file, needsBrowser), hasCompany)
  const isWell = code === 0
  if (hasCompany) process.stdout.write(`\n■ ${title}\n${output}`)
  if (counts) count(file)
  console.log(`${isWell ? '✔' : '✘'} ${title} ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (!isWell && needsBrowser) console.log(`The log of the shop they walked through: ${join(shopData, 'shop.log')}`)
  if (!isWell && total.failed === 0) total.failed = 1
  return isWell
}

/** Ends the processes of a check with it: NODE_OPTIONS reaches every Node below. */
function environment(file, needsBrowser) {
  const preload = `--import=${new URL('launch/end-with-parent.mjs', import.meta.url)}`
  return {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    NODE_OPTIONS: [process.env.NODE_OPTIONS, preload].filter(Boolean).join(' '),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    JOURNEYS_DATA: shopData,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(needsBrowser && { CHROMIUM_PATH: findChromium() }),
  }
}

/** Prints as it runs, or in company of another check collects what it says. */
function run(args, env, hasCompany) {
  const out = hasCompany ? 'pipe' : 'inherit'
  const tool = spawn(node, args, { cwd: root, stdio: ['ignore', out, out], env })
  let output = ''
  for (const stream of [tool.stdout, tool.stderr]) stream?.setEncoding('utf8').on('data', (piece) => (output += piece))
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

/** Vitest and Playwright report their counts in different forms. */
function count(file) {
  if (!existsSync(file)) return
  const report = JSON.parse(readFileSync(file, 'utf8'))
  total.passed += report.numPassedTests ?? report.stats.expected + report.stats.flaky
  total.failed += report.numFailedTests ?? report.stats.unexpected
}
