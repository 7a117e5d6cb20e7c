import { bounds } from '#domain/bounds.ts'
import { networkOf } from '#domain/limits.ts'

const MOST = bounds['pages of a network'].most

interface Turns {
  running: number
  waiting: (() => void)[]
}

const byNetwork = new Map<string, Turns>()

/**
 * Makes a page as soon as fewer than the bound are being made for the network of this address, so that a network that
 * asks for many at once waits for itself, and others do not wait for it. A request that is gone by then gets none.
 * Where limits are off every request has its turn at once. There is no bound over all networks: a page that waits for a
 * service outside would then hold up the others.
 */
export async function inTurnOf(address: string, isGone: () => boolean, make: () => Promise<unknown>): Promise<void> {
  if (process.env.SHOP_LIMITS === 'off') return void (await make())
  const network = networkOf(address)
  const turns = byNetwork.get(network) ?? { running: 0, waiting: [] }
  byNetwork.set(network, turns)
  if (turns.running >= MOST) await new Promise<void>((next) => turns.waiting.push(next))
  else turns.running += 1
  try {
    if (!isGone()) await make()
  } finally {
    const next = turns.waiting.shift()
    if (next) next()
    else turns.running -= 1
    if (turns.running === 0) byNetwork.delete(network)
  }
}
