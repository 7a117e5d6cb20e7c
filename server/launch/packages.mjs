// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.
import { spawn } from 'node:child_process'
import { accessSync, constants, existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLine } from './progress.mjs'
import { installedCount, isAsLocked, machineHere, unpackedBelow } from './unpacked.mjs'
import { whichNode } from './which-node.mjs'

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

/** How often it is looked how far npm is. */
const LOOK_EVERY_MS = 500

/** Installs the packages if those that are there are not what the lock file asks for, and says how far it is. */
export async function installPackages(title = 'Installing packages') {
  const line = openLine(title)
  if (isAsLocked(root)) return line.end('nothing to do')

  if (!isWritable(root)) {
    line.breakOff()
    giveUp(`The folder ${root} cannot be written to, and packages must be installed there; give it to this user.`)
  }
  const unpacked = unpackedBelow(root)
  const look = setInterval(() => line.say(unpacked()), LOOK_EVERY_MS)
  const { code, said } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  clearInterval(look)
  if (code === 0) return line.end(`${installedCount(root)} packages`)
  line.breakOff()
  return giveUp(`${said.trim()}\nThe packages could not be installed; what npm said stands above.`)
}

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Ends with us, so that nobody's `Ctrl-C` leaves it working on. */
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
