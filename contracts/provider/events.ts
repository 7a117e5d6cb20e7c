import * as z from 'zod/mini'

/** Events of one beacon or of a list at most. */
export const MOST_EVENTS = 100

/** The events that clients of the protocol send (provider-protocol, B4). */
export const EventType = z.enum([
  'page_view',
  'click',
  'add_to_cart',
  'purchase',
  'element_visible',
  'ws_click',
  'recommendations_inserted',
])
export type EventType = z.infer<typeof EventType>

/** Clients send null for what they do not have, and numbers where the contract says text. */
const text = (most: number) => z.optional(z.nullable(z.union([z.string().check(z.maxLength(most)), z.number()])))

const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Names = z.optional(z.nullable(z.array(Name).check(z.maxLength(MOST_EVENTS))))

/** One event of a page. What it has beside these fields is not read. */
export const ProviderEvent = z.object({
  type: EventType,
  tenant: Name,
  market: Name,
  /** Pseudonymous, of a browser. Without it an event is counted and teaches nothing. */
  dsid: text(200),
  user_id: text(200),
  session_id: text(200),
  /** The same event, sent again. */
  deduplication_id: text(200),
  product_id: text(200),
  variant_ids: Names,
  entity_identifiers: Names,
  search_result_id: text(200),
  product_listing_result_id: text(200),
  recommendation_id: text(200),
  recommendation_type: text(100),
  ab_test_group: text(100),
  /** Address of the page; its query is not stored. */
  url: text(2000),
})
export type ProviderEvent = z.infer<typeof ProviderEvent>

/** `POST /create-events`: a beacon of clicks. */
export const CreateEvents = z.array(ProviderEvent).check(z.minLength(1), z.maxLength(MOST_EVENTS))
export type CreateEvents = z.infer<typeof CreateEvents>

const Purchase = z.object({
  event_type: z.literal('purchase'),
  dsid: text(200),
  user_id: text(200),
  session_id: text(200),
  transaction_id: Name,
  /** ISO 4217. */
  currency: z.string().check(z.regex(/^[A-Za-z]{3}$/)),
  products: z
    .array(
      z.object({
        sku: Name,
        price: z.union([z.number().check(z.nonnegative()), z.string().check(z.regex(/^\d{1,9}([.,]\d{1,4})?$/))]),
        quantity: z.int().check(z.minimum(1), z.maximum(10_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(MOST_EVENTS)),
})

const ProductUnavailable = z.object({
  event_type: z.literal('product_unavailable'),
  product_id: Name,
  unavailability_type: z.enum(['out_of_stock', 'missing']),
})

const TransactionMapping = z.object({ event_type: z.literal('transaction_mapping'), transaction_id: Name })

/** `POST /v2/create-events`: purchases, and what clients report of goods. */
export const CreateOrderEvents = z.object({
  tenant: Name,
  market: Name,
  events: z
    .array(z.discriminatedUnion('event_type', [Purchase, ProductUnavailable, TransactionMapping]))
    .check(z.minLength(1), z.maxLength(MOST_EVENTS)),
})
export type CreateOrderEvents = z.infer<typeof CreateOrderEvents>

/** Everything was stored. */
export const EventsAnswer = z.object({ status: z.literal('ok') })

/** A message of the websocket. Sent again after five seconds without an answer, under the same id. */
export const SocketMessage = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)), event: z.unknown() })

/** `ok`: stored, send it no more. `not-ok`: it will never be stored. No answer: send it again. */
export const SocketAnswer = z.object({ id: z.string(), status: z.enum(['ok', 'not-ok']) })
export type SocketAnswer = z.infer<typeof SocketAnswer>
