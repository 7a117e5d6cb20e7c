import type { Payload } from 'payload'
import type { SeedPicture } from '#contracts/seed-pages.ts'
import type { SeedBrand, SeedCategory } from '#contracts/seeds.ts'
import { createUnlessTaken, findAll, writeUnlessTaken, type DocumentId } from '#plugins/kit/storage/documents.ts'
import type { Seed } from '#plugins/kit/extend.ts'
import { catalogChanged } from '../catalog-changes.ts'
import { eyewearRows } from './eyewear-rows.ts'
import { lensRows } from './lens-rows.ts'
import { accessoryRows, lensPackageRows } from './other-rows.ts'
import { ownBrand } from './own-brand.ts'
import { openAlbum, placePicture } from './seed-pictures.ts'
import { seedRow } from './seed-row.ts'
import { readSeeded } from './seeded.ts'
import { readSeeds, type CatalogSeeds } from './read-seeds.ts'
import type { Row } from './row.ts'
import { seedSyntheticArticles } from './synthetic-articles.ts'

/** The catalog's seeds. They do not overwrite later changes by editors. */
export const seedCatalog: Seed = {
  name: 'catalog',
  enlarge: seedSyntheticArticles,
  async run(payload, folder) {
    const seeds = await readSeeds(folder)
    const album = await openAlbum(payload, folder)
    const pictured = withPictures(payload, folder)
    const categories = await seedCategories(payload, seeds.categories, pictured)
    const brands = await seedBrands(payload, [ownBrand, ...seeds.brands], pictured)
    const seeded = await readSeeded(payload)
    let count = categories + brands.seeded
    for (const row of rowsOf(seeds)) {
      const brand = brands.bySlug.get(row.brand)
      if (brand === undefined) throw new Error(`No brand ${row.brand} for ${row.article.handle}`)
      count += await seedRow(payload, row, { id: brand, seeded, album })
    }
    if (count > 0) await catalogChanged({ payload }, 'all')
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

/** Puts the picture that a seed names in its document. */
type WithPicture = <Seed extends { picture?: SeedPicture | undefined }>(
  seed: Seed,
) => Promise<Omit<Seed, 'picture'> & { picture?: DocumentId }>

function withPictures(payload: Payload, folder: string): WithPicture {
  return async ({ picture, ...seed }) => ({
    ...seed,
    ...(picture && { picture: await placePicture(payload, folder, picture) }),
  })
}

async function seedCategories(payload: Payload, seeds: SeedCategory[], pictured: WithPicture): Promise<number> {
  let seeded = 0
  for (const seed of seeds) if (await writeUnlessTaken({ payload }, 'categories', await pictured(seed))) seeded += 1
  return seeded
}

async function seedBrands(payload: Payload, seeds: SeedBrand[], pictured: WithPicture) {
  const known = await findAll({ payload }, 'brands')
  const bySlug = new Map<string, DocumentId>(known.map(({ slug, id }) => [slug, id]))
  let seeded = 0
  for (const seed of seeds.filter(({ slug }) => !bySlug.has(slug))) {
    const brand = await createUnlessTaken({ payload }, 'brands', await pictured(seed))
    if (!brand) continue
    bySlug.set(seed.slug, brand.id)
    seeded += 1
  }
  return { bySlug, seeded }
}
