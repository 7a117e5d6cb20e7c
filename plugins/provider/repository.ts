import { cached } from '#plugins/kit/storage/cached.ts'
import { findAll, findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** One market of a merchant. */
export interface Market {
  market: string
  /** Such as `fi-FI`. */
  locale: string
  /** ISO 4217. */
  currency: string
  /** Decimals of a price. */
  decimals: number
}

/** A merchant whose goods are found through `/v2`. */
export interface Tenant {
  key: string
  name: string
  origins: ReadonlySet<string>
  markets: ReadonlyMap<string, Market>
  /** Calls of all its shoppers together. */
  callsPerMinute: number
}

/** The merchants that are answered, by key. */
export const tenants = cached('tenants', async (context) => {
  const documents = await findAll(context, 'tenants', { isOpen: { equals: true } })
  return new Map(
    documents.map(({ key, name, origins, markets, callsPerMinute }): [string, Tenant] => [
      key,
      {
        ...{ key, name, callsPerMinute },
        origins: new Set(origins ?? []),
        markets: new Map(
          markets.map(({ market, locale, currency, decimals }) => [market, { market, locale, currency, decimals }]),
        ),
      },
    ]),
  )
})

/** Adds a merchant unless its key is taken, and says whether it did. */
export async function addTenant(
  { payload }: WithPayload,
  { key, name, markets }: { key: string; name: string; markets: Market[] },
): Promise<boolean> {
  if (await findOne({ payload }, 'tenants', { key: { equals: key } })) return false
  await payload.create({ collection: 'tenants', data: { key, name, markets, callsPerMinute: 6000, isOpen: true } })
  return true
}

/** Whether pages of a site may ask and tell for a merchant. The shop's own pages call from its own address. */
export function isAllowed({ origins }: Tenant, origin: string): boolean {
  return origins.has(origin) || origin === process.env.SHOP_URL
}
