import crypto from 'node:crypto'
import fc from 'fast-check'
import { vi } from 'vitest'

/** Of what properties are tried with, so that a run says the same twice. `SEED=7 npm test` tries others. */
const SEED = Number(process.env.SEED ?? 20_261_121)

declare global {
  var firstEnv: NodeJS.ProcessEnv | undefined
  /** Payload's instances by key, of which `getPayload` returns the one it knows. */
  var _payload: Map<string, unknown> | undefined
}

/**
 * Runs before each test file. All files of a worker share a process, so that Payload and the other packages are imported
 * once; what a file must not inherit from the one before it is reset here: modules of the project, which read settings and
 * keys once, what it has replaced, the environment, Payload's instance, what the shop keeps in the process, and the clocks
 * that it may have left ahead.
 */
vi.resetModules()
vi.unstubAllGlobals()
vi.restoreAllMocks()
vi.useRealTimers()
globalThis._payload?.clear()
const ofTheShop = 'shopSlots siteCache shopFetch cacheFragment allowHosts csrfToken clockAheadMs machineAheadMs'
for (const name of ofTheShop.split(' ')) Reflect.deleteProperty(globalThis, name)
if (!globalThis.firstEnv) {
  hashInOneRound()
  waitLonger()
}
const first = (globalThis.firstEnv ??= { ...process.env })
for (const name of Object.keys(process.env)) if (!(name in first)) delete process.env[name]
Object.assign(process.env, first)
fc.configureGlobal({ seed: SEED })

/** A password of staff takes 600,000 rounds, a sixth of a second, to set and again to sign in. Journeys sign in at that price. */
function hashInOneRound(): void {
  const { pbkdf2 } = crypto
  crypto.pbkdf2 = (password, salt, _rounds, ...rest) => pbkdf2(password, salt, 1, ...rest)
}

/**
 * What the shop asks outside of it may take long to answer on a machine that does other work. Only a failure waits so long; a test of one
 * that never answers replaces this.
 */
function waitLonger(): void {
  const { timeout } = AbortSignal
  AbortSignal.timeout = (ms) => timeout.call(AbortSignal, 15 * ms)
}
