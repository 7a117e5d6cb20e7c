import type { Payload } from 'payload'
import type { SeedBrand, SeedCategory } from '#contracts/seeds.ts'
import { createUnlessTaken, findAll, writeUnlessTaken, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { catalogChanged } from '../catalog-changes.ts'
import { eyewearRows } from './eyewear-rows.ts'
import { lensRows } from './lens-rows.ts'
import { accessoryRows, lensPackageRows } from './other-rows.ts'
import { ownBrand } from './own-brand.ts'
import { openAlbum } from './plant-pictures.ts'
import { plantRow } from './plant-row.ts'
import { readPlanted } from './planted.ts'
import { readSeeds, type CatalogSeeds } from './read-seeds.ts'
import type { Row } from './row.ts'

/** The catalog's seeds. Later changes by editors are kept. */
export const plantCatalog: Seed = {
  name: 'catalog',
  async plant(payload, folder) {
    const seeds = await readSeeds(folder)
    const categories = await plantCategories(payload, seeds.categories)
    const brands = await plantBrands(payload, [ownBrand, ...seeds.brands])
    const album = await openAlbum(payload, folder)
    const planted = await readPlanted(payload)
    let count = categories + brands.planted
    for (const row of rowsOf(seeds)) {
      const brand = brands.bySlug.get(row.brand)
      if (brand === undefined) throw new Error(`No brand ${row.brand} for ${row.article.handle}`)
      count += await plantRow(payload, row, { id: brand, planted, album })
    }
    if (count > 0) await catalogChanged({ payload })
    return count
  },
}

function rowsOf({ eyewear, contactLenses, accessories, lensPackages }: CatalogSeeds): Row[] {
  return [
    ...eyewearRows(eyewear),
    ...lensRows(contactLenses),
    ...accessoryRows(accessories),
    ...lensPackageRows(lensPackages, ownBrand.slug),
  ]
}

async function plantCategories(payload: Payload, seeds: SeedCategory[]): Promise<number> {
  let planted = 0
  for (const seed of seeds) if (await writeUnlessTaken({ payload }, 'categories', seed)) planted += 1
  return planted
}

async function plantBrands(payload: Payload, seeds: SeedBrand[]) {
  const known = await findAll({ payload }, 'brands')
  const bySlug = new Map<string, DocumentId>(known.map(({ slug, id }) => [slug, id]))
  let planted = 0
  for (const seed of seeds.filter(({ slug }) => !bySlug.has(slug))) {
    const brand = await createUnlessTaken({ payload }, 'brands', seed)
    if (!brand) continue
    bySlug.set(seed.slug, brand.id)
    planted += 1
  }
  return { bySlug, planted }
}
