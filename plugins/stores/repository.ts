import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import { Store } from '#contracts/stores.ts'
import { compareNames } from '#domain/name-match.ts'
import { STORES_TAG } from '#domain/cache-tags.ts'
import { translated } from '#domain/translated.ts'
import { invalidate } from '#plugins/kit/storage/cache.ts'
import { findAll, findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { cached } from '#plugins/kit/storage/cached.ts'
import { deviatingDaysOf, dayNames, hoursOf, lunchOf, type WordedDay } from './stored-hours.ts'

/** The public stores by document id. Cached, since every product page reads them. */
export const cachedStores = cached('stores', async (context) => {
  const documents = await findAll(context, 'stores', { isOpen: { not_equals: false } })
  const pictures = await picturesOf(context, documents)
  return new Map(documents.map((document) => [document.id, toStore(document, pictures)]))
})

/** Stores, or pictures of theirs, have changed: every page that shows a store is stale. */
export async function storesChanged(context: WithPayload): Promise<void> {
  await cachedStores.invalidate(context)
  await invalidate(context, [STORES_TAG])
}

export const storesByDocument = (context: WithPayload) => cachedStores.read(context)

/** The stores customers see, by town and name. */
export async function listStores(context: WithPayload, language: Language = SHOP_LANGUAGE): Promise<Store[]> {
  const stores = [...(await cachedStores.read(context)).values()].map((store) => storeIn(store, language))
  return stores.toSorted((a, b) => compareNames(a.city, b.city) || compareNames(a.name, b.name))
}

/** The store of this number, if customers see it. */
export async function storeOf(context: WithPayload, number: number): Promise<Store | undefined> {
  return findStore(context, ({ id }) => id === number)
}

/** The store with this slug, if customers see it. */
export async function storeBySlug(context: WithPayload, slug: string, language: Language): Promise<Store | undefined> {
  const store = await findStore(context, (one) => one.slug === slug)
  return store && storeIn(store, language)
}

/** The document id of the store with this number, public or not: a closed store may still have stock. */
export async function storeDocumentOf(context: WithPayload, number: number): Promise<DocumentId | undefined> {
  return (await findOne(context, 'stores', { number: { equals: number } }))?.id
}

async function findStore(context: WithPayload, isMatched: (store: Store) => boolean): Promise<WordedStore | undefined> {
  const stores = await cachedStores.read(context)
  return [...stores.values()].find(isMatched)
}

/** A picture of a store with its alternative text in other languages. */
type WordedPicture = NonNullable<Store['picture']> & Pick<Stored<'media'>, 'translations'>
type Pictures = Map<DocumentId, WordedPicture>

async function picturesOf(context: WithPayload, stores: Stored<'stores'>[]): Promise<Pictures> {
  const ids = stores.flatMap(({ picture }) => picture ?? [])
  if (ids.length === 0) return new Map()
  const media = await findAll(context, 'media', { id: { in: ids } })
  return new Map(
    media.map(({ id, filename, alt, translations }) => [
      id,
      { name: String(filename).replace(/\.[a-z]+$/i, ''), alt, translations },
    ]),
  )
}

/** A store with its words in other languages. */
interface WordedStore extends Store {
  deviatingDays: WordedDay[]
  picture: WordedPicture | null
  translations: Stored<'stores'>['translations']
}

function storeIn(store: WordedStore, language: Language): Store {
  const deviatingDays = store.deviatingDays.map((day) => translated(day, language))
  const picture = store.picture && translated(store.picture, language)
  return { ...translated(store, language), deviatingDays, picture }
}

function toStore({ number, street, ...document }: Stored<'stores'>, pictures: Pictures): WordedStore {
  const picture = (document.picture ? pictures.get(document.picture) : null) ?? null
  const store = Store.parse({
    ...document,
    id: number,
    address: street,
    hours: dayNames.map((day) => hoursOf(document[day])),
    lunch: dayNames.map((day) => hoursOf(document[lunchOf(day)])),
    deviatingDays: deviatingDaysOf(document),
    services: document.services ?? [],
    languages: document.languages ?? [],
    accessibility: document.accessibility ?? [],
    accessibilityDetails: document.accessibilityDetails || null,
    picture,
  })
  return { ...store, picture, deviatingDays: deviatingDaysOf(document), translations: document.translations }
}
