import { expect, test } from 'vitest'
import { argumentsOfFailed } from './second-try.mjs'

const passed = { status: 'passed' }
const failed = { status: 'failed' }
const file = (name: string, ...assertionResults: { status: string }[]) => ({
  name,
  assertionResults,
  status: assertionResults.every(({ status }) => status === 'passed') && name !== 'broken' ? 'passed' : 'failed',
})
const ofVitest = (numFailedTests: number, ...testResults: ReturnType<typeof file>[]) => ({
  numFailedTests,
  testResults,
})

const walk = (name: string, projectName: string, status: string) => ({
  suites: [{ specs: [{ file: `admin/${name}.spec.ts`, tests: [{ projectName, status }] }] }],
})
const ofPlaywright = (...suites: ReturnType<typeof walk>[]) => ({ errors: [], suites })

test.each([
  ['one of two files', ofVitest(1, file('a', passed, failed), file('b', passed)), ['a']],
  ['no test', ofVitest(0, file('a', passed)), undefined],
  ['too many', ofVitest(6, file('a', failed)), undefined],
  ['a file that is not loaded, beside a test', ofVitest(1, file('broken'), file('a', failed)), undefined],
  [
    'one of two walks',
    ofPlaywright(walk('buy', 'phone', 'unexpected'), walk('sell', 'phone', 'expected')),
    ['/buy.spec.ts', '--project=phone'],
  ],
  ['a walk, and the shop ended', { ...ofPlaywright(walk('buy', 'phone', 'unexpected')), errors: [{}] }, undefined],
])('the files to run again are chosen when %s failed', (_, report, args) => {
  expect(argumentsOfFailed(report)).toEqual(args)
})
