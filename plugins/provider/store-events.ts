import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import type { BehaviorEvent } from '#domain/behavior/behavior-event.ts'
import { keepEvents } from '#plugins/behavior/keep-events.ts'
import { eventBytesInDay, networkOf } from '#domain/limits.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { secondsToWaitFor } from '#plugins/kit/requests/limits.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'
import { perShop } from '#plugins/kit/storage/per-shop.ts'
import type { Tenant } from './repository.ts'

/** The sender of events. */
export interface Teller {
  tenant: Pick<Tenant, 'key'>
  market: string
  address: string
}

const DAY_S = 86_400

/** How many events of a merchant were dropped on a day, as this process knows. */
const droppedOf = perShop('dropped events', () => new Map<string, { day: string; events: number }>())

/**
 * Stores events that a page has sent. What has no room on the disk today is dropped and counted, of one address as of
 * all: a refused sender would send it again and again.
 */
export async function storeEvents(
  context: WithPayload,
  { tenant: { key }, market, address }: Teller,
  events: readonly BehaviorEvent[],
): Promise<void> {
  const bytes = events.reduce((sum, event) => sum + JSON.stringify(event).length, 0)
  const counts = [
    { who: `event bytes of ${key} from ${networkOf(address)}`, most: eventBytesInDay.ofAddress },
    { who: `event bytes of ${key}`, most: eventBytesInDay.ofTenant },
  ]
  const hasRoom = (await secondsToWaitFor(counts, bytes, DAY_S)) === undefined
  if (hasRoom) await keepEvents(context, { tenant: key, market }, events)
  else noteDropped(context, key, events.length)
}

/** How many events were dropped today, by merchant. */
export function droppedToday(context: WithPayload): { tenant: string; events: number }[] {
  const today = helsinkiDay(nowIso())
  return [...droppedOf(context)].flatMap(([tenant, { day, events }]) => (day === today ? [{ tenant, events }] : []))
}

function noteDropped({ payload }: WithPayload, tenant: string, events: number): void {
  const dropped = droppedOf({ payload })
  const day = helsinkiDay(nowIso())
  const before = dropped.get(tenant)
  if (before?.day !== day) payload.logger.warn({ tenant }, 'Events of today have no room, and are dropped')
  dropped.set(tenant, { day, events: events + (before?.day === day ? before.events : 0) })
}
