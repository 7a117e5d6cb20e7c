// What tests ask of this machine. Runs on any Node from 20 on: no imports but Node's own.
import { availableParallelism } from 'node:os'

const cores = availableParallelism()

/** Workers of Vitest: each is a process that computes without pause. */
export const WORKERS = within(2, cores, 8)

/** Checks of `npm test` at once: each waits for the disk and for its own processes now and then. */
export const LANES = within(3, cores / 2, 6)

/** Journeys at once: each waits for a third of its time. */
export const BROWSERS = within(3, cores / 2, 6)

/**
 * How long a test waits before it counts as failed, in milliseconds: so many seconds on a machine of its own, times `SLOW` on a busy one.
 *
 * @param {number} seconds
 */
export function patience(seconds) {
  return seconds * 1000 * (Number(process.env.SLOW) || 1)
}

/**
 * @param {number} least
 * @param {number} wanted
 * @param {number} most
 */
function within(least, wanted, most) {
  return Math.min(most, Math.max(least, Math.floor(wanted)))
}
