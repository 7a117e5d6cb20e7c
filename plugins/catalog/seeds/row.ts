import type { FrameSpecification } from '#contracts/catalog.ts'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'

type SeedPrice = SeedEyewear['prices'][number]

/** A SKU to be planted. */
export interface SkuRow {
  size: string | null
  measures: FrameSpecification | null
  parameters: Record<string, number | string> | null
  stock: number
  isSupplierOrder: boolean
  leadTimeDays: number
}

/** An article to be planted, with its SKUs and prices. */
export interface Row {
  brand: string
  /** Fields of the article's document but those that follow from the rest. */
  article: { category: string; handle: string; name: string; color?: string; rank: number } & Record<string, unknown>
  skus: SkuRow[]
  prices: SeedPrice[]
  subscriptionPrices: SeedPrice[]
  /** Share of the stores that keep a SKU of it (0–1), and most pieces in one. */
  inStores: { share: number; most: number }
}

/** The SKU of what comes in one size. */
export function onlySku(differences: Partial<SkuRow> = {}): SkuRow {
  return {
    size: null,
    measures: null,
    parameters: null,
    stock: 0,
    isSupplierOrder: false,
    leadTimeDays: 0,
    ...differences,
  }
}
