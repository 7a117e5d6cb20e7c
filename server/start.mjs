// `npm start` on a machine that has only Node: installs, then hands over to the Node that was installed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, installPackages, pinnedNode, root } from './launch/packages.mjs'

checkNode()
let shop
const end = (signal) => (shop ? shop.kill(signal) : process.exit(0))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, end)

// npm hands a signal to a shell that keeps it to itself and dies: then its death is the signal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 250).unref()
}

await installPackages('1/6 Installing packages')
const env = { ...process.env, NODE_ENV: 'production' }
// A drawn page leaves much behind at once: with room for it, most is gone before it has to be sorted.
const flags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=64']
const args = [...flags, join(root, 'server/start.ts'), ...process.argv.slice(2)]
shop = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env })
shop.once('exit', (code) => process.exit(code ?? 1))
