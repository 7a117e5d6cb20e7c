import type { WatchedEvent } from '#contracts/insight.ts'
import { readResultId } from '#domain/behavior/result-id.ts'
import type { SearchPlace } from '#domain/search/engine.ts'
import type { StoredEvent } from '#domain/behavior/packed-event.ts'
import { eventsSince } from '#plugins/behavior/repository.ts'
import { now } from '#plugins/kit/clock.ts'
import type { WithPayload } from '#plugins/kit/storage/documents.ts'

/** Events that are watched at once. */
const WATCHED = 100
const DAY_MS = 86_400_000
/** Letters of a pseudonymous id that are shown: enough to tell people apart, too few to look a person up by. */
const SHOWN = 6
const MOST_ITEMS = 5

/** The last events of a day, the latest first. */
export async function watchedEvents(context: WithPayload, place: SearchPlace): Promise<WatchedEvent[]> {
  const events = await eventsSince(context, place, { since: now().getTime() - DAY_MS, most: WATCHED })
  return events.toReversed().map(watched)
}

function watched({ id, at, type, person, items, result }: StoredEvent): WatchedEvent {
  const card = result === null ? null : readResultId(result)
  return {
    id,
    type,
    items: items.slice(0, MOST_ITEMS),
    at: new Date(at).toISOString(),
    person: person?.slice(0, SHOWN) ?? null,
    card: card && { kind: card.kind === 'question' ? 'search' : card.kind, position: card.position },
  }
}
