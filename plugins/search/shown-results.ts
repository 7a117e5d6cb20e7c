import type { ArticleCard } from '#contracts/catalog.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { FoundArticle, FoundCity, FoundPage, FoundPlace } from '#contracts/search.ts'
import { fullName } from '#domain/catalog/article-path.ts'
import { openState } from '#domain/stores/open-state.ts'
import { textOf, type Text } from '#locales/texts.ts'
import { cardsOf } from '#plugins/catalog/repository.ts'
import { now } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { listStores } from '#plugins/stores/repository.ts'
import { pagePathOf, showPages } from './found-pages.ts'
import { articleNumber } from './sources/articles.ts'
import { categoryPages, categoryPath, categoryTitle } from './sources/categories.ts'
import { cityName, storeNumber } from './sources/stores.ts'

/** What results show of articles, by their ids in the index; one that has left the shop meanwhile is left out. */
export async function foundArticles(
  context: WithPayload,
  ids: readonly string[],
  language: Language = SHOP_LANGUAGE,
): Promise<FoundArticle[]> {
  const text = textOf(language, 'provider')
  return (await cardsOf(context, ids.map(articleNumber), language)).map((card) => foundArticle(card, text))
}

function foundArticle(card: ArticleCard, text: Text): FoundArticle {
  const { id, name, medias, category, slug, color, packageAmount, price } = card
  const pieces = packageAmount !== null && packageAmount > 1 ? text('pieces', { count: packageAmount }) : null
  const { amount, isCampaign, ordinaryPrice } = price.unit
  return {
    id,
    name,
    category,
    slug,
    namePackageGet: [fullName(card), color?.toLowerCase() ?? pieces].filter(Boolean).join(', '),
    medias: medias.slice(0, 1).map(({ sm }) => ({ sm })),
    price: { unit: { amount, isCampaign, ordinaryPrice } },
  }
}

/** The same of stores. */
export async function foundStores(context: WithPayload, ids: readonly string[]): Promise<FoundPlace[]> {
  const stores = new Map((await listStores(context)).map((store) => [store.id, store]))
  return ids.flatMap((id) => {
    const store = stores.get(storeNumber(id))
    return store
      ? [
          {
            name: store.name,
            address: `${store.address}, ${store.zip} ${store.city}`,
            slug: store.slug,
            isOpenNow: openState(store, now()).isOpenNow,
          },
        ]
      : []
  })
}

/** Until when (ms) some store stays open or closed as it is. */
export async function storesHoldUntil(context: WithPayload): Promise<number> {
  const states = (await listStores(context)).map((store) => openState(store, now()))
  return Math.min(...states.map(({ validUntil }) => Date.parse(validUntil)))
}

/** The same of a town. */
export function foundCity(id: string): FoundCity {
  const city = cityName(id)
  return { city, url: `/löydä-myymälä?q=${encodeURIComponent(city)}` }
}

/** The same of categories and groups. */
export async function foundCategories(
  context: WithPayload,
  ids: readonly string[],
  language: Language = SHOP_LANGUAGE,
): Promise<FoundPage[]> {
  const pages = new Map((await categoryPages(context, language)).map((page) => [page.path, page]))
  return ids.flatMap((id) => {
    const page = pages.get(categoryPath(id))
    if (!page) return []
    const picture = (page.group ?? page.category).picture ?? page.category.picture
    return [{ title: categoryTitle(page), url: page.path, imageUrl: picture?.sm ?? null }]
  })
}

/** The same of pages. */
export async function foundPages(context: WithPayload, ids: readonly string[]): Promise<FoundPage[]> {
  return showPages(context, ids.map(pagePathOf))
}
