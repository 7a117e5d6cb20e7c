import type { PayloadRequest } from 'payload'
import { priceForecast, type PriceForecast } from '#domain/catalog/price-forecast.ts'
import { articlesPriced, plannedPrices, priceRowsAhead, type PricedArticle } from '#plugins/catalog/planned-prices.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { soldBetween, type Sold } from '#plugins/orders/admin/sold-between.ts'
import { targetsOf, type Release } from '../schedule/repository.ts'

/** What a release makes of one article, and what was sold of it while it was live. */
export interface CampaignRow extends Pick<PricedArticle, 'number' | 'title' | 'channel' | 'kind'>, PriceForecast {
  sold: Sold | null
}

/** A release with what it makes of prices; null where there is no such release. */
export interface Campaign {
  release: Release
  rows: CampaignRow[]
  /** Whether anything can have been sold. */
  hasBegun: boolean
}

/** What a release will make, or has made, of the price of each article, and what was sold since. */
export async function campaignOf(req: PayloadRequest, id: DocumentId): Promise<Campaign | null> {
  const release = (await findOne(req, 'releases', { id: { equals: id } })) as Release | null
  if (!release) return null
  const { ref, wentLiveAt, goesLiveAt, cameBackAt, stoppedAt } = release
  const rows = await priceRowsAhead(req, await plannedPrices(req))
  const priced = await articlesPriced(req, targetsOf(release), rows)
  const forecasts = priced.flatMap(({ number, title, channel, kind, rows: log }) => {
    const forecast = priceForecast(log, ref ?? '', startIn(log, ref ?? '') ?? goesLiveAt)
    return forecast ? [{ number, title, channel, kind, ...forecast }] : []
  })
  const hasBegun = Boolean(wentLiveAt)
  const span = [wentLiveAt ?? goesLiveAt, cameBackAt ?? stoppedAt ?? nowIso()] as const
  // Stores sell by tills of their own.
  const online = new Set(
    forecasts.flatMap(({ number, channel }) => (channel === 'online' && number !== null ? [number] : [])),
  )
  const sold = hasBegun ? await soldBetween(req, online, span) : new Map<number, Sold>()
  return {
    release,
    hasBegun,
    rows: forecasts.map((one) => ({
      ...one,
      sold: hasBegun && one.channel === 'online' ? (sold.get(one.number ?? 0) ?? NONE) : null,
    })),
  }
}

const NONE: Sold = { pieces: 0, sum: 0, orders: 0 }

/** When the first row of a release begins: a killed process may have written it a moment after it was planned. */
function startIn(rows: PricedArticle['rows'], release: string): string | undefined {
  return rows
    .filter((row) => row.release === release)
    .map(({ startsAt }) => startsAt)
    .toSorted()[0]
}
