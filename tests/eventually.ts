import { vi } from 'vitest'

/** Waits until this gives something true, and returns it. Only a failure waits so long: a busy machine is slow. */
export function eventually<Found>(find: () => Found | Promise<Found>) {
  return vi.waitUntil(find, { timeout: 30_000 })
}
