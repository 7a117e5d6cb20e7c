import type { ProviderEvent } from '#contracts/provider/events.ts'
import type { CommerceEvent } from '#domain/consent/data-event.ts'

/** What an event of the shop's pages adds to recommendations and figures; undefined if nothing. */
export function behaviorOf({
  event,
  ecommerce: { items },
}: CommerceEvent): Pick<ProviderEvent, 'type' | 'product_id' | 'entity_identifiers'> | undefined {
  const ids = [...new Set(items.map(({ item_id }) => item_id))]
  if (event === 'view_item') return { type: 'page_view', product_id: ids[0] }
  if (event === 'add_to_cart' || event === 'purchase') return { type: event, entity_identifiers: ids }
  return undefined
}
