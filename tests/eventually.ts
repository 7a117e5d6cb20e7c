import { setTimeout as pause } from 'node:timers/promises'
import { patience } from '#server/launch/machine.mjs'

/** Only a failure waits so long. */
const PATIENCE_MS = patience(15)

/** Waits until this gives something true, and returns it. */
export async function eventually<Found>(find: () => Found | Promise<Found>) {
  for (const end = performance.now() + PATIENCE_MS; ; await pause(50)) {
    const found = await find()
    if (found) return found as Exclude<Found, false | null | undefined>
    if (performance.now() > end) throw new Error('Never came true')
  }
}
