import type { PayloadRequest } from 'payload'
import type { SubscribedProduct } from '#contracts/subscriptions.ts'
import { fullName } from '#domain/catalog/article-path.ts'
import { isMade } from '#domain/catalog/lens-choice.ts'
import { findArticle, listCards } from '#plugins/catalog/repository.ts'
import { languageOf } from '#plugins/kit/requests/language.ts'
import type { Product } from './repository.ts'

/** Equal lenses that are offered at most. */
const MOST = 3
/** Page of a listing on which every card stands. */
const ALL = 20

/**
 * Lenses that can replace one that is no longer sold: of the same wearing time, sold by subscription, and made in
 * exactly the customer's values, those nearest in price first. Other goods have no equal.
 */
export async function equalsOf(
  req: PayloadRequest,
  { articleId, parameters }: Pick<Product, 'articleId' | 'parameters'>,
): Promise<SubscribedProduct['equals']> {
  if (!parameters) return []
  const gone = await findArticle(req, String(articleId))
  const { articles } = await listCards(req, { category: 'contact_lenses', page: ALL }, languageOf(req))
  const offered = articles.filter(({ id, allowSubscription, specification }) => {
    const isOfKind = !gone || specification.lensType === gone.specification.lensType
    return id !== articleId && allowSubscription && isOfKind
  })
  const made = []
  for (const { id, name, brand, slug, price } of offered) {
    const choice = (await findArticle(req, String(id)))?.lensChoice
    if (!choice || !isMade(choice, parameters) || price.subscription.publicationStatus !== 20) continue
    made.push({ articleId: id, name: fullName({ brand, name }), slug, price: price.subscription.amount })
  }
  const before = gone?.price.subscription.amount ?? 0
  return made.toSorted((one, other) => Math.abs(one.price - before) - Math.abs(other.price - before)).slice(0, MOST)
}

/** What can be added to a subscription. */
export async function subscribableArticles(req: PayloadRequest) {
  const listings = await Promise.all(
    (['contact_lenses', 'lens_accessories'] as const).map((category) =>
      listCards(req, { category, page: ALL }, languageOf(req)),
    ),
  )
  return listings
    .flatMap(({ articles }) => articles)
    .filter(({ allowSubscription, price }) => allowSubscription && price.subscription.publicationStatus === 20)
    .map(({ id, name, brand, slug, category, medias, packageAmount, price }) => ({
      articleId: id,
      name: fullName({ brand, name }),
      brand,
      slug,
      category,
      packageAmount,
      price: price.subscription.amount,
      media: { md: medias[0]?.md ?? '', alt: medias[0]?.alt ?? '' },
    }))
}
