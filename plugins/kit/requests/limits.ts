import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { limits, type LimitName } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopperOf } from './caller.ts'
import { networkOf } from './network.ts'

/** What a limit is counted by: always a network, and a shopper where there is one. */
export interface LimitedCaller {
  address: string
  shopper: string | undefined
}

/** Counts a call. Throws `request.too_many` over the limit. */
export async function enforceLimit(req: PayloadRequest, name: LimitName): Promise<void> {
  await enforce(name, limitedCallerOf(req))
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot pass the limit. `wasRight()` takes the count
 * back. A guess `about` an account, such as a password, is counted per account and network, so that an attacker locks
 * out only their own network.
 */
export async function countGuess(req: PayloadRequest, name: LimitName, about?: string): Promise<Guess> {
  const caller = about === undefined ? limitedCallerOf(req) : guessingCallerOf(req, about)
  await enforce(name, caller)
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

async function enforce(name: LimitName, caller: LimitedCaller): Promise<void> {
  if (isOff()) return
  const seconds = await secondsToWait(name, caller)
  if (seconds !== undefined) throw new Refusal('request.too_many', { seconds })
}

/**
 * Counts one call. Gives the seconds to wait when it is over the limit. A refused call is not counted, so that a shopper
 * who keeps trying does not use up the limit of others at the same address.
 */
export async function secondsToWait(name: LimitName, caller: LimitedCaller): Promise<number | undefined> {
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

function countersFor(name: LimitName, { address, shopper }: LimitedCaller): [RateLimiterMemory, string][] {
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

function guessingCallerOf(req: PayloadRequest, about: string): LimitedCaller {
  const { address } = limitedCallerOf(req)
  return { address, shopper: `${networkOf(address)} ${about}` }
}

/** The front server determines the client's address and sets this header on every request. */
function limitedCallerOf(req: PayloadRequest): LimitedCaller {
  return { address: req.headers.get('x-forwarded-for') ?? '', shopper: shopperOf(req) }
}
