import { vi } from 'vitest'

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
const first = (globalThis.firstEnv ??= { ...process.env })
for (const name of Object.keys(process.env)) if (!(name in first)) delete process.env[name]
Object.assign(process.env, first)
