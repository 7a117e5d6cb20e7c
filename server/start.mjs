// `npm start` on a machine that has only Node: installs, then hands over to the Node that was installed.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { checkNode, installPackages, pinnedNode, root } from './launch/packages.mjs'

checkNode()
const began = Date.now()
process.stdout.write('1/6 Installing packages …')
const isNew = installPackages()
process.stdout.write(` ${isNew ? '' : 'nothing to do, '}${((Date.now() - began) / 1000).toFixed(1)} s\n`)

const env = { ...process.env, NODE_ENV: 'production' }
const args = ['--disable-warning=ExperimentalWarning', join(root, 'server/start.ts'), ...process.argv.slice(2)]
const shop = spawn(pinnedNode(), args, { cwd: root, stdio: 'inherit', env })
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => shop.kill(signal))

// npm hands a signal to a shell that keeps it to itself and dies: then its death is the signal.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && shop.kill('SIGTERM'), 250).unref()
}
shop.once('exit', (code) => process.exit(code ?? 1))
