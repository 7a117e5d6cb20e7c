import { setImmediate } from 'node:timers/promises'
import type { Payload } from 'payload'
import type { FeedArticle } from '#contracts/provider/feed.ts'
import { feedDocument, feedSettings } from '#domain/provider/feed/feed-document.ts'
import { articleAt, changesAt } from '#domain/provider/feed/sale-days.ts'
import type { SearchEngine, SearchLanguage } from '#domain/search/engine.ts'
import { memoryEngine } from '#domain/search/index/memory-engine.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { nextNumber, recentNumber } from '#plugins/kit/storage/counters.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { analyzers } from '#plugins/search/analyzers.ts'
import { articlesOf, type Market, type Tenant } from '../repository.ts'

/** The articles of one merchant in one market, in memory. No other merchant's lie in it. */
export interface TenantIndex {
  engine: SearchEngine
  /** With their prices of now. */
  articles: Map<string, FeedArticle>
  states: Map<string, number>
  /** The counter as it was when this was read. */
  version: number
  /** The ISO instant at which the first price changes; null where none does. */
  pricedUntil: string | null
}

const indexes = new WeakMap<Payload, Map<string, TenantIndex>>()

/** Documents that are put before other work gets its turn. */
const AT_ONCE = 50

/** The merchant's index as of now. Every process has its own; a delivery to one is known to the others within 200 ms. */
export async function tenantIndex(context: WithPayload, tenant: Tenant, market: Market): Promise<TenantIndex> {
  const version = await recentNumber(context, counterOf(tenant))
  const name = JSON.stringify([tenant.key, market.market, languageOf(market)])
  const known = indexes.get(context.payload)?.get(name)
  if (known && isCurrent(known, version)) return known
  return serialized(`tenant index ${name}`, () => refreshed(context, tenant, market, name))
}

/** To be called after its articles were changed. */
export async function reportArticlesChanged(context: WithPayload, tenant: Tenant): Promise<void> {
  await nextNumber(context, counterOf(tenant))
}

/** The language whose rules bend the words of a market. */
export function languageOf({ locale }: Market): SearchLanguage {
  return (['fi', 'sv'] as const).find((one) => locale.toLowerCase().startsWith(one)) ?? 'en'
}

async function refreshed(context: WithPayload, tenant: Tenant, market: Market, name: string): Promise<TenantIndex> {
  const version = await recentNumber(context, counterOf(tenant))
  const all = indexes.get(context.payload) ?? new Map<string, TenantIndex>()
  indexes.set(context.payload, all)
  const index = all.get(name) ?? newIndex()
  if (isCurrent(index, version)) return index

  const now = nowIso()
  let pricedUntil: string | null = null
  const place = { tenant: tenant.key, market: market.market }
  const present = new Set<string>()
  for await (const page of articlesOf(context, place)) {
    const priced = page.map(({ article, state }) => ({ article: articleAt(article, now), state }))
    const changed = priced.filter(
      ({ article: { id, price }, state }) => index.states.get(id) !== state || index.articles.get(id)?.price !== price,
    )
    for (const { article } of page) {
      present.add(article.id)
      const next = changesAt(article, now)
      if (next && (pricedUntil === null || next < pricedUntil)) pricedUntil = next
    }
    for (let at = 0; at < changed.length; at += AT_ONCE) {
      const some = changed.slice(at, at + AT_ONCE)
      index.engine.put(some.map(({ article }) => feedDocument(article, place, languageOf(market))))
      for (const { article, state } of some) {
        index.states.set(article.id, state)
        index.articles.set(article.id, article)
      }
      await setImmediate()
    }
  }
  const gone = [...index.states.keys()].filter((id) => !present.has(id))
  index.engine.remove(place, gone)
  for (const id of gone) {
    index.states.delete(id)
    index.articles.delete(id)
  }
  index.version = version
  index.pricedUntil = pricedUntil
  all.set(name, index)
  return index
}

function isCurrent(index: TenantIndex, version: number): boolean {
  return index.version >= version && (index.pricedUntil === null || nowIso() < index.pricedUntil)
}

function newIndex(): TenantIndex {
  const engine = memoryEngine(feedSettings, analyzers)
  return { engine, articles: new Map(), states: new Map(), version: -1, pricedUntil: null }
}

function counterOf({ key }: Tenant): string {
  return `articles of ${key}`
}
