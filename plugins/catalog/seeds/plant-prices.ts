import type { Payload } from 'payload'
import { createUnlessTaken, type Stored } from '#plugins/kit/storage/documents.ts'
import type { Planted } from './planted.ts'
import type { Row } from './row.ts'

const channels = ['online', 'stores'] as const
const DAY_MS = 86_400_000

/** Writes the history of an article's prices under stable keys. What of it is there already stays as it is. */
export async function plantPrices(
  payload: Payload,
  { prices, subscriptionPrices }: Row,
  { id, handle }: Stored<'articles'>,
  { prices: planted, day }: Planted,
): Promise<number> {
  let count = 0
  for (const channel of channels) {
    for (const [kind, rows] of [
      ['unit', prices],
      ['subscription', subscriptionPrices],
    ] as const) {
      const keyOf = (index: number) => `${handle}:${channel}:${kind}:${index}`
      const from = countedFrom(day, planted.get(keyOf(0)), rows[0]?.daysAgo)
      for (const [index, { daysAgo, amount, isCampaign = false }] of rows.entries()) {
        const key = keyOf(index)
        if (planted.has(key)) continue
        const startsAt = startOf(from, daysAgo)
        await createUnlessTaken({ payload }, 'prices', {
          article: id,
          channel,
          kind,
          amount,
          isCampaign,
          startsAt,
          key,
        })
        count += 1
      }
    }
  }
  return count
}

/** An interrupted seeding continues with the dates it began with. */
function countedFrom(day: Date, firstStartsAt: string | undefined, firstDaysAgo = 0): Date {
  return firstStartsAt ? new Date(Date.parse(firstStartsAt) + firstDaysAgo * DAY_MS) : day
}

/** Prices begin at midnight UTC, which is at two or three at night in Helsinki. */
function startOf(day: Date, daysAgo: number): string {
  const midnight = Math.floor(day.getTime() / DAY_MS) * DAY_MS
  return new Date(midnight - daysAgo * DAY_MS).toISOString()
}
