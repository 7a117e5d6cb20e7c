import type { CartLine } from '#contracts/cart.ts'
import { SHOP_LANGUAGE, type Language } from '#contracts/language.ts'
import type { Goods } from '#domain/catalog/goods.ts'
import { IN_STOCK_DAYS } from '#domain/deliveries/promised-day.ts'
import { tintName } from '#domain/catalog/lens-tint.ts'
import { useName } from '#domain/prescriptions/ground-power.ts'
import { lensSummary } from '#domain/prescriptions/lens-summary.ts'
import type { StoredLine } from './stored-line.ts'
import { canBeSubscribed } from './subscribable.ts'
import { linePrice } from './line-price.ts'
import { hasLostTint, lineTint } from './line-tint.ts'

/**
 * A row as sent to the browser, with today's catalog data of its SKU.
 *
 * Lenses ground by a prescription are made to measure; the frame they are ground for goes back like any other. What cannot
 * be bought online any more, or not in this tint or by subscription, counts as sold out.
 *
 * @param language in which the use of lenses is named, as the goods are already.
 */
export function pricedLine(line: StoredLine, goods: Goods, language: Language = SHOP_LANGUAGE): CartLine {
  const tint = lineTint(line, goods)
  const use = line.lensConfiguration?.use
  const isStillOffered = !hasLostTint(line, goods) && canBeSubscribed(line.subscriptionInterval, goods)
  const isSold = goods.publicationStatus === 20 && isStillOffered
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
    variety: [use && useName(use, language), tint ? tintName(tint) : goods.variety].filter(Boolean).join(', '),
    quantity: line.quantity,
    eye: line.eye,
    isEditAble: line.parentRef === null,
    media: goods.media,
    price: linePrice(line, goods),
    prescription: line.parameters && lensSummary(line.parameters),
    prescriptionGlasses: line.prescriptionGlasses,
    prescriptionComes: line.prescriptionComes ?? null,
    lensConfiguration: line.lensConfiguration,
    subscriptionInterval: line.subscriptionInterval,
    availability: isSold ? goods.availability : 'sold_out',
    leadTimeDays: Math.max(IN_STOCK_DAYS, goods.leadTimeDays),
    isMadeToMeasure: goods.isMadeToMeasure,
    isSealed: goods.isSealed,
    needsFitting: goods.needsFitting,
  }
}
