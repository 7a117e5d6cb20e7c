import { shopPlace } from '#domain/search/shop-settings.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { feedGoods } from './feed-goods.ts'
import type { Goods } from './goods.ts'
import type { Market, Tenant } from './repository.ts'
import { shopGoods } from './shop-goods.ts'

/** The shop's own goods are in its catalog and its index, those of other merchants in their feeds. */
export function goodsOf(context: WithPayload, tenant: Tenant, market: Market): Promise<Goods> {
  const isShop = tenant.key === shopPlace.tenant && market.market === shopPlace.market
  return isShop ? shopGoods(context) : feedGoods(context, tenant, market)
}
