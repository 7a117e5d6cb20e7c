import type { SeedAccessory } from '#contracts/seed-accessory.ts'
import type { SeedLensPackage } from '#contracts/seed-lenses.ts'
import { needsPrescription } from '#domain/catalog/needs-prescription.ts'
import { LENS_PACKAGES } from '#domain/catalog/lens-packages.ts'
import { onlySku, type Row } from './row.ts'

/** What nearly every store sells over the counter; of the later ones each has some. */
const ON_THE_COUNTER = 25

/** Bottles, cases and cords. */
export function accessoryRows(accessories: SeedAccessory[]): Row[] {
  return accessories.map((accessory, rank) => {
    const { slug, brand, stock, prices, subscriptionPrices = [], isMedicalDevice, picture: _, ...article } = accessory
    return {
      brand,
      article: { ...article, handle: slug, rank, ce: isMedicalDevice },
      skus: [onlySku({ stock })],
      prices,
      subscriptionPrices,
      inStores: { share: rank < ON_THE_COUNTER ? 0.8 : 0.15, most: 12 },
    }
  })
}

/** Lenses to be ground: bought with a frame only, never out of stock, listed nowhere. */
export function lensPackageRows(packages: SeedLensPackage[], brand: string): Row[] {
  return packages.map((one, rank) => {
    const { slug, kind, index, leadTimeDays, prices, ...article } = one
    return {
      brand,
      article: {
        ...article,
        category: LENS_PACKAGES,
        handle: slug,
        rank,
        lensKind: kind,
        refractiveIndex: index,
        warnings: needsPrescription(kind)
          ? 'Linssit hiotaan silmillesi, joten niitä ei voi palauttaa.'
          : 'Linsseissä ei ole vahvuuksia. Ne eivät korvaa auringolta tai iskuilta suojaavia laseja.',
        ce: true,
        isSealed: false,
      },
      skus: [onlySku({ isSupplierOrder: true, leadTimeDays })],
      prices,
      subscriptionPrices: [],
      inStores: { share: 0, most: 0 },
    }
  })
}
