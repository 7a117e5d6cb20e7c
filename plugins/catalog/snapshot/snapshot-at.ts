import type { Payload } from 'payload'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { nameOf, plannedPrices, priceRowsAhead, type PriceTarget } from '../planned-prices.ts'
import { buildSnapshot } from './build-snapshot.ts'
import { priceSnapshot } from './price-snapshot.ts'
import type { CatalogSnapshot } from './snapshot-types.ts'

type Versions = Pick<CatalogSnapshot, 'version' | 'stockVersion'>

/** The last catalog that was made for a preview, and what it was made of. One page in preview asks for it many times. */
const latest = new WeakMap<Payload, { madeOf: string; snapshot: Promise<CatalogSnapshot> }>()

/** The whole catalog with the prices of another instant (ISO), those of planned releases included. Stock is that of now. */
export async function snapshotAt(context: WithPayload, instant: string, versions: Versions): Promise<CatalogSnapshot> {
  const planned = await plannedPrices(context)
  const madeOf = JSON.stringify([instant, versions, planned])
  const known = latest.get(context.payload)
  if (known?.madeOf === madeOf) return known.snapshot
  const snapshot = pricedAhead(context, instant, versions, planned)
  latest.set(context.payload, { madeOf, snapshot })
  snapshot.catch(() => latest.delete(context.payload))
  return snapshot
}

async function pricedAhead(
  context: WithPayload,
  instant: string,
  versions: Versions,
  planned: Awaited<ReturnType<typeof plannedPrices>>,
): Promise<CatalogSnapshot> {
  const [snapshot, rows] = await Promise.all([
    buildSnapshot(context.payload, versions),
    priceRowsAhead(context, planned),
  ])
  const kinds: PriceTarget['kind'][] = ['unit', 'subscription']
  for (const { about, history } of snapshot.byNumber.values())
    for (const kind of kinds) {
      const named = (channel: PriceTarget['channel']) => rows.get(nameOf({ article: about.id, channel, kind })) ?? []
      history[kind] = [...named('online'), ...named('stores')]
    }
  priceSnapshot(snapshot, new Date(instant))
  return snapshot
}
