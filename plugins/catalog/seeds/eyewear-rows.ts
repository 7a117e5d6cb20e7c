import type { FrameSpecification } from '#contracts/catalog.ts'
import type { SeedColor, SeedEyewear, SeedSize } from '#contracts/seed-eyewear.ts'
import { onlySku, type Row } from './row.ts'

/** Each color of a design is an article, each size a SKU. Listings begin with the first color of every design. */
export function eyewearRows(eyewear: SeedEyewear[]): Row[] {
  return eyewear.flatMap((design, index) =>
    design.colors.map((color, nth) => rowOf(design, color, nth * 100 + index, design.stock[nth] ?? 0)),
  )
}

function rowOf(design: SeedEyewear, color: SeedColor, rank: number, stock: number): Row {
  const { model, brand, sizes, colors: _, stock: __, prices, ...rest } = design
  return {
    brand,
    article: {
      ...rest,
      handle: `${model}-${color.slug}`,
      rank,
      model,
      sport: rest.sport ?? null,
      color: color.name,
      colorFamily: color.family,
      isTintable: design.takesLenses && design.isTintable !== false,
      swatch: [color.front.color, ...(color.front.color2 ? [color.front.color2] : [])],
      transmission: transmissionOf(design, color),
      ce: true,
      isSealed: false,
    },
    skus: sizes.map((size) => onlySku({ size: size.label, measures: measuresOf(size), stock })),
    prices,
    subscriptionPrices: [],
    inStores: { share: 0.3, most: 3 },
  }
}

/** In percent, for sun lenses only. Demo lenses in other frames are replaced. */
function transmissionOf({ filterCategory }: SeedEyewear, { lens }: SeedColor): number | null {
  return filterCategory === undefined ? null : Math.round(lens.transmission * 100)
}

function measuresOf({ totalWidth, bridge, lensWidth, lensHeight, templeLength }: SeedSize): FrameSpecification {
  return { totalWidth, noseBridge: bridge, lensWidth, lensHeight, templeLength }
}
