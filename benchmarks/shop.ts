import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { dropDatabase, ownDatabase } from './database.ts'

const root = resolve(import.meta.dirname, '..')
const TIMEOUT_MS = 300_000
/** How many processes serve a shop behind its one port. */
const PROCESSES = Number(process.env.SHOP_PROCESSES || 1)
/** What `server/start.mjs` tells the allocator and Node, and a flag that ends the shop with a bench that was killed. */
const allocator = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '1048576' }
const flags = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=64',
  '--heap-growing-percent=60',
  `--import=${new URL('../server/launch/end-with-parent.mjs', import.meta.url).href}`,
  `--import=${new URL('stalls.ts', import.meta.url).href}`,
]

/** A shop in a temporary folder, opened as `npm start` opens it, but without rate limits. */
export interface Shop {
  url: string
  /** How many processes serve it. */
  processes: number
  /** Milliseconds from the command to the first answer, or to that of the last process. */
  startedInMs: number
  /** Where the stand-ins for payments, mails and pickup points listen. */
  standIns: () => Promise<string>
  /** Kills it as a power cut would. */
  kill: () => Promise<void>
  restart: () => Promise<void>
  /** Kills the process that has served for longest: of several one, otherwise the shop. */
  killOne: () => Promise<void>
  /** Waits until all processes serve again. */
  recover: () => Promise<void>
  /** CPU seconds of each of its processes so far; no numbers where the system is not Linux. */
  cpuSeconds: () => number[]
  /** Megabytes that all its processes hold in memory now; no number where the system is not Linux. */
  memoryMb: () => number
  /** The longest stall of its event loop since this was asked last, in milliseconds: of one process. */
  longestStallMs: () => Promise<number>
  close: () => Promise<void>
  folder: string
}

/**
 * Opens a shop on SQLite, in a database of its own on the server of `DATABASE_URI`, or in the one that `env` names. It is seeded, unless `seeded` names the
 * folder of a shop on SQLite to begin with.
 */
export async function openShop(env: Record<string, string> = {}, seeded?: string): Promise<Shop> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'))
  if (seeded) await cp(seeded, folder, { recursive: true })
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = env.DATABASE_URI ? undefined : ownDatabase(process.env.DATABASE_URI)
  const stalls = join(folder, 'bench-stalls')
  const ofBench = {
    BENCH_STALLS: stalls,
    PORT: String(port),
    SHOP_DATA: folder,
    SHOP_LIMITS: 'off',
    SHOP_WARM: 'off',
    SHOP_SECOND_STEP: 'off',
  }
  const given = { ...allocator, ...process.env, ...ofBench, DATABASE_URI: own ?? '', ...env }
  let child: ChildProcess
  let serving: number[] = []

  async function start(): Promise<number> {
    const began = performance.now()
    serving = []
    child = spawn(process.execPath, [...flags, 'server/start.ts'], {
      cwd: root,
      env: given,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    let isOver = false
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (!isOver) output += `${line}\n`
        const pid = /"process":(\d+).*"A process serves the shop"/.exec(line)?.[1]
        if (pid) serving.push(Number(pid))
      })
    while (!isWhole() || !(await isOpen(url))) {
      if (child.exitCode !== null || performance.now() - began > TIMEOUT_MS) {
        // The last lines, which tell the reason, are read after the end.
        await pause(500)
        throw new Error(`The shop did not open (exit ${child.exitCode}):\n${output}`)
      }
      await pause(25)
    }
    isOver = true
    return performance.now() - began
  }

  function isWhole(): boolean {
    return PROCESSES === 1 || serving.length === PROCESSES
  }

  async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = new Promise((done) => child.once('exit', done))
    if (child.exitCode !== null || !child.kill(signal)) return
    await gone
  }

  async function killOne(): Promise<void> {
    const pid = serving.shift()
    if (pid) process.kill(pid, 'SIGKILL')
    else await end('SIGKILL')
  }

  async function recover(): Promise<void> {
    if (PROCESSES === 1) return void (await start())
    for (const from = performance.now(); !isWhole(); await pause(25))
      if (performance.now() - from > TIMEOUT_MS) throw new Error('The killed process was not started again')
  }

  async function longestStallMs(): Promise<number> {
    await rm(stalls, { force: true })
    child.kill('SIGUSR2')
    while (child.exitCode === null) {
      await pause(25)
      const reported = await readFile(stalls, 'utf8').catch(() => '')
      if (reported) return Number(reported)
    }
    throw new Error('The shop has ended')
  }

  async function close(): Promise<void> {
    await end('SIGTERM')
    await rm(folder, { recursive: true, force: true })
    if (own) await dropDatabase(own)
  }

  const startedInMs = await start().catch(async (problem: unknown) => {
    await close()
    throw problem
  })
  return {
    url,
    processes: PROCESSES,
    startedInMs,
    folder,
    standIns: async () =>
      (JSON.parse(await readFile(join(folder, 'stand-ins/ready.json'), 'utf8')) as { url: string }).url,
    kill: () => end('SIGKILL'),
    restart: async () => void (await start()),
    killOne,
    recover,
    cpuSeconds: () => [child.pid ?? 0, ...serving].map(cpuSecondsOf),
    memoryMb: () => [child.pid ?? 0, ...serving].reduce((sum, pid) => sum + memoryMbOf(pid), 0),
    longestStallMs,
    close,
  }
}

/** User and system time together, which Linux counts in hundredths of a second. */
function cpuSecondsOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

function memoryMbOf(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes ?? 0) / 1024)
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
