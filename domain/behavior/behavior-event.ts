import type { CreateOrderEvents, EventType, ProviderEvent } from '#contracts/provider/events.ts'
import type { CommerceEvent } from '#domain/consent/data-event.ts'

/** A shopper's action as it is stored: pseudonymous, and only what recommendations and figures use. */
export interface BehaviorEvent {
  /** The same for an event that is sent again. */
  id: string
  type: EventType
  /** Pseudonymous, of a browser; null where the page sent none. */
  person: string | null
  /** Articles by the merchant's ids. */
  items: string[]
  /** Of the card that it happened on: a result of a search, a listing or a recommendation. */
  result: string | null
  /** Which experiment the page was in. */
  group: string | null
}

/** Words of clients that mean nothing is known of the person. */
const NO_ACCESS = new Set(['', 'undefined', 'null', 'anonymous'])

/** An event of a page. `id` is that of its message, where it says nothing better of itself. */
export function readEvent(event: ProviderEvent, id: string): BehaviorEvent {
  const { type, product_id, variant_ids, entity_identifiers } = event
  const items = [product_id, ...(variant_ids ?? []), ...(entity_identifiers ?? [])].flatMap(known)
  return {
    id: known(event.deduplication_id)[0] ?? id,
    type,
    person: personOf(event),
    items: [...new Set(items)],
    result:
      [event.search_result_id, event.product_listing_result_id, event.recommendation_id].flatMap(known)[0] ?? null,
    group: known(event.ab_test_group)[0] ?? null,
  }
}

/** Purchases as events; the same transaction is the same event, even if another sender repeats it. */
export function readOrderEvents({ events }: CreateOrderEvents): BehaviorEvent[] {
  return events.flatMap((event) => {
    if (event.event_type !== 'purchase') return []
    const items = [...new Set(event.products.map(({ sku }) => sku))]
    const none = { result: null, group: null }
    return [
      { id: `purchase ${event.transaction_id}`, type: 'purchase' as const, person: personOf(event), items, ...none },
    ]
  })
}

/** The pseudonymous id of the person who does or asks something; null where the page sends none. */
export function personOf({ dsid, user_id }: Pick<ProviderEvent, 'dsid' | 'user_id'>): string | null {
  return [dsid, user_id].flatMap(known).find((id) => !NO_ACCESS.has(id)) ?? null
}

function known(value: string | number | null | undefined): string[] {
  return value === null || value === undefined || value === '' ? [] : [String(value)]
}

/** Whether an event shows interest in articles: looking at one does, seeing its card does not. */
export function isInterest({ type }: Pick<BehaviorEvent, 'type'>): boolean {
  return type === 'page_view' || type === 'add_to_cart' || type === 'purchase'
}

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
