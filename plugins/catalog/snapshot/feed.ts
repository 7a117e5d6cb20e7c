import type { FeedArticle } from '#contracts/listing.ts'
import { shownCategory, type CatalogEntry, type CatalogSnapshot } from './snapshot-types.ts'

/** Every listed article that is sold online. */
export function feedOf(snapshot: CatalogSnapshot): FeedArticle[] {
  return [...snapshot.listed.keys()].flatMap((number) => {
    const entry = snapshot.byNumber.get(number)
    return (entry && feedArticleOf(entry)) ?? []
  })
}

function feedArticleOf(entry: CatalogEntry): FeedArticle | undefined {
  const { about, brand, slug, medias, price, skus, colors } = entry
  const category = shownCategory(entry)
  const isSoldOnline = price?.unit.publicationStatus === 20 || price?.unit.publicationStatus === 30
  if (!category || !isSoldOnline) return undefined
  const sizes = new Set(skus.map(({ size }) => size))
  const [size = null] = sizes.size === 1 ? sizes : []
  return {
    id: about.number,
    designId: Math.min(...colors.map(({ about: { number } }) => number)),
    slug,
    name: about.name,
    brand: brand.name,
    category,
    color: about.color,
    size,
    medias,
    description: about.description,
    price,
    udi: about.udi,
  }
}
