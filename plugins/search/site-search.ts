import type { ArticleCard } from '#contracts/catalog.ts'
import {
  type FoundArticle,
  type FoundCity,
  type FoundPage,
  type FoundPlace,
  type SearchKind,
  type SearchResults,
} from '#contracts/search.ts'
import { fullName } from '#domain/catalog/full-name.ts'
import { cardsOf } from '#plugins/catalog/repository.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { answersFor, type Answer } from './ask.ts'
import { pagePathOf, showPages } from './found-pages.ts'
import { articleNumber } from './sources/articles.ts'
import { categoryPages, categoryPath, categoryTitle } from './sources/categories.ts'
import type { DocumentKind } from './sources/shop-document.ts'
import { cityName, storeNumber } from './sources/stores.ts'

/** How many of the kind that is asked for in full. */
const IN_FULL = 200

const fullKinds: Record<SearchKind, DocumentKind> = { products: 'article', stores: 'store', articles: 'page' }

/** What the shop has for these words; the results of the kind `full` in full. */
export async function resultsFor(context: WithPayload, words: string, full?: SearchKind): Promise<SearchResults> {
  const more = full && { [fullKinds[full]]: { limit: IN_FULL } }
  const { success, found } = await answersFor(context, words, { more })
  return {
    success,
    articles: group(found.article, (await cardsOf(context, idsOf(found.article).map(articleNumber))).map(foundArticle)),
    stores: group(found.store, await foundStores(context, idsOf(found.store))),
    layoutPages: group(found.page, await showPages(context, idsOf(found.page).map(pagePathOf))),
    cities: group(found.city, idsOf(found.city).map(foundCity)),
    productCategories: group(found.category, await foundCategories(context, idsOf(found.category))),
  }
}

function idsOf({ hits }: Answer): string[] {
  return hits.map(({ id }) => id)
}

/** What left the shop between the answer of the index and now is in no group. */
function group<One>({ total }: Answer, data: One[]) {
  return { data, hits: data.length === 0 ? 0 : total, limited: data.length > 0 && total > data.length }
}

function foundArticle(card: ArticleCard): FoundArticle {
  const { id, name, medias, category, slug, color, packageAmount, price } = card
  const pieces = packageAmount !== null && packageAmount > 1 ? `${packageAmount} kpl` : null
  const { amount, isCampaign, ordinaryPrice } = price.unit
  return {
    ...{ id, name, category, slug },
    namePackageGet: [fullName(card), color?.toLowerCase() ?? pieces].filter(Boolean).join(', '),
    medias: medias.slice(0, 1).map(({ sm }) => ({ sm })),
    price: { unit: { amount, isCampaign, ordinaryPrice } },
  }
}

async function foundStores(context: WithPayload, ids: string[]): Promise<FoundPlace[]> {
  const stores = new Map((await listStores(context)).map((store) => [store.id, store]))
  return ids.flatMap((id) => {
    const store = stores.get(storeNumber(id))
    return store
      ? [{ name: store.name, address: `${store.address}, ${store.zip} ${store.city}`, slug: store.slug }]
      : []
  })
}

function foundCity(id: string): FoundCity {
  const city = cityName(id)
  return { city, url: `/löydä-myymälä?q=${encodeURIComponent(city)}` }
}

async function foundCategories(context: WithPayload, ids: string[]): Promise<FoundPage[]> {
  const pages = new Map((await categoryPages(context)).map((page) => [page.path, page]))
  return ids.flatMap((id) => {
    const page = pages.get(categoryPath(id))
    if (!page) return []
    const picture = (page.group ?? page.category).picture ?? page.category.picture
    return [{ title: categoryTitle(page), url: page.path, imageUrl: picture?.sm ?? null }]
  })
}
