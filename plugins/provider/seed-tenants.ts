import { brand } from '#domain/brand.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { addTenant } from './repository.ts'

/** The shop itself is the first merchant. One that is there already is left as it is. */
export const seedTenants: Seed = {
  name: 'tenants',
  async run(payload) {
    const markets = [{ market: shopPlace.market, locale: 'fi-FI', currency: 'EUR', decimals: 2 }]
    return Number(await addTenant({ payload }, { key: shopPlace.tenant, name: brand.name, markets }))
  },
}
