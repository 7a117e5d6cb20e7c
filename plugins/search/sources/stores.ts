import type { Store } from '#contracts/stores.ts'
import { textOf } from '#locales/texts.ts'
import { SHOP_LANGUAGE } from '#contracts/language.ts'
import { recentNumber } from '#plugins/kit/storage/counters.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { sourceOf } from './in-memory.ts'
import { shopDocument } from './shop-document.ts'

/** The counter of `cachedStores`: every change of a store raises it. */
const STORES_COUNTER = 'stores'
const STORE = 'store:'
const CITY = 'city:'

/** Another text whenever a store may have changed. */
export const storesVersion = async (context: WithPayload) => String(await recentNumber(context, STORES_COUNTER))

/** The stores by name, town, address and what not all of them do. */
export const storeSource = sourceOf(storesVersion, async (context) => {
  const stores = await listStores(context)
  return stores.map((store) => {
    const special = store.services.filter((service) => stores.some(({ services }) => !services.includes(service)))
    return storeDocument(store, special)
  })
})

/** The towns that have a store. */
export const citySource = sourceOf(storesVersion, async (context) => {
  const cities = new Set((await listStores(context)).map(({ city }) => city))
  return [...cities].map((city) => shopDocument('city', cityDocumentId(city), { fields: { name: city } }))
})

function storeDocument({ id, name, city, address, zip }: Store, services: Store['services']) {
  const t = textOf(SHOP_LANGUAGE, 'stores')
  const does = services.map((service) => t(`services.${service}`))
  return shopDocument('store', storeDocumentId(id), {
    fields: { name, category: city, facts: [address, zip], text: does },
  })
}

/** The id of a store in the index. */
export function storeDocumentId(id: number): string {
  return `${STORE}${id}`
}

/** The store's number; the id is of a store. */
export function storeNumber(id: string): number {
  return Number(id.slice(STORE.length))
}

/** The id of a town in the index. */
export function cityDocumentId(city: string): string {
  return `${CITY}${city}`
}

/** The town's name; the id is of a town. */
export function cityName(id: string): string {
  return id.slice(CITY.length)
}
