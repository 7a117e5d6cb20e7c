import { currentSnapshot } from '#plugins/catalog/snapshot/current-snapshot.ts'
import type { CatalogEntry, CatalogSnapshot } from '#plugins/catalog/snapshot/snapshot-types.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { MerchantGoods, type KnownGoods } from './goods.ts'

const made = new WeakMap<CatalogSnapshot, { version: string; goods: MerchantGoods }>()

/** The shop's own goods, as its listings show them now. */
export async function shopGoods({ payload }: WithPayload): Promise<MerchantGoods> {
  const snapshot = await currentSnapshot({ payload })
  const { version, stockVersion, pricedFrom } = snapshot
  const current = [version, stockVersion, pricedFrom].join()
  const known = made.get(snapshot)
  if (known?.version === current) return known.goods
  const entries = [...snapshot.listed.keys()].flatMap((number) => snapshot.byNumber.get(number) ?? [])
  const goods = new MerchantGoods(new Map(entries.map((entry) => [String(entry.about.number), goodsOf(entry)])))
  made.set(snapshot, { version: current, goods })
  return goods
}

function goodsOf({ about, brand, skus, price }: CatalogEntry): KnownGoods {
  const { category, shape, colorFamily, frameMaterial, rim, sport, lensType, design, item } = about
  const values = { shape, colorFamily, frameMaterial, rim, sport, lensType, design, item }
  const known = Object.entries(values).filter((entry): entry is [string, NonNullable<(typeof entry)[1]>] =>
    Boolean(entry[1]),
  )
  const [measures] = skus.flatMap((sku) => sku.measures ?? [])
  return {
    brand: brand.slug,
    family: `${brand.slug} ${about.name}`,
    isAvailable: price?.unit.publicationStatus === 20,
    traits: {
      kind: category,
      values: Object.fromEntries(known),
      measures: measures ? { totalWidth: measures.totalWidth, lensWidth: measures.lensWidth } : {},
      price: price?.unit.amount ?? null,
    },
  }
}
