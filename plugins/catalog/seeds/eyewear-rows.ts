import type { FrameSpecification } from '#contracts/catalog.ts'
import type { SeedColor, SeedEyewear, SeedSize } from '#contracts/seed-eyewear.ts'
import { strengthLabel } from '#domain/catalog/attribute-ids.ts'
import { trimOf } from '#domain/frames/frame.ts'
import { onlySku, withColor, type Row, type SkuRow } from './row.ts'

/** The designs that many stores show; of the later ones each has a few. */
const ON_EVERY_WALL = 30

/** Each color of a design is an article, each size a SKU. Listings begin with the first color of every design. */
export function eyewearRows(eyewear: SeedEyewear[]): Row[] {
  return eyewear.flatMap((design, index) => design.colors.map((color, nth) => rowOf(design, color, { index, nth })))
}

function rowOf(design: SeedEyewear, color: SeedColor, { index, nth }: { index: number; nth: number }): Row {
  const rank = nth * 100 + index
  const stock = design.stock[nth] ?? 0
  const {
    model,
    brand,
    colors: _,
    sizes: __,
    stock: ___,
    strengths: ____,
    isInStoresOnly,
    prices,
    transmissions: _____,
    ...rest
  } = design
  return {
    brand,
    article: {
      ...rest,
      handle: `${model}-${color.slug}`,
      rank,
      model,
      sport: rest.sport ?? null,
      color: color.name,
      ...withColor(rest.translations, color.translations),
      colorFamily: color.family,
      isTintable: design.takesLenses && design.isTintable !== false,
      swatch: [color.front.color, ...(color.front.color2 ? [color.front.color2] : [])],
      ...transmissionOf(design, color),
      ce: true,
      isSealed: false,
      isModeled: true,
      finish: { front: color.front, temple: color.temple, lens: color.lens, trim: trimOf(color.slug) },
    },
    skus: skusOf(design).map((sku) => onlySku({ ...sku, stock, sellsOnline: !isInStoresOnly })),
    prices,
    subscriptionPrices: [],
    inStores: { share: index < ON_EVERY_WALL ? 0.3 : 0.05, most: 3 },
  }
}

/** A SKU for each size, or for each strength of the one size. */
function skusOf({ sizes, strengths }: SeedEyewear): Pick<SkuRow, 'size' | 'measures'>[] {
  return sizes.flatMap((size) => {
    const measures = measuresOf(size)
    return strengths
      ? strengths.map((strength) => ({ size: strengthLabel(strength), measures }))
      : [{ size: size.label, measures }]
  })
}

/** In percent, of sun lenses only: demo lenses in other frames are replaced. Those that darken have two ends. */
function transmissionOf({ category, transmissions }: SeedEyewear, { lens }: SeedColor): Partial<Row['article']> {
  if (transmissions) return { transmission: transmissions.lightest, darkenedTransmission: transmissions.darkest }
  const isSold = category === 'sunglasses' || category === 'sports_glasses' || lens.kind !== 'clear'
  return { transmission: isSold ? Math.round(lens.transmission * 100) : null }
}

function measuresOf({ totalWidth, bridge, lensWidth, lensHeight, templeLength }: SeedSize): FrameSpecification {
  return { totalWidth, noseBridge: bridge, lensWidth, lensHeight, templeLength }
}
