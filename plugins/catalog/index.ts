import type { Plugin } from 'payload'
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
import { publishedPicture } from './published-picture.ts'
import { seedCatalog } from './seeds/seed-catalog.ts'

/** Articles, prices and stock. Requires the stores plugin. */
export const catalogPlugin = (): Plugin => (config) =>
  extend(config, {
    collections: [articles, skus, prices, brands, categories, storeStock, storedMedia(), catalogChanges],
    endpoints: catalogEndpoints,
    seeds: [seedCatalog],
    tasks: [eraseCatalogChanges],
    pictureRules: [publishedPicture],
  })
