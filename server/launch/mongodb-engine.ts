import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** An engine that speaks MongoDB's protocol. */
export interface Engine {
  name: string
  /** Without a database. */
  uri: string
  stop: () => void
}

const START_MS = 120_000

/** The given engine, one started for the tests (`mongod`, or one in Java beside the project), or undefined. */
export async function findEngine(root: string, given = process.env.TEST_DATABASE_URI): Promise<Engine | undefined> {
  if (given) return { name: given.replace(/\/\/[^/]*@/, '//'), uri: given, stop: () => undefined }
  const folder = mkdtempSync(join(tmpdir(), 'mongodb-'))
  const port = await freePort()
  const uri = `mongodb://127.0.0.1:${port}`
  if (isCommand('mongod')) {
    const args = ['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--quiet']
    return started({ name: 'mongod', uri, port, folder }, spawn('mongod', args, { stdio: 'ignore' }))
  }
  const script = resolve(root, '../shared/mongo/java/start.sh')
  if (!existsSync(script) || !isCommand('java')) return undefined
  const child = spawn('bash', [script, folder, String(port)], { stdio: 'ignore' })
  // Its findAndModify gives documents that another connection is changing, so all commands take one connection.
  return started({ name: 'the engine in Java', uri: `${uri}/?maxPoolSize=1`, port, folder }, child)
}

interface Starting {
  name: string
  uri: string
  port: number
  folder: string
}

async function started({ name, uri, port, folder }: Starting, child: ChildProcess): Promise<Engine> {
  const stop = () => {
    child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', stop)
  const until = performance.now() + START_MS
  while (!(await isListening(port))) {
    if (child.exitCode !== null || performance.now() > until) throw new Error(`${name} did not start`)
    await pause(100)
  }
  return { name, uri, stop }
}

function isCommand(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.end() !== undefined))
    socket.once('error', () => done(false))
  })
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
