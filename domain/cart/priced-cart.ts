import type { Cart, CartLine } from '#contracts/cart.ts'
import type { Language } from '#contracts/language.ts'
import type { TotalRow } from '#contracts/money.ts'
import { type Goods, goodsForPieces } from '#domain/catalog/goods.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { type GoodsBySku, piecesBySku } from './goods.ts'
import { Refusal } from '#domain/refusal.ts'
import { discountOnCart } from './discounted-goods.ts'
import { inapplicableCode, type AppliedCode } from './discount-code.ts'
import { problemOfPair } from './lens-fit.ts'
import type { StoredLine } from './stored-line.ts'
import { giftCardLine } from './gift-card-line.ts'
import { linePrice } from './line-price.ts'
import { pricedLine } from './priced-line.ts'
import { rowGroups } from './row-groups.ts'

interface Priced {
  line: StoredLine
  goods: Goods
}

/**
 * A stored cart with today's names, prices, stock and discount, as sent to the browser.
 *
 * Gift cards stand last; no code takes anything off them. A frame or lens that is no longer in the catalog is left out with its
 * group; lenses that no longer suit their frame are sold out. A code that takes
 * nothing off now, or has been deleted, is returned as inapplicable with the reason, so that no use of it is
 * spent; it applies again once the cart allows it.
 *
 * @param today ISO day.
 * @param language in which gift cards and the use of lenses are named, as the goods are already.
 */
export function pricedCart(
  lines: readonly StoredLine[],
  goodsBySku: GoodsBySku,
  code: AppliedCode | null,
  today: string,
  language?: Language,
): Cart {
  const priced = pricedGroups(lines, goodsBySku)
  const cards = lines.flatMap((line) => (line.giftCard ? [giftCardLine(line, line.giftCard, language)] : []))
  const rows = [...priced.map(totalRow), ...cards.map(cardRow)]
  const pieces = piecesBySku(priced.map(({ line }) => line))
  const ofGoods = priced.map(({ line, goods }) =>
    pricedLine(line, goodsForPieces(goods, pieces.get(line.skuId) ?? 0), language),
  )
  const found = code?.discount && discountOnCart(ofGoods, code.discount, today)
  const discounted = found instanceof Refusal ? null : found
  const off = discounted?.off ?? 0
  const totals = totalsOf(off > 0 ? [...rows, { kind: 'discount', amount: -off, vatRate: 0 }] : rows, 0)
  const heads = priced.filter(({ line }) => line.parentRef === null)
  return {
    items: [...ofGoods.map((line) => (line.ref === discounted?.ref ? { ...line, ownDiscount: off } : line)), ...cards],
    totals,
    totalCost: totals.totalCost,
    pieces: sum(heads.map(({ line }) => line.quantity)) + cards.length,
    discountCode: code && off > 0 ? code.code : null,
    inapplicableCode: code && inapplicableCode(ofGoods, code, today),
  }
}

function pricedGroups(lines: readonly StoredLine[], goodsBySku: GoodsBySku): Priced[] {
  return rowGroups(lines).flatMap(({ head, followers }) => {
    const frame = goodsBySku.get(head.skuId)
    const priced = [head, ...followers].flatMap((line) => {
      const goods = goodsBySku.get(line.skuId)
      if (!goods) return []
      const isUnfit = goods.isLensPackage && frame && problemOfPair(frame, goods) !== null
      return [{ line, goods: isUnfit ? { ...goods, publicationStatus: 30 as const } : goods }]
    })
    return priced.length > followers.length ? priced : []
  })
}

function totalRow({ line, goods }: Priced): TotalRow {
  const amount = linePrice(line, goods).amount * line.quantity
  return { kind: goods.isLensPackage ? 'lens_work' : 'goods', amount, vatRate: goods.vatRate }
}

function cardRow({ price }: CartLine): TotalRow {
  return { kind: 'voucher', amount: price.amount, vatRate: 0 }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
