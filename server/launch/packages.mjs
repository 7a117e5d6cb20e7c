// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLine } from './progress.mjs'
import { machineHere, whichNode } from './which-node.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * Ends with one sentence.
 *
 * @returns {never}
 */
export function exitWithError(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Checked before anything is installed. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) exitWithError(`This needs Node 20 or newer, and this is Node ${process.versions.node}.`)
  const { sentence } = nodeHere()
  if (sentence) exitWithError(sentence)
}

/** Installs the packages, unless the installed ones match the lock file. */
export async function installPackages(title = 'Installing packages') {
  const line = openLine(title)
  if (matchesLockFile()) return line.end('nothing to do')

  if (!isWritable(root)) {
    line.fail()
    exitWithError(
      `The folder ${root} cannot be written to, and packages must be installed there; give it to this user.`,
    )
  }
  const { code, output } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return line.end()
  line.fail()
  return exitWithError(`${output.trim()}\nThe packages could not be installed; what npm said stands above.`)
}

/** Compares npm's own record with the lock file. Optional packages may be missing: they are for other machines. */
function matchesLockFile() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([folder, locked]) => {
    if (folder === '') return true
    const found = installed[folder]
    return found ? found.version === locked.version && found.integrity === locked.integrity : locked.optional === true
  })
}

function packagesIn(file) {
  const path = join(root, file)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {}
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Runs npm, which ends with this process, also after Ctrl-C. */
function runNpm(words) {
  const isWindows = process.platform === 'win32'
  const stdio = ['ignore', 'ignore', 'pipe']
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', words, { cwd: root, stdio, shell: isWindows })
  const end = () => npm.kill()
  process.once('exit', end)
  let output = ''
  npm.stderr.on('data', (piece) => (output += piece))
  return new Promise((resolve) => {
    npm.once('error', (problem) => resolve({ code: 1, output: problem.message }))
    npm.once('close', (code) => resolve({ code, output }))
  }).finally(() => process.off('exit', end))
}

/** The Node installed as a package, or the running one. */
export function pinnedNode() {
  const { patched: patched } = nodeHere()
  if (!patched) return process.execPath
  const file = join(root, 'node_modules', patched)
  return existsSync(file) ? file : exitWithError(`Node is missing in ${file}; delete node_modules and try again.`)
}

function nodeHere() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return whichNode(machineHere(), process.versions.node, optionalDependencies)
}
