import type { SeedAccessory } from '#contracts/seed-accessory.ts'
import type { SeedLensPackage } from '#contracts/seed-lenses.ts'
import { needsPrescription } from '#domain/catalog/goods.ts'
import { LENS_PACKAGES } from '#domain/catalog/lens-choice.ts'
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

/** What is said of lenses with power, and of those without. */
const warnings = {
  ground: {
    fi: 'Linssit hiotaan silmillesi, joten niitä ei voi palauttaa.',
    sv: 'Glasen slipas för dina ögon och kan därför inte returneras.',
    en: 'The lenses are made for your eyes and cannot be returned.',
  },
  plano: {
    fi: 'Linsseissä ei ole vahvuuksia. Ne eivät korvaa auringolta tai iskuilta suojaavia laseja.',
    sv: 'Glasen har ingen styrka. De ersätter inte glasögon som skyddar mot sol eller slag.',
    en: 'The lenses have no power. They do not replace glasses that protect from sun or blows.',
  },
}

/** Lenses to be ground: bought with a frame only, never out of stock, listed nowhere. */
export function lensPackageRows(packages: SeedLensPackage[], brand: string): Row[] {
  return packages.map((one, rank) => {
    const { slug, kind, index, material, leadTimeDays, prices, translations, ...article } = one
    const reported = warnings[needsPrescription(kind) ? 'ground' : 'plano']
    return {
      brand,
      article: {
        ...article,
        category: LENS_PACKAGES,
        handle: slug,
        rank,
        lensKind: kind,
        refractiveIndex: index,
        groundMaterial: material,
        warnings: reported.fi,
        ...(translations && {
          translations: {
            sv: { ...translations.sv, warnings: reported.sv },
            en: { ...translations.en, warnings: reported.en },
          },
        }),
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
