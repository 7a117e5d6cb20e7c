import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limits, type LimitName } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopperOf } from './caller.ts'
import { networkOf } from './network.ts'

/** Who is counted: always a network, and a shopper where there is one. */
export interface Counted {
  address: string
  shopper: string | undefined
}

/** Counts a call, and refuses one too many. */
export async function mindLimit(req: PayloadRequest, name: LimitName): Promise<void> {
  await mind(name, countedOf(req))
}

/**
 * Counts a guess before it is tried, so that many at once are not tried first and counted later. Gives what takes it
 * back when it was right: who knows the secret is not guessing. Where it is `about` somebody, such as a password, each
 * network is counted by itself, so that a stranger's guesses shut out nobody but the stranger.
 */
export async function mindGuess(req: PayloadRequest, name: LimitName, about?: string): Promise<Guess> {
  const caller = about === undefined ? countedOf(req) : guesserOf(req, about)
  await mind(name, caller)
  return {
    async wasRight() {
      if (isOff()) return
      for (const [limiter, key] of countersFor(name, caller)) await limiter.reward(key)
    },
  }
}

export interface Guess {
  wasRight: () => Promise<void>
}

async function mind(name: LimitName, caller: Counted): Promise<void> {
  if (isOff()) return
  const seconds = await secondsToWait(name, caller)
  if (seconds !== undefined) throw new Refusal('request.too_many', { seconds })
}

/**
 * Counts one call, and gives the seconds to wait if it was one too many. What is refused is not counted: a shopper who
 * goes on asking takes nothing from the others behind the address.
 */
export async function secondsToWait(name: LimitName, caller: Counted): Promise<number | undefined> {
  const counters = countersFor(name, caller)
  try {
    for (const [limiter, key] of counters) {
      const counted = await limiter.get(key)
      if (counted && counted.remainingPoints <= 0) throw counted
    }
    for (const [limiter, key] of counters) await limiter.consume(key)
    return undefined
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw refused
  }
}

const limiters = new Map<LimitName, { address: RateLimiterMemory; shopper: RateLimiterMemory }>()

function countersFor(name: LimitName, { address, shopper }: Counted): [RateLimiterMemory, string][] {
  const { calls, perAddress, seconds } = limits[name]
  const known = limiters.get(name) ?? {
    address: new RateLimiterMemory({ points: perAddress, duration: seconds }),
    shopper: new RateLimiterMemory({ points: calls, duration: seconds }),
  }
  limiters.set(name, known)
  return [
    [known.address, networkOf(address)],
    ...(shopper ? [[known.shopper, shopper] as [RateLimiterMemory, string]] : []),
  ]
}

function isOff(): boolean {
  return process.env.SHOP_LIMITS === 'off'
}

function guesserOf(req: PayloadRequest, about: string): Counted {
  const { address } = countedOf(req)
  return { address, shopper: `${networkOf(address)} ${about}` }
}

/** The front door has settled the address, and writes it into every request it lets in. */
function countedOf(req: PayloadRequest): Counted {
  return { address: req.headers.get('x-forwarded-for') ?? '', shopper: shopperOf(req) }
}
