import type { FrameSpecification } from '#contracts/catalog.ts'
import type { SeedEyewear } from '#contracts/seed-eyewear.ts'
import type { LensParameters } from '#contracts/prescriptions.ts'
import type { OtherLanguage } from '#contracts/seed-fields.ts'
import type { NewDocument } from '#plugins/kit/storage/documents.ts'

type SeedPrice = SeedEyewear['prices'][number]

/** A SKU to be seeded. */
export interface SkuRow {
  size: string | null
  measures: FrameSpecification | null
  parameters: LensParameters | null
  stock: number
  isSupplierOrder: boolean
  sellsOnline: boolean
  leadTimeDays: number
}

/** An article to be seeded, with its SKUs and prices. */
export interface Row {
  brand: string
  /** Fields of the article's document but those that follow from the rest. */
  article: Omit<NewDocument<'articles'>, 'brand'>
  skus: SkuRow[]
  prices: SeedPrice[]
  subscriptionPrices: SeedPrice[]
  /** Share of the stores that keep a SKU of it (0–1), and most pieces in one. */
  inStores: { share: number; most: number }
}

type Words = NonNullable<NonNullable<Row['article']['translations']>['sv']>
type InOthers<Said> = Record<OtherLanguage, Said>

/** The words of a design in other languages, with those of its color. */
export function withColor(
  translations: InOthers<Words> | undefined,
  color: InOthers<{ name: string }> | undefined,
): { translations?: InOthers<Words> } {
  if (!translations) return {}
  const worded = (language: OtherLanguage): Words => ({
    ...translations[language],
    ...(color && { color: color[language].name }),
  })
  return { translations: { sv: worded('sv'), en: worded('en') } }
}

/** The SKU of what comes in one size. */
export function onlySku(differences: Partial<SkuRow> = {}): SkuRow {
  return {
    size: null,
    measures: null,
    parameters: null,
    stock: 0,
    isSupplierOrder: false,
    sellsOnline: true,
    leadTimeDays: 0,
    ...differences,
  }
}
