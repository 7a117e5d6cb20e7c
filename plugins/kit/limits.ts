import type { PayloadRequest } from 'payload'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#domain/refusal.ts'
import { shopperOf } from './caller.ts'

/** So many calls in so many seconds, counted for the network address and, where there is one, the shopper. */
export interface Limit {
  calls: number
  seconds: number
}

const limiters = new Map<string, RateLimiterMemory>()

/** Counts a call, and refuses one too many. Guessing a PIN, a code or an order is made slow here. */
export async function mindLimit(req: PayloadRequest, path: string, { calls, seconds }: Limit): Promise<void> {
  if (process.env.SHOP_LIMITS === 'off') return
  const limiter = limiters.get(path) ?? new RateLimiterMemory({ points: calls, duration: seconds })
  limiters.set(path, limiter)
  const shopper = shopperOf(req)
  const callers = [`address ${req.headers.get('x-forwarded-for') ?? ''}`, ...(shopper ? [`shopper ${shopper}`] : [])]
  for (const caller of callers) await limiter.consume(caller).catch(refuse)
}

function refuse(problem: unknown): never {
  if (!(problem instanceof RateLimiterRes)) throw problem
  throw new Refusal('request.too_many', { seconds: Math.ceil(problem.msBeforeNext / 1000) })
}
