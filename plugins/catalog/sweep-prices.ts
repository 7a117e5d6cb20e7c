import type { PayloadRequest } from 'payload'
import { articleTag, CATALOG_TAG } from '#domain/catalog/cache-tags.ts'
import { invalidate } from '#plugins/kit/cache.ts'
import type { Sweep } from '#plugins/kit/extend.ts'
import { shelfOf } from './shelf/shelf-of.ts'

/** The prices each open shop's pages were last known to show, by article: amount, campaign and low. */
const shown = new WeakMap<PayloadRequest['payload'], Map<number, string>>()

/** Every minute: drops the pages of articles whose dated price has changed since. */
export const sweepPrices: Sweep = {
  name: 'prices',
  async sweep({ payload }) {
    const current = pricesOf(await shelfOf({ payload }))
    const before = shown.get(payload)
    shown.set(payload, current)
    const changed = before ? [...current].filter(([id, price]) => before.get(id) !== price) : []
    if (changed.length > 0) await invalidate([CATALOG_TAG, ...changed.map(([id]) => articleTag(id))])
    return changed.length
  },
}

function pricesOf({ listed }: Awaited<ReturnType<typeof shelfOf>>): Map<number, string> {
  return new Map([...listed].map(([id, { card }]) => [id, JSON.stringify(card.price)]))
}
