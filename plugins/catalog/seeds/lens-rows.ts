import type { LensAxis, LensChoice } from '#contracts/contact-lenses.ts'
import { LensAxisName, type LensParameters } from '#contracts/prescriptions.ts'
import type { SeedAxis, SeedContactLens } from '#contracts/seed-lenses.ts'
import { combinationsInside } from '#domain/catalog/lens-choice.ts'
import { onlySku, withColor, type Row } from './row.ts'

/** The lenses that stores stock for customers who run out; the later ones are mostly ordered. */
const USUAL_LENSES = 20

/** A contact lens is one article; the combinations in stock are its first SKUs. */
export function lensRows(lenses: SeedContactLens[]): Row[] {
  return lenses.map((lens, rank) => {
    const { slug, brand, axes, exclusions, stocked, stockPerCombination, leadTimeDays, picture: _, ...rest } = lens
    const { prices, subscriptionPrices, material, color, translations, ...article } = rest
    const lensChoice: LensChoice = { axes: axesOf(axes), exclusions, leadTimeDays }
    return {
      brand,
      article: {
        ...article,
        category: 'contact_lenses',
        handle: slug,
        rank,
        lensMaterial: material,
        ...(color && { color: color.name, colorFamily: color.family, swatch: [color.swatch] }),
        ...withColor(translations, color?.translations),
        lensChoice,
        ce: true,
        isSealed: true,
      },
      skus: combinationsInside(lensChoice, stocked).map((parameters) =>
        onlySku({ parameters: known(parameters), stock: stockPerCombination, isSupplierOrder: true, leadTimeDays }),
      ),
      prices,
      subscriptionPrices,
      inStores: { share: lens.design !== 'spherical' ? 0 : rank < USUAL_LENSES ? 0.1 : 0.02, most: 4 },
    }
  })
}

/** Axes in the order prescriptions name them, every value written out. */
function axesOf(axes: SeedContactLens['axes']): LensAxis[] {
  return LensAxisName.options.flatMap((name) => {
    const axis = axes[name]
    return axis ? [{ name, values: valuesOf(axis) }] : []
  })
}

function valuesOf(axis: SeedAxis): (number | string)[] {
  return axis.flatMap((one) => (typeof one === 'object' ? steps(one) : [one]))
}

/** Whole steps are counted, not added up, so that hundredths stay exact. */
function steps({ from, to, step }: { from: number; to: number; step: number }): number[] {
  const count = Math.round((to - from) / step) + 1
  return Array.from({ length: count }, (_, index) => Math.round((from + index * step) * 100) / 100)
}

function known(parameters: LensParameters): LensParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined))
}
