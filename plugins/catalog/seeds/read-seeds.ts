import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { SeedAccessory } from '#contracts/seed-accessory.ts'
import { SeedEyewear } from '#contracts/seed-eyewear.ts'
import { SeedContactLens, SeedLensPackage } from '#contracts/seed-lenses.ts'
import { SeedBrand, SeedCategory } from '#contracts/seeds.ts'

/** The catalog as the shop opens with it. */
export interface CatalogSeeds {
  categories: SeedCategory[]
  brands: SeedBrand[]
  eyewear: SeedEyewear[]
  contactLenses: SeedContactLens[]
  accessories: SeedAccessory[]
  lensPackages: SeedLensPackage[]
}

/** Reads the seeds of the catalog by their contract. */
export async function readSeeds(folder: string): Promise<CatalogSeeds> {
  const read = async <T>(file: string, shape: z.ZodMiniType<T>): Promise<T[]> =>
    z.array(shape).parse(JSON.parse(await readFile(join(folder, file), 'utf8')))
  return {
    categories: await read('categories/categories.json', SeedCategory),
    brands: await read('brands/brands.json', SeedBrand),
    eyewear: await read('articles/eyewear.json', SeedEyewear),
    contactLenses: await read('articles/contact-lenses.json', SeedContactLens),
    accessories: await read('articles/accessories.json', SeedAccessory),
    lensPackages: await read('articles/lens-packages.json', SeedLensPackage),
  }
}
