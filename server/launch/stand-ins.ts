import { spawn } from 'node:child_process'
import { mkdirSync, openSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '#domain/brand.ts'
import { settings } from '../settings.ts'
import { readJson } from './read-json.ts'
import { StartupError } from './startup-error.ts'
import { isAlive } from './with-parent.mjs'

/** The addresses of the stand-ins, as written to `ready.json`. */
interface Ready {
  url: string
  identityUrl: string
  /** How the identity provider knows the shop. */
  clientId: string
  /** The shop they know: the identity provider sends people back there. */
  shopUrl: string
  smtpPort: number
  pid: number
}

/** The stand-ins of an open shop. */
interface StandIns {
  url: string
  /** Restarts them whenever they have exited. */
  watch: (log: { warn: (facts: object, text: string) => void }) => void
  close: () => void
}

/** How long starting may take on a machine that has much else to do: what ends by itself is seen at once. */
const TIMEOUT_MS = 120_000
const POLL_MS = 1000
const MAX_WAIT_MS = 60_000

/** The account of Paytrail's public test shop; the secret is this shop's own. */
const MERCHANT = '375917'

const folder = join(settings.data, 'stand-ins')
const readyFile = join(folder, 'ready.json')

/** The running process, or the one being started. */
let pid: number | undefined

/**
 * Starts the stand-ins, unless all external services are configured, and sets the settings that point to them. They are
 * a process of their own that outlives a killed shop: a payment in progress must find the provider unchanged.
 */
export async function openStandIns(secret: string): Promise<StandIns | undefined> {
  const { smtpUrl, paytrailUrl, carrierUrl, smsUrl, eidIssuer, eyeDoctorsUrl, ytjUrl, eInvoiceUrl } = settings
  process.env.SHOP_STAND_INS = ''
  const outside = [smtpUrl, paytrailUrl, carrierUrl, smsUrl, eidIssuer, eyeDoctorsUrl, ytjUrl, eInvoiceUrl]
  if (outside.every(Boolean)) return undefined

  if (!paytrailUrl) Object.assign(process.env, { PAYTRAIL_MERCHANT: MERCHANT, PAYTRAIL_SECRET: secret })
  process.env.PAYTRAIL_MERCHANT_NAME ??= brand.name
  const ready = (await runningAlready()) ?? (await start(await freePorts()))
  if (!paytrailUrl) process.env.PAYTRAIL_URL = ready.url
  if (!carrierUrl) Object.assign(process.env, { CARRIER_URL: ready.url, CARRIER_KEY: 'stand-in' })
  if (!smsUrl) Object.assign(process.env, { SMS_URL: `${ready.url}/sms/send`, SMS_KEY: 'stand-in' })
  if (!eidIssuer) Object.assign(process.env, { EID_ISSUER: ready.identityUrl, EID_CLIENT_ID: ready.clientId })
  if (!eyeDoctorsUrl)
    Object.assign(process.env, {
      EYE_DOCTORS_URL: `${ready.url}/eye-doctors/v1`,
      EYE_DOCTORS_KEY: 'stand-in',
      EYE_DOCTORS_PHONE: '010 000 0010',
    })
  if (!eInvoiceUrl)
    Object.assign(process.env, {
      EINVOICE_URL: `${ready.url}/e-invoices`,
      EINVOICE_COMPANY: 'stand-in',
      EINVOICE_KEY: 'stand-in',
      EINVOICE_VENDOR_KEY: 'stand-in',
    })
  if (!ytjUrl) process.env.YTJ_URL = `${ready.url}/ytj/v3`
  if (!smtpUrl) process.env.SMTP_URL = `smtp://127.0.0.1:${ready.smtpPort}`

  // Each is distinguished from a real provider by its address; the first takes the time of a demo.
  process.env.SHOP_STAND_INS = [ready.url, ready.identityUrl, `smtp://127.0.0.1:${ready.smtpPort}`].join(' ')

  pid = ready.pid
  let isClosed = false
  return {
    url: ready.url,
    watch: (log) => void restartWhenDead(ready, log, () => isClosed),
    close: () => {
      isClosed = true
      end()
    },
  }
}

/** Restarts them on their previous ports, which the settings contain. Each exit in a row doubles the wait. */
async function restartWhenDead(ready: Ready, log: Parameters<StandIns['watch']>[0], isClosed: () => boolean) {
  const portOf = (url: string) => Number(new URL(url).port)
  const ports: Ports = {
    port: portOf(ready.url),
    identityPort: portOf(ready.identityUrl),
    smtpPort: ready.smtpPort,
  }
  let waitMs = POLL_MS
  let startedAt = Date.now()
  for (;;) {
    await pause(POLL_MS, undefined, { ref: false })
    if (isClosed()) return
    if (pid !== undefined && isAlive(pid)) {
      if (Date.now() - startedAt > MAX_WAIT_MS) waitMs = POLL_MS
      continue
    }
    log.warn({ waitMs, log: join(folder, 'stand-ins.log') }, 'The stand-ins have died and are started again')
    await pause(waitMs, undefined, { ref: false })
    waitMs = Math.min(waitMs * 2, MAX_WAIT_MS)
    startedAt = Date.now()
    if (!isClosed()) await start(ports).catch(() => undefined)
  }
}

/** Their data stays for the next start. */
function end(): void {
  if (pid === undefined) return
  try {
    process.kill(pid, 'SIGTERM')
  } catch {
    // Exited already.
  }
}

async function runningAlready(): Promise<Ready | undefined> {
  const ready = readJson<Ready>(readyFile)
  if (!ready) return undefined
  if (ready.shopUrl !== settings.url) {
    // They serve this shop under its former address.
    pid = ready.pid
    end()
    return undefined
  }
  const answer = await fetch(ready.url, { signal: AbortSignal.timeout(1500) }).catch(() => undefined)
  return answer?.ok ? ready : undefined
}

interface Ports {
  port: number
  smtpPort: number
  identityPort: number
}

async function start({ port, smtpPort, identityPort }: Ports): Promise<Ready> {
  mkdirSync(folder, { recursive: true })
  rmSync(readyFile, { force: true })
  const log = openSync(join(folder, 'stand-ins.log'), 'a')
  const ports = ['--port', String(port), '--smtp-port', String(smtpPort), '--identity-port', String(identityPort)]
  const args = ['stand-ins/main.ts', ...ports, '--shop-url', settings.url, '--data', folder]
  const child = spawn(process.execPath, args, { cwd: settings.root, detached: true, stdio: ['ignore', log, log] })
  child.unref()
  pid = child.pid
  const endChild = () => child.kill()
  process.once('exit', endChild)
  child.once('exit', () => process.off('exit', endChild))

  for (const until = Date.now() + TIMEOUT_MS; Date.now() < until && child.exitCode === null; await pause(50)) {
    const ready = readJson<Ready>(readyFile)
    if (ready) return ready
  }
  throw new StartupError(
    `The stand-ins for payment, mail, text messages, pickup points, identification, eye doctors, companies and e-invoices did not start; see ${join(folder, 'stand-ins.log')}.`,
  )
}

async function freePorts(): Promise<Ports> {
  return {
    port: await freePort(settings.port + 100),
    smtpPort: await freePort(settings.port + 200),
    identityPort: await freePort(settings.port + 300),
  }
}

/** The first free port from this one on; near 65,535 the search starts lower. */
async function freePort(wanted: number): Promise<number> {
  const from = wanted + 50 < 65_536 ? wanted : wanted - 1000
  for (let port = from; port < from + 50; port += 1) {
    const isFree = await new Promise<boolean>((resolve) => {
      const probe = createServer()
      probe.once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
    if (isFree) return port
  }
  throw new StartupError(`No free port was found for the stand-ins between ${from} and ${from + 50}.`)
}
