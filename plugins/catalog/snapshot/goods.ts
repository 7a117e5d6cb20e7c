import type { PricePart } from '#contracts/price.ts'
import { fullName } from '#domain/catalog/article-path.ts'
import { type Goods, needsPrescription } from '#domain/catalog/goods.ts'
import { availability } from '#domain/catalog/stock-status.ts'
import { lensFactsOf, lensSeatOf } from '#domain/lenses/lens-seat.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { LENS_PACKAGES } from '#domain/catalog/lens-choice.ts'
import { stockedSku } from './price-snapshot.ts'
import type { CatalogEntry, SnapshotSku } from './snapshot-types.ts'

/** One SKU as a cart line needs it; null before its article's first price. `today` is an ISO day. */
export function goodsOfSku(
  { about, brand, medias, price, slug }: CatalogEntry,
  sku: SnapshotSku,
  today: string,
): Goods | undefined {
  if (!price) return undefined
  const isLensPackage = about.category === LENS_PACKAGES
  const { md = '', alt = '' } = medias[0] ?? {}
  const available = availability(stockedSku(sku))
  return {
    skuId: sku.number,
    articleId: about.number,
    articleDescription: isLensPackage ? about.name : fullName({ brand: brand.name, name: about.name }),
    slug: isLensPackage ? about.handle : slug,
    category: about.category,
    brand: brand.name,
    variety: [about.color, sku.size].filter(Boolean).join(', '),
    media: { md, alt },
    price: pricePart(price.unit),
    subscriptionPrice: price.subscription.publicationStatus === 0 ? null : pricePart(price.subscription),
    publicationStatus: statusOf(sku, available),
    isForStores: !about.isNotForStores,
    availability: available,
    leadTimeDays: available === 'supplier_order' ? sku.leadTimeDays : 0,
    toOrder: sku.isSupplierOrder && sku.sellsOnline ? { pieces: sku.stock, leadTimeDays: sku.leadTimeDays } : null,
    takesLenses: Boolean(about.takesLenses),
    lensSeat: lensSeatOf(about),
    lensHeight: sku.measures?.lensHeight ?? null,
    lensCut: about.shape && sku.measures ? { ...sku.measures, shape: about.shape } : null,
    isTintable: Boolean(about.isTintable),
    isLensPackage,
    tints: about.tints,
    needsFitting: Boolean(about.needsFitting),
    isMadeToMeasure: needsPrescription(about.lensKind),
    isSealed: Boolean(about.isSealed),
    vatRate: vatRateOn(today),
    bounds: about.bounds,
    lensKind: about.lensKind,
    lensFacts: lensFactsOf(about),
    parameters: sku.parameters,
  }
}

function pricePart({ amount, ordinaryPrice, lowestPrice30d, isCampaign }: PricePart): Goods['price'] {
  return { amount, ordinaryPrice, lowestPrice30d, isCampaign }
}

/** The stock status of this SKU alone: its article may have another size in stock. */
function statusOf(
  { sellsOnline, sellsInStores }: SnapshotSku,
  available: Goods['availability'],
): Goods['publicationStatus'] {
  if (sellsOnline) return available === 'sold_out' ? 30 : 20
  return sellsInStores ? 40 : 0
}
