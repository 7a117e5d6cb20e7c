import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '#server/launch/machine.mjs'
import { firstAdmin } from './admin-actions.ts'
import { BOTTLE, FRAME, newCaller } from './shopper-actions.ts'

const root = resolve(import.meta.dirname, '../..')
const TIMEOUT_MS = patience(150)

/**
 * Opens a shop for all journeys, on a free port, over a copy of the seeded folder that `JOURNEYS_SEEDED` names, and returns its close function.
 *
 * Workers inherit its address, its data folder, a copy of that as it was seeded and the session of its first admin by environment variables;
 * `stand-ins/ready.json` there has the stand-ins' addresses.
 */
export default async function openShop(): Promise<() => Promise<void>> {
  const data = (process.env.JOURNEYS_DATA ??= mkdtempSync(join(tmpdir(), 'journeys-')))
  const port = process.env.JOURNEYS_PORT ?? String(await freePort())
  const url = (process.env.JOURNEYS_URL = `http://localhost:${port}`)
  mkdirSync(data, { recursive: true })
  const seeded = process.env.JOURNEYS_SEEDED
  if (seeded) cpSync(seeded, data, { recursive: true })
  const logFile = join(data, 'shop.log')
  const log = openSync(logFile, 'a')
  const shop = spawn(process.execPath, ['server/start.ts'], {
    cwd: root,
    stdio: ['ignore', log, log],
    env: {
      ...process.env,
      PORT: port,
      SHOP_DATA: data,
      SHOP_LIMITS: 'off',
      SHOP_SECOND_STEP: 'off',
      SHOP_WARM: 'off',
      SHOP_URL: url,
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('../../server/launch/end-with-parent.mjs', import.meta.url).href}`,
    },
  })
  shop.once('exit', (code, signal) => {
    if (!isClosing) console.error(`The shop of the journeys ended (${signal ?? code}); its log is ${logFile}.`)
  })
  let isClosing = false
  const close = async () => {
    isClosing = true
    if (shop.exitCode === null && shop.kill('SIGTERM')) await once(shop, 'exit')
  }

  for (
    const until = performance.now() + TIMEOUT_MS;
    performance.now() < until && shop.exitCode === null;
    await pause(100)
  ) {
    const answer = await fetch(`${url}/api/health`).catch(() => undefined)
    if (!answer?.ok) continue
    if (!seeded) await keepSeeded(data)
    await Promise.all([signInAdmin(url, data), warmUp(url)])
    return close
  }
  await close()
  throw new Error(`The shop of the journeys did not open; its log is ${logFile}.`)
}

/** What a journey with a shop of its own begins with, where no seeded folder was given. On MongoDB the documents lie elsewhere. */
async function keepSeeded(data: string): Promise<void> {
  if (process.env.DATABASE_URI) return
  const seeded = (process.env.JOURNEYS_SEEDED = join(data, 'seeded'))
  mkdirSync(seeded)
  const database = new DatabaseSync(join(data, 'shop.db'), { readOnly: true })
  await backup(database, join(seeded, 'shop.db'))
  database.close()
  for (const part of ['keys.json', 'admin-sign-in.txt', 'media'])
    cpSync(join(data, part), join(seeded, part), { recursive: true })
}

/** Stores a session of the first admin, which all workers share: sign-ins at the same moment may lose a session. */
async function signInAdmin(url: string, data: string): Promise<void> {
  const path = (process.env.JOURNEYS_SESSION = join(data, 'admin-session.json'))
  const context = await newCaller(url)
  const answer = await context.post('/api/staff/login', { data: firstAdmin() })
  if (!answer.ok()) throw new Error(`The first admin was refused: ${await answer.text()}`)
  await context.get('/admin')
  // The bar that asks for consent would stand before every journey; `consent.spec.ts` is asked by a tag.
  await context.post('/api/globals/suggesting', { data: { asksAtOnce: false } })
  await context.storageState({ path })
  await context.dispose()
}

/** Pages and admin load their code at the first request: before the tests, not within the time of one of them. */
async function warmUp(url: string): Promise<void> {
  await Promise.all(['/', '/kehykset', FRAME, BOTTLE, '/ostoskori', '/checkout'].map((path) => fetch(url + path)))
}

/** A free port below the ephemeral range, so that no outgoing connection takes it meanwhile. */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000)
    const isFree = await new Promise<boolean>((answer) => {
      const probe = createServer()
      probe.once('error', () => answer(false))
      probe.listen(port, () => probe.close(() => answer(true)))
    })
    if (isFree) return port
  }
}
