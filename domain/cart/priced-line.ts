import type { CartLine } from '#contracts/cart.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { IN_STOCK_DAYS } from '#domain/deliveries/promised-day.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import type { KeptLine } from './kept-line.ts'

/**
 * A row as the wire has it, with what the catalog says of its SKU today.
 *
 * Lenses ground by a prescription are made to measure; the frame they are ground for goes back like any other. What cannot
 * be bought online any more counts as sold out.
 */
export function pricedLine(line: KeptLine, goods: Goods): CartLine {
  const { amount, ordinaryPrice, lowestPrice30d, isCampaign } = goods.price
  return {
    ref: line.ref,
    parentRef: line.parentRef,
    skuId: line.skuId,
    parentSkuID: line.parentSkuID,
    articleId: line.articleId,
    articleDescription: goods.articleDescription,
    slug: goods.slug,
    category: goods.category,
    brand: goods.brand,
    variety: goods.variety,
    quantity: line.quantity,
    eye: line.eye,
    isEditAble: line.parentRef === null,
    media: goods.media,
    price: { amount, ordinaryPrice, lowestPrice30d, isCampaign },
    prescription: line.parameters && lensSummary(line.parameters),
    prescriptionGlasses: line.prescriptionGlasses,
    lensConfiguration: line.lensConfiguration,
    subscriptionInterval: line.subscriptionInterval,
    availability: goods.publicationStatus === 20 ? goods.availability : 'sold_out',
    leadTimeDays: Math.max(IN_STOCK_DAYS, goods.leadTimeDays),
    isMadeToMeasure: goods.isMadeToMeasure,
    isSealed: goods.isSealed,
    needsFitting: goods.needsFitting,
  }
}
