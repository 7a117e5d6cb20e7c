// `npm test` on a machine that has only Node: installs, gets a browser, and checks everything that must hold.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from './launch/chromium.mjs'
import { checkNode, giveUp, installPackages, pinnedNode, root } from './launch/packages.mjs'

const notes = mkdtempSync(join(tmpdir(), 'test-'))
const vitest = ['vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json']
const journeys = ['@playwright/test/cli.js', 'test', '--reporter=list,json']

/** Every check in its order: a heading, the tool below node_modules with its words, and where it notes its count. */
const checks = {
  lint: [
    { title: 'Format', tool: ['prettier/bin/prettier.cjs', '--check', '--log-level=warn', '.'] },
    { title: 'Lint', tool: ['eslint/bin/eslint.js', '--max-warnings=0', '.'] },
    { title: 'Types', tool: ['astro/bin/astro.mjs', 'check', '--minimumFailingSeverity=error'] },
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

const asked = process.argv[2]
if (asked !== undefined && !(asked in checks)) giveUp(`npm test -- ${Object.keys(checks).join(' | ')}`)

checkNode()
await installPackages()
const node = pinnedNode()
const total = { passed: 0, failed: 0 }
const isSound = (asked ? checks[asked] : Object.values(checks).flat()).every(holds)
rmSync(notes, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(isSound ? 0 : 1)

function holds({ title, tool, script, counts, needsBrowser }) {
  console.log(`\n■ ${title}`)
  const began = Date.now()
  const file = join(notes, counts ?? 'none')
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    ASTRO_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(needsBrowser && { CHROMIUM_PATH: findChromium() }),
  }
  const words = script ? [script] : [join('node_modules', tool[0]), ...tool.slice(1)]
  if (tool === vitest || words[0].includes('vitest')) words.push(`--outputFile.json=${file}`)
  const { status } = spawnSync(node, words, { cwd: root, stdio: 'inherit', env })
  if (counts) count(file)
  const isWell = status === 0
  console.log(`${isWell ? '✔' : '✘'} ${title} ${((Date.now() - began) / 1000).toFixed(1)} s`)
  if (!isWell && total.failed === 0) total.failed = 1
  return isWell
}

/** Vitest and Playwright each have their own way of saying how many passed. */
function count(file) {
  if (!existsSync(file)) return
  const said = JSON.parse(readFileSync(file, 'utf8'))
  total.passed += said.numPassedTests ?? said.stats.expected + said.stats.flaky
  total.failed += said.numFailedTests ?? said.stats.unexpected
}
