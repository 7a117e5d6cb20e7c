import type { Plugin } from 'payload'
import type { PictureRule } from '#plugins/kit/admin/published-pictures.ts'
import { extend } from '#plugins/kit/extend.ts'
import { eraseCatalogChanges } from './catalog-changes.ts'
import { articles } from './collections/articles.ts'
import { brands } from './collections/brands.ts'
import { catalogChanges } from './collections/catalog-changes.ts'
import { categories } from './collections/categories.ts'
import { storedMedia } from './collections/media-in-bucket.ts'
import { prices } from './collections/prices.ts'
import { skus } from './collections/skus.ts'
import { storeStock } from './collections/store-stock.ts'
import { catalogEndpoints } from './endpoints.ts'
import { seedCatalog } from './seeds/seed-catalog.ts'
import { currentSnapshot } from './snapshot/current-snapshot.ts'

/** An editor's picture is published while a brand or category shows it, or an article that is published and has its first price. */
const publishedPicture: PictureRule = async (payload, name) => {
  const { pictures, brands, categories, byNumber } = await currentSnapshot({ payload })
  const id = [...pictures].find(([, picture]) => picture.name === name)?.[0]
  if (id === undefined) return 'unknown'
  if ([...brands, ...categories.values()].some(({ picture }) => picture === id)) return true
  return [...byNumber.values()].some(({ price, about }) => price !== null && about.pictures?.includes(id))
}

/** Articles, prices and stock. Requires the stores plugin. */
export const catalogPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [articles, skus, prices, brands, categories, storeStock, storedMedia(), catalogChanges],
    endpoints: catalogEndpoints,
    seeds: [seedCatalog],
    tasks: [eraseCatalogChanges],
    pictureRules: [publishedPicture],
  })
