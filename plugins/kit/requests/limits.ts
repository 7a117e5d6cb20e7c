import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible'
import { type LimitName, limits, limitsOfBytes, limitsOfOne, networkOf, siteOf } from '#domain/limits.ts'
import { Refusal } from '#domain/refusal.ts'
import { shopperOf } from './caller.ts'
import type { WithPayload } from '../storage/documents.ts'
import { addExactly, exactCount } from './exact-counts.ts'
import { countedElsewhere, noteCount, type Counted } from './shared-counts.ts'

/** What a limit is counted by: always a network, and a shopper where there is one. */
export interface LimitedCaller {
  address: string
  shopper: string | undefined
}

/** Counts a call. Throws `request.too_many` over the limit. */
export async function enforceLimit(req: PayloadRequest, name: LimitName): Promise<void> {
  await enforce(req, name, limitedCallerOf(req))
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot pass the limit. `wasRight()` takes the count
 * back. A guess `about` an account, such as a password, is counted per account and network, so that an attacker locks
 * out only their own network.
 */
export async function countGuess(req: PayloadRequest, name: LimitName, about?: string): Promise<Guess> {
  const caller = about === undefined ? limitedCallerOf(req) : guessingCallerOf(req, about)
  await enforce(req, name, caller)
  return {
    async wasRight() {
      if (isOff()) return
      for (const { add } of countsFor(name, caller, req)) await add(-1)
    },
  }
}

export interface Guess {
  wasRight: () => Promise<void>
}

/** A guess at one thing. `tries` counts it and the wrong ones before it; `isMany` says that those were many. */
interface GuessAtOne extends Guess {
  tries: number
  isMany: boolean
}

/**
 * Counts a guess at one thing, such as a card, by all callers together, before it is checked. Null if this site may no
 * longer guess at it. `wasRight()` takes the count back.
 */
export async function countGuessAt(
  req: PayloadRequest,
  name: keyof typeof limitsOfOne,
  what: string,
): Promise<GuessAtOne | null> {
  if (isOff()) return { tries: 0, isMany: false, wasRight: () => Promise.resolve() }
  const { most, perNetwork, seconds } = limitsOfOne[name]
  const all = `${name} of all ${what}`
  const own = `${all} ${siteOf(limitedCallerOf(req).address)}`
  const add = async (who: string, points: number) => (await addExactly(req, who, points, seconds)).points
  const tries = await add(all, 1)
  const isMany = tries > most
  if (isMany && (await add(own, 1)) > perNetwork) {
    await add(all, -1)
    return null
  }
  return {
    tries,
    isMany,
    async wasRight() {
      await add(all, -1)
      if (isMany) await add(own, -1)
    },
  }
}

/** Counts what is to be stored, in bytes. Throws `upload.too_much_today` where its network has stored too much. */
export async function spendBytes(req: PayloadRequest, name: keyof typeof limitsOfBytes, bytes: number): Promise<void> {
  const network = limitedNetworkOf(req)
  if (network === null) return
  const limit = limitsOfBytes[name]
  const who = `bytes of ${name} ${network}`
  const { points } = await addExactly(req, who, bytes, limit.seconds)
  if (points <= limit.bytes) return
  await addExactly(req, who, -bytes, limit.seconds)
  throw new Refusal('upload.too_much_today')
}

async function enforce(req: PayloadRequest, name: LimitName, caller: LimitedCaller): Promise<void> {
  if (isOff()) return
  const seconds = await secondsToWait(name, caller, req)
  if (seconds !== undefined) throw new Refusal('request.too_many', { seconds })
}

/**
 * Counts one call. Gives the seconds to wait when it is over the limit. A refused call is not counted, so that a shopper
 * who keeps trying does not use up the limit of others at the same address.
 *
 * A limit that is exact is counted in the database, which `context` gives. Any other is counted by each process, and what
 * the others have counted is known up to a second ago: no request waits for the database.
 */
export async function secondsToWait(
  name: LimitName,
  caller: LimitedCaller,
  context?: WithPayload,
): Promise<number | undefined> {
  return take(countsFor(name, caller, context))
}

function secondsUntil({ untilMs }: Counted): number {
  return Math.max(1, Math.ceil((untilMs - performance.now()) / 1000))
}

/** What one caller has used of a limit. */
interface Count {
  most: number
  read: () => Promise<Counted | null>
  /** Negative points take a count back. */
  add: (points: number) => Promise<Counted>
}

function countsFor(name: LimitName, { address, shopper }: LimitedCaller, context?: WithPayload): Count[] {
  const { calls, perAddress, seconds } = limits[name]
  const count = (most: number, who: string): Count => {
    if (!('isExact' in limits[name])) return { most, ...countHere(who, most, seconds) }
    if (!context) throw new Error(`The limit ${name} is counted in the database`)
    const read = () => exactCount(context, who)
    return { most, read, add: (points) => addExactly(context, who, points, seconds) }
  }
  const byAddress = count(perAddress, `${name} address ${networkOf(address)}`)
  return shopper ? [byAddress, count(calls, `${name} shopper ${shopper}`)] : [byAddress]
}

const limiters = new Map<number, RateLimiterMemory>()

/**
 * Counts `points` for all of these, or, where they would be too many for one, for none, and gives the seconds to wait.
 * For what has a limit of its own, such as a merchant.
 */
export async function secondsToWaitFor(
  counts: readonly { who: string; most: number }[],
  points: number,
  seconds: number,
): Promise<number | undefined> {
  if (isOff()) return undefined
  const counted = counts.map(({ who, most }) => ({ most, ...countHere(who, most, seconds) }))
  return take(counted, points)
}

/** Adds `points` to all of these or, where they are too many for one, to none, and gives the seconds to wait. */
async function take(counts: readonly Count[], points = 1): Promise<number | undefined> {
  for (const { most, read } of counts) {
    const sum = await read()
    if (sum && sum.points + points > most) return secondsUntil(sum)
  }
  for (const [place, { most, add }] of counts.entries()) {
    const sum = await add(points)
    if (sum.points <= most) continue
    // The last ones were taken meanwhile.
    for (const taken of counts.slice(0, place + 1)) await taken.add(-points)
    return secondsUntil(sum)
  }
  return undefined
}

/** Counts in the memory of this process, and adds what the others have counted. */
function countHere(who: string, most: number, seconds: number): Pick<Count, 'read' | 'add'> {
  const limiter = limiters.get(seconds) ?? new RateLimiterMemory({ points: most, duration: seconds })
  limiters.set(seconds, limiter)
  return {
    async read() {
      return withOthers(who, await limiter.get(who))
    },
    async add(points) {
      const here = points > 0 ? await limiter.penalty(who, points) : await limiter.reward(who, -points)
      noteCount(who, toCounted(here), most)
      return withOthers(who, here)
    },
  }
}

function withOthers(who: string, here: RateLimiterRes | null): Counted {
  const elsewhere = countedElsewhere(who)
  if (!here) return elsewhere
  const { points, untilMs } = toCounted(here)
  return { points: points + elsewhere.points, untilMs: Math.max(untilMs, elsewhere.untilMs) }
}

function toCounted({ consumedPoints, msBeforeNext }: RateLimiterRes): Counted {
  return { points: consumedPoints, untilMs: performance.now() + msBeforeNext }
}

function isOff(): boolean {
  return process.env.SHOP_LIMITS === 'off'
}

function guessingCallerOf(req: PayloadRequest, about: string): LimitedCaller {
  const { address } = limitedCallerOf(req)
  return { address, shopper: `${networkOf(address)} ${about}` }
}

/** The network a request is from, for what a network may hold at once; null where limits are off. */
export function limitedNetworkOf(req: PayloadRequest): string | null {
  const { address } = limitedCallerOf(req)
  return isOff() || address === '' ? null : networkOf(address)
}

/** The front server determines the client's address and sets this header on every request. */
function limitedCallerOf(req: PayloadRequest): LimitedCaller {
  return { address: req.headers.get('x-forwarded-for') ?? '', shopper: shopperOf(req) }
}
