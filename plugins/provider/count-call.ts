import { RateLimiterMemory } from 'rate-limiter-flexible'
import { ProviderProblem } from '#domain/provider-problem.ts'
import type { Tenant } from './repository.ts'

export const MINUTE_S = 60

const counts = new WeakMap<Tenant, RateLimiterMemory>()

/** Counts a call of a merchant's shoppers, by process and from the last change of the merchants on. Throws 429 over its limit. */
export async function countCall(tenant: Tenant): Promise<void> {
  const count = counts.get(tenant) ?? new RateLimiterMemory({ points: tenant.callsPerMinute, duration: MINUTE_S })
  counts.set(tenant, count)
  await count.consume(tenant.key).catch(() => {
    throw new ProviderProblem(429, 'too_many', [], 'Too many calls of this tenant')
  })
}
