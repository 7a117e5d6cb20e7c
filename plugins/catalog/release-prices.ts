import { rowAfterRelease, rowInRelease, type SourcedPrice } from '#domain/catalog/release-price.ts'
import { findAll, writeUnlessTaken, type DocumentId, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { goodsChanged } from './catalog-changes.ts'
import { articlesPriced, nameOf, readPriceRows, RELEASE_KEY, type PriceTarget } from './planned-prices.ts'

/**
 * Prices what a release prices, from an instant (ISO) on. A repeat adds nothing. Pages show the new prices all at once, when
 * the last row is written. What has no price is left as it is.
 *
 * @param release ref of the release.
 */
export async function startReleasePrices(
  context: WithPayload,
  { release, targets, at }: { release: string; targets: readonly PriceTarget[]; at: string },
): Promise<void> {
  const priced = await articlesPriced(context, targets, await readPriceRows(context))
  await addRows(
    context,
    priced.flatMap((one) => {
      const row = rowInRelease(one.rows, one.target, release, at)
      return row ? [{ ...one, row, key: `${RELEASE_KEY}${release}:${nameOf(one)}:live` }] : []
    }),
  )
}

/** Ends the prices of a release at an instant (ISO): everything costs again what it would without it. A repeat adds nothing. */
export async function endReleasePrices(
  context: WithPayload,
  { release, at }: { release: string; at: string },
): Promise<void> {
  const own = await findAll(context, 'prices', { key: { like: `${RELEASE_KEY}${release}:` } })
  const rows = await readPriceRows(context)
  await addRows(
    context,
    own.flatMap((price) => {
      const row = rowAfterRelease(rows.get(nameOf(price)) ?? [], release, at)
      return row ? [{ ...price, row, key: `${RELEASE_KEY}${release}:${nameOf(price)}:back` }] : []
    }),
  )
}

interface AddedRow extends Pick<PriceTarget, 'channel' | 'kind'> {
  article: DocumentId
  key: string
  row: SourcedPrice
}

async function addRows(context: WithPayload, added: AddedRow[]): Promise<void> {
  for (const { article, channel, kind, key, row } of added) {
    const { amount, isCampaign, startsAt } = row
    const price = { article: article as number, channel, kind, amount, isCampaign, startsAt, key }
    await writeUnlessTaken(context, 'prices', price)
  }
  if (added.length > 0) await goodsChanged(context, 'article', [...new Set(added.map(({ article }) => article))])
}
