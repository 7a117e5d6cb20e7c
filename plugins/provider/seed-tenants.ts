import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { SeedMerchant } from '#contracts/seeds.ts'
import { brand } from '#domain/brand.ts'
import { shopPlace } from '#domain/search/shop-settings.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { takeFeed } from './feed/take-feed.ts'
import { addTenant, tenants } from './repository.ts'

const ROOM = 'merchants'

/** The shop itself is the first merchant; the others come with a feed. One that is there already is left as it is. */
export const seedTenants: Seed = {
  name: 'tenants',
  async run(payload, folder) {
    const market = { market: shopPlace.market, locale: 'fi-FI', currency: 'EUR', decimals: 2, listingAddress: null }
    const isNew = await addTenant({ payload }, { key: shopPlace.tenant, name: brand.name, markets: [market] })
    let written = Number(isNew)
    const files = (await readdir(join(folder, ROOM))).filter((file) => file.endsWith('.json'))
    for (const file of files) written += await seedMerchant(payload, join(folder, ROOM), file)
    return written
  },
}

/** Gives how many articles were taken, and the merchant. */
async function seedMerchant(payload: Payload, folder: string, file: string): Promise<number> {
  const { feed, ...merchant } = SeedMerchant.parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
  if (!(await addTenant({ payload }, merchant))) return 0
  const tenant = (await tenants.read({ payload })).get(merchant.key)
  const [market] = tenant?.markets.values() ?? []
  if (!tenant || !market) throw new Error(`${merchant.key} has no market`)
  const read = () => readFile(join(folder, feed.file))
  const { taken } = await takeFeed({ payload }, tenant, market, { format: feed.format, read })
  return 1 + taken
}
