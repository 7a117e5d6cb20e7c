import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type * as z from 'zod/mini'
import type { planPriceRise, PriceRiseTarget, tryPriceRise } from '#contracts/price-rises.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { Refusal } from '#domain/refusal.ts'
import {
  mustBeToldInTime,
  raisedPrice,
  toldOfRise,
  withoutRise,
  type RaisedArticle,
} from '#domain/subscriptions/price-rise.ts'
import { raisePrices } from '#plugins/catalog/raise-prices.ts'
import { today } from '#plugins/kit/clock.ts'
import { openEach } from '#plugins/kit/sealing/open-sealed.ts'
import { changeIf, createUnlessTaken, findAll, findEach, findOne, type Stored } from '#plugins/kit/storage/documents.ts'
import { changeOwing, owing } from '#plugins/kit/work/owing.ts'
import { doOwed } from '#plugins/kit/work/run-steps.ts'
import { subscribableArticles } from './equal-lenses.ts'
import { changeSubscription, toSubscription, type Product, type Subscription } from './repository.ts'

export type PriceRise = Stored<'price-rises'>

type Asked = z.infer<typeof tryPriceRise.input>

/** What would become dearer, each article once. */
async function raisedBy(req: PayloadRequest, { target, change, startsOn }: Asked): Promise<RaisedArticle[]> {
  mustBeToldInTime(startsOn, today())
  const raised = (await subscribableArticles(req))
    .filter((article) => isMeant(target, article))
    .map(({ articleId, name, price }) => ({ articleId, name, before: price, after: raisedPrice(change, price) }))
    .filter(({ before, after }) => after > before)
  if (raised.length === 0) throw new Refusal('price_rise.no_rise')
  return raised
}

function isMeant(target: PriceRiseTarget, { articleId, brand }: { articleId: number; brand: string }): boolean {
  return 'brand' in target ? target.brand === brand : target.articleId === articleId
}

/** Who would be told, and by how much a delivery rises. It changes nothing. */
export async function tried(req: PayloadRequest, asked: Asked) {
  const articles = await raisedBy(req, asked)
  const rises: number[] = []
  for await (const { products } of going(req)) {
    const rise = products.reduce(
      (sum, product) => sum + product.quantity * riseOf(product, articles, asked.startsOn),
      0,
    )
    if (rise > 0) rises.push(rise)
  }
  const sum = rises.reduce((all, rise) => all + rise, 0)
  const average = rises.length === 0 ? 0 : Math.round(sum / rises.length)
  return { articles, subscriptions: rises.length, average, most: rises.reduce((most, rise) => Math.max(most, rise), 0) }
}

function riseOf({ articleId, agreed }: Product, articles: readonly RaisedArticle[], startsOn: string): number {
  const after = articles.find((article) => article.articleId === articleId)?.after ?? 0
  return toldOfRise(agreed, after, startsOn, today()) ? after - agreed.amount : 0
}

/** Plans a rise, which tells at once and raises on its day. An article is in one open plan at a time. */
export async function planned(
  req: PayloadRequest,
  { note, by, ...asked }: z.infer<typeof planPriceRise.input> & { by: string },
): Promise<string> {
  const articles = await raisedBy(req, asked)
  const open = await findAll(req, 'price-rises', { state: { equals: 'planned' } })
  const known = new Set(open.flatMap((rise) => rise.articles.map(({ articleId }) => articleId)))
  if (articles.some(({ articleId }) => known.has(articleId))) throw new Refusal('price_rise.planned_already')
  const { startsOn } = asked
  const written = await createUnlessTaken(req, 'price-rises', {
    ...{ ref: randomUUID(), startsOn, state: 'planned' as const, articles, note, by },
    ...owing(['tell', { step: 'raise', at: helsinkiInstant(startsOn, '00:00') }]),
  })
  if (!written) throw new Error('A rise was not written')
  await doOwed(req, 'price-rises', written)
  return written.ref
}

/** Stops a rise before its day. Stopped already, it stays. */
export async function stopped(req: PayloadRequest, ref: string): Promise<PriceRise['state']> {
  const isPlanned = {
    and: [{ ref: { equals: ref } }, { state: { equals: 'planned' } }, { startsOn: { greater_than: today() } }],
  }
  const changed = await changeOwing(req, 'price-rises', isPlanned, { state: 'stopped' }, ['takeBack'])
  if (changed) {
    await doOwed(req, 'price-rises', changed)
    return changed.state
  }
  const found = await findOne(req, 'price-rises', { ref: { equals: ref } })
  if (!found) throw new Refusal('price_rise.not_found')
  if (found.state !== 'stopped') throw new Refusal('price_rise.begun')
  return found.state
}

/** Tells everybody concerned, one letter each. Cut off and repeated, it goes on with who was not told; stopped, it ends. */
export async function tellRise(req: PayloadRequest, { ref, articles, startsOn }: PriceRise): Promise<void> {
  for await (const { number, products } of going(req)) {
    if (products.every((product) => riseOf(product, articles, startsOn) === 0)) continue
    const isOpen = await findOne(
      req,
      'price-rises',
      { and: [{ ref: { equals: ref } }, { state: { equals: 'planned' } }] },
      ['ref'],
    )
    if (!isOpen) return
    await changeAgreed(req, number, 'rise', ({ articleId, agreed }) => {
      const raised = articles.find((article) => article.articleId === articleId)
      return raised ? toldOfRise(agreed, raised.after, startsOn, today()) : null
    })
  }
}

/** Tells who was told that it does not cost more. */
export async function takeBackRise(req: PayloadRequest, { articles, startsOn }: PriceRise): Promise<void> {
  const without = ({ articleId, agreed }: Product) => {
    const raised = articles.find((article) => article.articleId === articleId)
    return raised ? withoutRise(agreed, raised.after, startsOn) : null
  }
  for await (const { number, products } of going(req))
    if (products.some((product) => without(product) !== null)) await changeAgreed(req, number, 'rise_stopped', without)
}

/** The new prices of the catalog, on the day of a rise that was not stopped. */
export async function raise(req: PayloadRequest, { ref, state, articles, startsOn }: PriceRise): Promise<void> {
  if (state !== 'planned') return
  await raisePrices(req, { rise: ref, articles, at: helsinkiInstant(startsOn, '00:00') })
  await changeIf(
    req,
    'price-rises',
    { and: [{ ref: { equals: ref } }, { state: { equals: 'planned' } }] },
    { state: 'done' },
  )
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
    return isChanged ? { products: changed, event: { what }, tells: what } : null
  })
}

/** Every subscription that has not ended. Unreadable ones are left out. */
function going(req: PayloadRequest): AsyncGenerator<Subscription> {
  const found = findEach(req, 'subscriptions', { status: { in: [100, 520] } })
  return openEach(found, (one) => toSubscription(req, one))
}

/** Rises that were planned, the latest first. */
export function latestRises(req: PayloadRequest): Promise<PriceRise[]> {
  return findAll(req, 'price-rises', {}, { sort: '-startsOn', limit: 10 }) as Promise<PriceRise[]>
}
