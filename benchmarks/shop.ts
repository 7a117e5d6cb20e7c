import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = resolve(import.meta.dirname, '..')
const TIMEOUT_MS = 300_000
/** The flags that `server/start.mjs` passes to Node, and one that ends the shop with a bench that was killed. */
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  `--import=${new URL('../server/launch/end-with-parent.mjs', import.meta.url).href}`,
]

/** A shop in a temporary folder, opened as `npm start` opens it, but without rate limits. */
export interface Shop {
  url: string
  /** Milliseconds from the command to the first answer. */
  startedInMs: number
  /** Where the stand-ins for payments, mails and pickup points listen. */
  standIns: () => Promise<string>
  /** Kills it as a power cut would. */
  kill: () => Promise<void>
  restart: () => Promise<void>
  close: () => Promise<void>
  folder: string
}

export async function openShop(env: Record<string, string> = {}): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const given = { ...process.env, PORT: String(port), SHOP_DATA: folder, SHOP_LIMITS: 'off', SHOP_WARM: 'off', ...env }
  let child: ChildProcess

  async function start(): Promise<number> {
    const began = performance.now()
    child = spawn(process.execPath, [...flags, 'server/start.ts'], {
      cwd: root,
      env: given,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    child.stdout?.on('data', (text) => (output += text))
    while (!(await isOpen(url))) {
      if (child.exitCode !== null || performance.now() - began > TIMEOUT_MS)
        throw new Error(`The shop did not open:\n${output}`)
      await pause(25)
    }
    return performance.now() - began
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = new Promise((done) => child.once('exit', done))
    if (child.exitCode !== null || !child.kill(signal)) return
    await gone
  }

  const startedInMs = await start()
  return {
    url,
    startedInMs,
    folder,
    standIns: async () =>
      (JSON.parse(await readFile(join(folder, 'stand-ins/ready.json'), 'utf8')) as { url: string }).url,
    kill: () => end('SIGKILL'),
    restart: async () => void (await start()),
    close: async () => {
      await end('SIGTERM')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function isOpen(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined)
  return answer?.ok ?? false
}

/** A free port of this machine. */
export function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })
}
