import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { tenants } from './repository.ts'

/** A merchant in a market, whose goods the widgets show. */
export interface WidgetMerchant {
  merchant: string
  market: string
  currency: string
  name: string
}

/** Every merchant that is open, by name. */
export async function widgetMerchants(context: WithPayload): Promise<WidgetMerchant[]> {
  const all = [...(await tenants.read(context)).values()].flatMap(({ key, name, markets }) =>
    [...markets.values()].map(({ market, currency }) => ({
      ...{ merchant: key, market, currency },
      name: markets.size > 1 ? `${name}, ${market}` : name,
    })),
  )
  return all.toSorted((one, other) => one.name.localeCompare(other.name, 'fi'))
}
