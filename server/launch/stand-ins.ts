import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '#domain/brand.ts'
import { settings } from '../settings.ts'
import { Complaint } from './complaint.ts'

interface Ready {
  url: string
  smtpPort: number
  pid: number
}

/** How long they may take to listen. */
const PATIENCE_MS = 15_000

/** The account of Paytrail's public test shop; the secret beside it is this shop's own. */
const MERCHANT = '375917'

const folder = join(settings.data, 'stand-ins')
const readyFile = join(folder, 'ready.json')

/**
 * Starts what stands in for the world outside, unless all of it is configured, and tells the shop where it is.
 *
 * They are a process of their own that outlives a killed shop: a payment under way must find them where it left them.
 */
export async function openStandIns(secret: string): Promise<{ url: string; close: () => void } | undefined> {
  const { smtpUrl, paytrailUrl, pickupPointsUrl } = settings
  if (smtpUrl && paytrailUrl && pickupPointsUrl) return undefined

  if (!paytrailUrl) Object.assign(process.env, { PAYTRAIL_MERCHANT: MERCHANT, PAYTRAIL_SECRET: secret })
  process.env.PAYTRAIL_MERCHANT_NAME ??= brand.name
  const ready = (await runningAlready()) ?? (await start())
  if (!paytrailUrl) process.env.PAYTRAIL_URL = ready.url
  if (!pickupPointsUrl) process.env.PICKUP_POINTS_URL = ready.url
  if (!smtpUrl) process.env.SMTP_URL = `smtp://127.0.0.1:${ready.smtpPort}`
  return { url: ready.url, close: () => endProcess(ready.pid) }
}

/** A shop that is closed in good order leaves nobody behind; what they hold is kept for the next start. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGTERM')
  } catch {
    // Gone already.
  }
}

async function runningAlready(): Promise<Ready | undefined> {
  const ready = readReady()
  if (!ready) return undefined
  const answer = await fetch(ready.url, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
  return answer?.ok ? ready : undefined
}

async function start(): Promise<Ready> {
  mkdirSync(folder, { recursive: true })
  rmSync(readyFile, { force: true })
  const [port, smtpPort] = [await freePort(settings.port + 100), await freePort(settings.port + 200)]
  const log = openSync(join(folder, 'stand-ins.log'), 'a')
  const args = ['stand-ins/main.ts', '--port', String(port), '--smtp-port', String(smtpPort), '--data', folder]
  const child = spawn(process.execPath, args, { cwd: settings.root, detached: true, stdio: ['ignore', log, log] })
  child.unref()
  process.once('exit', () => child.kill())

  for (const until = Date.now() + PATIENCE_MS; Date.now() < until && child.exitCode === null; await pause(50)) {
    const ready = readReady()
    if (ready) return ready
  }
  throw new Complaint(
    `The stand-ins for payment, mail and pickup points did not start; see ${join(folder, 'stand-ins.log')}.`,
  )
}

function readReady(): Ready | undefined {
  if (!existsSync(readyFile)) return undefined
  try {
    return JSON.parse(readFileSync(readyFile, 'utf8')) as Ready
  } catch {
    return undefined
  }
}

/** Ports that fetch and browsers refuse, whoever listens there, among those a stand-in may get (Fetch standard, "bad port"). */
const refusedPorts = [1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6679, 6697, 10_080]

/** The first port from here on that nobody listens to; near the last of all ports, from well below. */
async function freePort(wanted: number): Promise<number> {
  const from = wanted + 50 < 65_536 ? wanted : wanted - 1000
  for (let port = from; port < from + 50; port += 1) {
    if (refusedPorts.includes(port) || (port >= 6665 && port <= 6669)) continue
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
  throw new Complaint(`No free port was found for the stand-ins between ${from} and ${from + 50}.`)
}
