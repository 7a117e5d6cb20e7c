// Runs on any Node from 20 on: no imports but Node's own.
import { basename } from 'node:path'

/** More than these is no chance of a busy machine. */
const MOST = 5

/**
 * The arguments that run the failed tests' files again, of a report of Vitest or Playwright; none where so many failed, or something beside a
 * test did, that a second try proves nothing.
 */
export function argumentsOfFailed(report) {
  const failed = report.testResults ? failedFiles(report) : failedWalks(report)
  const isFew = failed.count > 0 && failed.count <= MOST && !failed.isBeside
  return isFew ? failed.args : undefined
}

function failedFiles({ numFailedTests, testResults }) {
  const files = testResults.filter(({ status }) => status === 'failed')
  // A file that could not be loaded fails without a test.
  const isBeside = files.some(({ assertionResults }) => assertionResults.every(({ status }) => status !== 'failed'))
  return { count: numFailedTests, isBeside, args: files.map(({ name }) => name) }
}

function failedWalks({ errors, suites }) {
  const failed = suites
    .flatMap(specsOf)
    .flatMap(({ file, tests }) =>
      tests.filter(({ status }) => status === 'unexpected').map(({ projectName }) => ({ file, projectName })),
    )
  const files = new Set(failed.map(({ file }) => `/${basename(file)}`))
  const projects = new Set(failed.map(({ projectName }) => `--project=${projectName}`))
  return { count: failed.length, isBeside: errors.length > 0, args: [...files, ...projects] }
}

/** All specs of a suite in a report of Playwright. */
export function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)]
}
