import attributes from '#locales/fi/attributes.json' with { type: 'json' }
import type { ArticleCard } from '#contracts/catalog.ts'
import type { Display } from '#contracts/provider/answers.ts'
import type { FilterField } from '#domain/provider/read-filters.ts'
import { cardsOf, listCategories } from '#plugins/catalog/repository.ts'
import { shopUrl } from '#plugins/kit/mail/shop-url.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { articleNumber } from '#plugins/search/sources/articles.ts'

/** A field with the words for its values. */
export interface GoodsField extends FilterField {
  words: Readonly<Record<string, string>>
}

const { names, values } = attributes

/** What the shop's goods may be narrowed by, in the order of a filter panel. */
export async function goodsFields(context: WithPayload): Promise<GoodsField[]> {
  const categories = await listCategories(context)
  const groups = categories.flatMap(({ groups: all }) => all)
  const titles = Object.fromEntries(groups.map(({ code, title }) => [code, title]))
  const facet = (name: string, title: string, words: Readonly<Record<string, string>>): GoodsField => {
    return { name, kind: 'facet', title, words }
  }
  return [
    facet('category', 'Tuoteryhmä', Object.fromEntries(categories.map(({ id, title }) => [id, title]))),
    facet('brand', names.brand, titles),
    { name: 'price', kind: 'price', title: 'Hinta', words: {} },
    facet('shape', names.shape, values.shape),
    facet('color', names.color, values.color),
    facet('material', names.frameMaterial, values.frameMaterial),
    facet('rim', names.glassesType, values.glassesType),
    facet('wearer', names.suitableFor, values.suitableFor),
    facet('lens_type', names.usageTime, values.usageTime),
    facet('design', names.lensType, values.lensType),
    facet('sport', 'Laji', titles),
  ]
}

/** The cards of these documents of the index; one that has left the shop meanwhile is left out. */
export async function goodsDisplays(context: WithPayload, ids: readonly string[]): Promise<Display[]> {
  return (await cardsOf(context, ids.map(articleNumber))).map(displayOf)
}

function displayOf({ id, slug, name, brand, color, packageAmount, medias, price }: ArticleCard): Display {
  const { amount, ordinaryPrice, publicationStatus } = price.unit
  const [picture] = medias
  return {
    product_id: String(id),
    title: name,
    brand,
    sub_heading_1: color,
    sub_heading_2: packageAmount !== null && packageAmount > 1 ? `${packageAmount} kpl` : null,
    page_url: shopUrl(encodeURI(`/${slug}`)),
    image_url: picture ? shopUrl(picture.md) : null,
    sale_price: amount / 100,
    original_price: (ordinaryPrice ?? amount) / 100,
    in_stock: publicationStatus === 20,
  }
}
