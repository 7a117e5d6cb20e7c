import { Store } from '#contracts/stores.ts'
import { compareNames } from '#domain/compare-names.ts'
import { findAll, findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { dayNames, hoursOf } from './hours-fields.ts'

/** The public stores by document id. Cached, since every product page reads them. */
export const cachedStores = cached('stores', async (context) => {
  const documents = await findAll(context, 'stores', { isOpen: { not_equals: false } })
  return new Map(documents.map((document) => [document.id, toStore(document)]))
})

export const storesByDocument = (context: WithPayload) => cachedStores.read(context)

/** The stores customers see, by town and name. */
export async function listStores(context: WithPayload): Promise<Store[]> {
  const stores = await cachedStores.read(context)
  return [...stores.values()].toSorted((a, b) => compareNames(a.city, b.city) || compareNames(a.name, b.name))
}

/** The store of this number, if customers see it. */
export async function storeOf(context: WithPayload, number: number): Promise<Store | undefined> {
  const stores = await cachedStores.read(context)
  return [...stores.values()].find(({ id }) => id === number)
}

/** The document id of the store with this number, public or not: a closed store may still have stock. */
export async function storeDocumentOf(context: WithPayload, number: number): Promise<DocumentId | undefined> {
  return (await findOne(context, 'stores', { number: { equals: number } }))?.id
}

function toStore({ number, street, lunch, ...document }: Stored<'stores'>): Store {
  const hours = dayNames.map((day) => hoursOf(document[day]))
  return Store.parse({ ...document, id: number, address: street, hours, lunch: hoursOf(lunch) })
}
