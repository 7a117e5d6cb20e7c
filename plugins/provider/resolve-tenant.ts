import { ProviderProblem } from '#domain/refusal.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { isSiteOf } from './cors.ts'
import { tenants, type Market, type Tenant } from './repository.ts'

/**
 * The merchant that a call names. Throws 422 where it names none that is known, which ends the retries of clients, and 403 where a page of a site
 * calls that is not the merchant's.
 */
export async function tenantOf(
  context: WithPayload,
  given: unknown,
  { loc, origin }: { loc: string; origin: string | undefined },
): Promise<Tenant> {
  const key: unknown = typeof given === 'object' && given !== null && 'tenant' in given ? given.tenant : undefined
  if (typeof key !== 'string') throw new ProviderProblem(422, 'missing', [loc, 'tenant'], 'A tenant is needed')
  const tenant = (await tenants.read(context)).get(key)
  if (!tenant) throw new ProviderProblem(422, 'unknown_tenant', [loc, 'tenant'], 'No such tenant')
  if (origin !== undefined && !isSiteOf(tenant, origin))
    throw new ProviderProblem(403, 'foreign_origin', ['header', 'origin'], 'No site of this tenant')
  return tenant
}

/** Throws 422 for a market that the merchant has none of. */
export function marketOf({ markets }: Tenant, name: string, loc: string): Market {
  const market = markets.get(name)
  if (!market) throw new ProviderProblem(422, 'unknown_market', [loc, 'market'], 'No market of this tenant')
  return market
}
