import type { RefusalCode } from '#contracts/refusals.ts'
import { bounds } from '#domain/bounds.ts'
import { Refusal } from '#domain/refusal.ts'
import { serialized } from '../serialized.ts'

const MOST_WAITING = bounds['hashes waiting'].most
const MOST_FAILED_WAITING = bounds['hashes waiting of who failed'].most
/** How long a network counts as one that has failed, and how many of them are remembered. */
const FAILED_MS = 600_000
const MOST_FAILED = 10_000
const WAIT_SECONDS = 5

/** Where secrets of one kind wait for being hashed. */
export interface HashQueue {
  /** Does it when it is its turn. Throws `busy` where too many wait, `network` among them; it is null where limits are off. */
  run: <T>(network: string | null, work: () => Promise<T>) => Promise<T>
  /** The secret of this network was wrong. */
  failed: (network: string | null) => void
}

/** Makes one hash at a time: each takes 19 MB and a core for a while. */
export function oneHash<T>(work: () => Promise<T>): Promise<T> {
  return serialized('hash', work)
}

/**
 * Verifies one secret of its kind after the other. Each kind has a queue of its own, so that a flood of guesses at passwords delays no PIN.
 *
 * @param busy what a caller is answered who finds no place
 */
export function hashQueue(busy: RefusalCode): HashQueue {
  /** When networks were wrong last, the longest ago first. */
  const failedAtMs = new Map<string, number>()
  let waiting = 0
  let failedWaiting = 0

  function hasFailed(network: string | null): boolean {
    const at = network === null ? undefined : failedAtMs.get(network)
    return at !== undefined && performance.now() - at < FAILED_MS
  }

  return {
    async run(network, work) {
      const isOfFailed = hasFailed(network)
      if (waiting >= MOST_WAITING || (isOfFailed && failedWaiting >= MOST_FAILED_WAITING))
        throw new Refusal(busy, { seconds: WAIT_SECONDS })
      const share = isOfFailed ? 1 : 0
      waiting += 1
      failedWaiting += share
      return serialized(`hash ${busy}`, work).finally(() => {
        waiting -= 1
        failedWaiting -= share
      })
    },
    failed(network) {
      if (network === null) return
      failedAtMs.delete(network)
      failedAtMs.set(network, performance.now())
      const [oldest] = failedAtMs.keys()
      if (failedAtMs.size > MOST_FAILED && oldest !== undefined) failedAtMs.delete(oldest)
    },
  }
}
