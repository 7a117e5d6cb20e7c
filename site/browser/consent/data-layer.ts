import type { DataEvent } from '#domain/consent/data-event.ts'
import { WAITING_EVENTS_KEY } from '#domain/own-storage.ts'

declare global {
  interface Window {
    /** Read by the tags, as Google Tag Manager and others name it. */
    dataLayer?: object[]
  }
}

/** Most events that wait, on a page or for the next one. Of more the oldest are dropped. */
const MOST_WAITING = 50

type Deliver = (event: DataEvent) => void

let waiting: DataEvent[] = []
let deliver: Deliver = wait

/** Reports an event. Before the visitor has answered it waits in memory; after a refusal it is dropped. */
export function collect(event: DataEvent): void {
  deliver(event)
}

/**
 * Settles what becomes of events: with consent they reach the data layer in their order, those of pages without tags
 * first, or wait for the next page if no tag runs on this one. Without consent all are dropped.
 */
export function settle(isAccepted: boolean, runsHere: boolean): void {
  const before = isAccepted && runsHere ? stored() : []
  deliver = !isAccepted ? () => {} : runsHere ? push : keep
  if (!isAccepted || runsHere) attempt(() => sessionStorage.removeItem(WAITING_EVENTS_KEY))
  const events = [...before, ...waiting]
  waiting = []
  for (const event of events) deliver(event)
}

function wait(event: DataEvent): void {
  waiting = [...waiting, event].slice(-MOST_WAITING)
}

/** A tag must not read goods of an earlier event with a later one, so they are cleared between. */
function push(event: DataEvent): void {
  window.dataLayer ??= []
  if ('ecommerce' in event) window.dataLayer.push({ ecommerce: null })
  window.dataLayer.push(event)
}

function keep(event: DataEvent): void {
  const events = [...stored(), event].slice(-MOST_WAITING)
  attempt(() => sessionStorage.setItem(WAITING_EVENTS_KEY, JSON.stringify(events)))
}

function stored(): DataEvent[] {
  return attempt(() => JSON.parse(sessionStorage.getItem(WAITING_EVENTS_KEY) ?? '[]') as DataEvent[]) ?? []
}

/** Storage may be blocked by the browser; then nothing waits for the next page. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run()
  } catch {
    return undefined
  }
}
