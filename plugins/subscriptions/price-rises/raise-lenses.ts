import type { PayloadRequest } from 'payload'
import type { PriceRiseTarget } from '#contracts/price-rises.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { raisedPrice, notifiedOfRise, withoutRise, type RaisedArticle } from '#domain/subscriptions/price-rise.ts'
import { raisePrices } from '#plugins/catalog/raise-prices.ts'
import { today } from '#plugins/kit/clock.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { findEach } from '#plugins/kit/storage/documents.ts'
import { subscribableArticles } from '../equal-lenses.ts'
import type { RaisesPrices } from './raising-prices.ts'
import { changeSubscription, toSubscription, type Product, type Subscription } from '../repository.ts'

/**
 * Rises of articles that are sold by subscription. Each product of a subscription stores the rise that was announced
 * for it.
 */
export const lensRises: RaisesPrices = {
  async raisedBy(req, { target, change }) {
    const articles = (await subscribableArticles(req))
      .filter((article) => isMatched(target, article))
      .map(({ articleId, name, price }) => ({ articleId, name, before: price, after: raisedPrice(change, price) }))
    return { articles: articles.filter(({ before, after }) => after > before) }
  },
  async *risesBy(req, { articles }, startsOn) {
    for await (const { products } of going(req)) {
      const rises = products.map((product) => product.quantity * riseOf(product, articles, startsOn))
      const rise = rises.reduce((sum, one) => sum + one, 0)
      if (rise > 0) yield rise
    }
  },
  async notify(req, { articles, startsOn }, stands) {
    await oneByOne(going(req), async ({ number, products }) => {
      if (products.every((product) => riseOf(product, articles, startsOn) === 0) || !(await stands())) return
      await changeAgreed(req, number, 'rise', ({ articleId, agreed }) => {
        const raised = articles.find((article) => article.articleId === articleId)
        return raised ? notifiedOfRise(agreed, raised.after, startsOn, today()) : null
      })
    })
  },
  async takeBack(req, { articles, startsOn }) {
    const without = ({ articleId, agreed }: Product) => {
      const raised = articles.find((article) => article.articleId === articleId)
      return raised ? withoutRise(agreed, raised.after, startsOn) : null
    }
    await oneByOne(going(req), async ({ number, products }) => {
      if (products.some((product) => without(product) !== null))
        await changeAgreed(req, number, 'rise_stopped', without)
    })
  },
  raise: (req, { ref, articles, startsOn }) =>
    raisePrices(req, { rise: ref, articles, at: helsinkiInstant(startsOn, '00:00') }),
}

function isMatched(target: PriceRiseTarget, { articleId, brand }: { articleId: number; brand: string }): boolean {
  if ('brand' in target) return target.brand === brand
  return 'articleId' in target && target.articleId === articleId
}

function riseOf({ articleId, agreed }: Product, articles: readonly RaisedArticle[], startsOn: string): number {
  const after = articles.find((article) => article.articleId === articleId)?.after ?? 0
  return notifiedOfRise(agreed, after, startsOn, today()) ? after - agreed.amount : 0
}

async function changeAgreed(
  req: PayloadRequest,
  number: number,
  what: 'rise' | 'rise_stopped',
  ruleOf: (product: Product) => Product['agreed'] | null,
): Promise<void> {
  await changeSubscription(req, number, ({ products }) => {
    const changed = products.map((product) => ({ ...product, agreed: ruleOf(product) ?? product.agreed }))
    const isChanged = products.some((product) => ruleOf(product) !== null)
    return isChanged ? { products: changed, event: { what }, notice: what } : null
  })
}

/** Every subscription that has not ended. Unreadable ones are left out. */
function going(req: PayloadRequest): AsyncGenerator<Subscription> {
  const found = findEach(req, 'subscriptions', { status: { in: [100, 520] } })
  return openEach(found, (one) => toSubscription(req, one))
}
