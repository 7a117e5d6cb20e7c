import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { settings } from './settings.ts'

/** Sources the native process has loaded: a change here restarts it. The site and the admin reload by themselves. */
const watched = [
  'payload.config.ts',
  'plugins',
  'domain',
  'contracts',
  'locales',
  'server',
  'cms/collections',
  'cms/migrations',
]

const POLL_MS = 500

let child: ChildProcess
let isRestarting = false

function open(): void {
  child = spawn(process.execPath, ['server/start.ts', '--dev'], { cwd: settings.root, stdio: 'inherit' })
  child.once('exit', (code) => {
    if (isRestarting) open()
    else process.exit(code ?? 0)
    isRestarting = false
  })
}

/** Times are compared, because watching on Linux loses files that editors replace by renaming. */
function stamp(): string {
  return watched
    .map((path) => join(settings.root, path))
    .filter((path) => existsSync(path))
    .flatMap((path) => (statSync(path).isFile() ? [path] : filesBelow(path)))
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => `${path} ${statSync(path, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n')
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

open()
let last = stamp()
setInterval(() => {
  const now = stamp()
  if (now === last || isRestarting) return
  last = now
  console.log('Something the server has read has changed: opening anew …')
  isRestarting = true
  child.kill('SIGTERM')
}, POLL_MS)
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => child.kill(signal))
