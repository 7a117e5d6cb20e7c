import { beaconPath } from '#domain/server-paths.ts'
import { behaviorOf } from '#domain/behavior/behavior-event.ts'
import type { CommerceEvent, DataEvent } from '#domain/consent/data-event.ts'
import type { ProviderEvent } from '#contracts/provider/events.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import type { SuggestingData } from '../../shared/consent.ts'

/** The browser that reports, and the merchant for whom. */
export interface Teller extends Pick<SuggestingData, 'tenant' | 'market'> {
  visitor: string
}

/** Most events that wait for the answer to the question of consent. */
const MOST_WAITING = 50

let waiting: CommerceEvent[] = []
let teller: Teller | null | undefined

/**
 * Reports what the visitor looks at, takes into the cart and buys. Before the visitor's answer it waits in memory;
 * without consent it is dropped.
 */
export function report(event: DataEvent): void {
  if (!('ecommerce' in event)) return
  if (teller === undefined) waiting = [...waiting, event].slice(-MOST_WAITING)
  if (teller) sendCommerce(teller, event)
}

/** Settles what becomes of events: reported with consent, and dropped without. */
export function settleReporting(to: Teller | null): void {
  teller = to
  const before = waiting
  waiting = []
  if (to) for (const event of before) sendCommerce(to, event)
}

function sendCommerce(to: Teller, event: CommerceEvent): void {
  const reported = behaviorOf(event)
  if (!reported) return
  // The page of a purchase may be opened again. Everything else that happens twice is two events.
  const id =
    reported.type === 'purchase' ? `purchase ${to.visitor} ${String(reported.entity_identifiers)}` : randomUuid()
  send(to, { ...reported, deduplication_id: id })
}

/** Sends an event even if the page is being left. One that is lost teaches a little less. */
export function send({ tenant, market, visitor }: Teller, event: Omit<ProviderEvent, 'tenant' | 'market'>): void {
  navigator.sendBeacon(beaconPath, JSON.stringify([{ ...event, tenant, market, dsid: visitor }]))
}
