import { rowAfterRelease, rowInRelease } from '#domain/catalog/release-price.ts'
import { hook } from '#plugins/kit/hook.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { articlesPriced, nameOf, readPriceRows, type PriceRows, type PriceTarget } from './release-prices.ts'

/** The prices of a release that has not ended, by its ref. */
export interface PlannedPrices {
  release: string
  goesLiveAt: string
  /** Null where the prices stay for good. */
  comesBackAt: string | null
  targets: PriceTarget[]
}

/** Finds the prices of all releases that have not ended, in the order in which they go live. */
export type FindPlannedPrices = (context: WithPayload) => Promise<PlannedPrices[]>

/** Gives the prices that are planned ahead. */
export const pricePlans = hook<FindPlannedPrices>('price plans')

/** Every release that has prices ahead of it. */
export async function plannedPrices(context: WithPayload): Promise<PlannedPrices[]> {
  return (await pricePlans.only(context)?.(context)) ?? []
}

/** All price rows there are, and those that planned releases will write if nothing changes. */
export async function priceRowsAhead(context: WithPayload, planned: readonly PlannedPrices[]): Promise<PriceRows> {
  const rows = await readPriceRows(context)
  for (const { release, goesLiveAt, comesBackAt, targets } of planned)
    for (const one of await articlesPriced(context, targets, rows)) {
      const isLive = one.rows.some((row) => row.release === release)
      const live = isLive ? null : rowInRelease(one.rows, one.target, release, goesLiveAt)
      const during = [...one.rows, ...(live ? [live] : [])]
      const back = comesBackAt === null ? null : rowAfterRelease(during, release, comesBackAt)
      rows.set(nameOf(one), [...during, ...(back ? [back] : [])])
    }
  return rows
}
