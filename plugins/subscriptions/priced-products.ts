import type { PayloadRequest } from 'payload'
import type { Goods } from '#domain/catalog/goods.ts'
import { canBeSubscribed } from '#domain/cart/subscribable.ts'
import { emptyLine } from '#domain/cart/empty-line.ts'
import { pricedLine } from '#domain/cart/priced-line.ts'
import type { Cents, Totals } from '#contracts/money.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { vatRateOn } from '#domain/money/vat.ts'
import { chargeable } from '#domain/subscriptions/agreed-price.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import type { Delivery, Product, Subscription } from './repository.ts'

/** A product with its goods of today; null where it is no longer sold, or has run out. */
export interface PricedProduct {
  product: Product
  goods: Goods | null
  /** What one piece costs by subscription today; null where it is not sold so. */
  price: Cents | null
}

/** The products of a subscription as the catalog has them today, named in its language. */
export async function pricedProducts(
  req: PayloadRequest,
  { products, contract, language }: Pick<Subscription, 'products' | 'contract' | 'language'>,
): Promise<PricedProduct[]> {
  const found = await goodsOf(
    req,
    products.map(({ skuId }) => skuId),
    undefined,
    language,
  )
  return products.map((product) => {
    const goods = found.get(product.skuId)
    const isSold = goods?.publicationStatus === 20 && canBeSubscribed(contract.plan.interval, goods)
    return { product, goods: isSold ? goods : null, price: goods?.subscriptionPrice?.amount ?? null }
  })
}

/** What one piece is charged on a day, as prices stand. */
export function priceOn({ product, price }: PricedProduct, on: string): Cents {
  return chargeable(product.agreed, price ?? product.agreed.amount, on)
}

/** What a delivery costs on a day. It is carried for nothing. */
export function amountOn(products: readonly PricedProduct[], on: string): Cents {
  return products.reduce((sum, one) => sum + one.product.quantity * priceOn(one, on), 0)
}

/** The rows of a delivery, as its order will have them. All products must be sold. */
export function linesOn(
  { contract }: Pick<Subscription, 'contract'>,
  products: readonly PricedProduct[],
  on: string,
): Pick<Delivery, 'lines' | 'prescriptions' | 'amount' | 'vatRate'> {
  const rows = products.flatMap((one) => {
    const { product, goods } = one
    if (!goods) return []
    const { ref, quantity, eye, parameters, examinedOn } = product
    const chosen = { quantity, eye, parameters, examinedOn, subscriptionInterval: contract.plan.interval }
    const line = pricedLine({ ...emptyLine(goods, ref), ...chosen }, goods)
    const price = { ...line.price, amount: priceOn(one, on), ordinaryPrice: null, isCampaign: false }
    return [{ ...line, price, parameters, examinedOn }]
  })
  return {
    lines: rows.map(({ prescription: _, prescriptionGlasses: __, parameters: ___, examinedOn: ____, ...line }) => line),
    prescriptions: Object.fromEntries(
      rows.map(({ ref, prescription, parameters, examinedOn }) => [
        ref,
        { prescription, prescriptionGlasses: null, unusual: [], examinedOn, parameters },
      ]),
    ),
    amount: amountOn(products, on),
    vatRate: vatRateOn(on),
  }
}

/** The totals of a delivery's order: what is free of it is a discount. */
export function totalsOfDelivery({ amount, free, vatRate }: Pick<Delivery, 'amount' | 'free' | 'vatRate'>): Totals {
  return totalsOf(
    [
      { kind: 'goods', amount: amount + free, vatRate },
      { kind: 'delivery', amount: 0, vatRate },
      { kind: 'discount', amount: -free, vatRate },
    ],
    0,
  )
}
