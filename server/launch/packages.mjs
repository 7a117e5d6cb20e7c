// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLine } from './progress.mjs'
import { machineHere, whichNode } from './which-node.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Ends with one sentence. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

/** Said before anything is installed. */
export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) giveUp(`This needs Node 20 or newer, and this is Node ${process.versions.node}.`)
  const { sentence } = nodeHere()
  if (sentence) giveUp(sentence)
}

/** Installs the packages, unless those that are there are what the lock file asks for. */
export async function installPackages(title = 'Installing packages') {
  const line = openLine(title)
  if (isAsLocked()) return line.end('nothing to do')

  if (!isWritable(root)) {
    line.fail()
    giveUp(`The folder ${root} cannot be written to, and packages must be installed there; give it to this user.`)
  }
  const { code, said } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code === 0) return line.end()
  line.fail()
  return giveUp(`${said.trim()}\nThe packages could not be installed; what npm said stands above.`)
}

/** Compares what npm notes of its work with the lock file. What is optional may be missing: it is for other machines. */
function isAsLocked() {
  const installed = packagesIn('node_modules/.package-lock.json')
  return Object.entries(packagesIn('package-lock.json')).every(([folder, asked]) => {
    if (folder === '') return true
    const found = installed[folder]
    return found ? found.version === asked.version && found.integrity === asked.integrity : asked.optional === true
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

/** It ends when this process does, also after Ctrl-C. */
function runNpm(words) {
  const isWindows = process.platform === 'win32'
  const stdio = ['ignore', 'ignore', 'pipe']
  const npm = spawn(isWindows ? 'npm.cmd' : 'npm', words, { cwd: root, stdio, shell: isWindows })
  const end = () => npm.kill()
  process.once('exit', end)
  let said = ''
  npm.stderr.on('data', (piece) => (said += piece))
  return new Promise((resolve) => {
    npm.once('error', (problem) => resolve({ code: 1, said: problem.message }))
    npm.once('close', (code) => resolve({ code, said }))
  }).finally(() => process.off('exit', end))
}

/** The Node that came with the packages, or this one where none comes. */
export function pinnedNode() {
  const { brought } = nodeHere()
  if (!brought) return process.execPath
  const file = join(root, 'node_modules', brought)
  return existsSync(file) ? file : giveUp(`Node is missing in ${file}; delete node_modules and try again.`)
}

function nodeHere() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return whichNode(machineHere(), process.versions.node, optionalDependencies)
}
