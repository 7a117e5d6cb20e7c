import * as z from 'zod/mini'
import { EventType } from './provider/events.ts'
import { route } from './route.ts'

/** A merchant's key, and one of its markets. */
const place = { tenant: z.string().check(z.maxLength(200)), market: z.string().check(z.maxLength(200)) }

/** An event as staff watch it come. */
export const WatchedEvent = z.object({
  /** Distinguishes it from the others. */
  id: z.string(),
  /** The instant (ISO) it came. */
  at: z.string(),
  type: EventType,
  /** The beginning of the pseudonymous id, enough to distinguish people on a screen; null where the page sent none. */
  person: z.nullable(z.string()),
  /** Articles by the merchant's ids, 5 at most. */
  items: z.array(z.string()),
  /** Where the card stood that it happened on, and how far down from 1; null off a card. */
  card: z.nullable(z.object({ kind: z.enum(['search', 'listing', 'recommendation']), position: z.int() })),
})
export type WatchedEvent = z.infer<typeof WatchedEvent>

/** The last events of a merchant's market, up to 100, the latest first. For marketers. */
export const watchEvents = route({
  method: 'get',
  path: '/insight/events',
  input: z.object(place),
  output: z.object({ events: z.array(WatchedEvent) }),
})

/** Erases a person from the stored events of a merchant's shoppers, by the whole pseudonymous id. For admins. */
export const eraseShopper = route({
  method: 'post',
  path: '/insight/forget',
  input: z.object({ tenant: place.tenant, person: z.string().check(z.minLength(1), z.maxLength(200)) }),
  /** How many events of the person there were; 0 where there are none, or none any more. */
  output: z.object({ events: z.int() }),
})
