import type { Consent } from './consent.ts'
import { readName, readPurchase } from './purchase.ts'
import { attribute, attributionOf, eraseVisitor, randomId, visitorId } from './stored.ts'

export type EventType =
  'page_view' | 'element_visible' | 'click' | 'ws_click' | 'add_to_cart' | 'recommendations_inserted'

/** By which answer a card was shown. */
export interface ResultRef {
  search_result_id?: string
  product_listing_result_id?: string
  recommendation_id?: string
}

export interface TrackingSettings {
  provider: string
  tenant: string
  consent: Consent
  report?: (message: string) => void
}

/** Reports to the provider what shoppers do, with their consent alone. */
export interface TrackingClient {
  setMarket: (market: unknown) => void
  /** Product of the page; reports one view of each address. */
  setProductId: (id: unknown) => void
  setUserId: (id: unknown) => void
  setSessionId: (id: unknown) => void
  sendAddToCartEvent: (productId?: unknown, result?: ResultRef) => void
  sendPurchaseEvent: (purchase: unknown) => void
  sendImpression: (result: ResultRef) => void
  sendClick: (result: ResultRef, productId?: string) => void
  /** The visitor's id, with consent. */
  visitor: () => string | undefined
  identity: () => { user_id?: string; session_id?: string; dsid?: string }
  close: () => void
}

const RESEND_MS = 5000
const LONGEST_WAIT_MS = 60_000
const SILENCE_MS = 20_000
/** Failures in a row after which events go by beacon. */
const MOST_FAILURES = 10
/** Events that wait at most; older ones are lost. */
const MOST_WAITING = 100
/** The provider wants no more. */
const NEVER_AGAIN = 4100

interface Waiting {
  id: string
  event: Record<string, unknown>
  delay: number
  timer?: ReturnType<typeof setTimeout>
}

export function trackingClient({
  provider,
  tenant,
  consent,
  report = () => undefined,
}: TrackingSettings): TrackingClient {
  const waiting = new Map<string, Waiting>()
  let market: string | null = null
  let [user, session, product]: (string | null)[] = [null, null, null]
  let viewed: string | undefined
  let socket: WebSocket | undefined
  let failures = 0
  let reconnect: ReturnType<typeof setTimeout> | undefined
  let silence: ReturnType<typeof setTimeout> | undefined
  let delay = RESEND_MS
  let isOver = false

  const unfollow = consent.follow((isGiven) => {
    if (isGiven) return view()
    for (const { timer } of waiting.values()) clearTimeout(timer)
    waiting.clear()
    hangUp()
    eraseVisitor()
  })

  const visitor = () => (consent.isGiven() ? visitorId() : undefined)
  const identity = () => {
    const dsid = visitor()
    return { ...(user && { user_id: user }), ...(session && { session_id: session }), ...(dsid && { dsid }) }
  }

  function eventOf(type: EventType, more: object): Record<string, unknown> {
    const { origin, pathname, search } = location
    return {
      type,
      tenant,
      market,
      url: origin + pathname + search,
      ...identity(),
      document_width: document.documentElement.clientWidth,
      document_referrer: document.referrer,
      ...more,
    }
  }

  /** Nothing is built, queued or stored without consent: what is done before is not sent after. */
  function trackEvent(type: EventType, more: object): void {
    if (!consent.isGiven() || isOver || market === null) return
    const id = randomId()
    const one: Waiting = { id, event: eventOf(type, more), delay: RESEND_MS }
    if (failures >= MOST_FAILURES || typeof WebSocket !== 'function') return void beacon('/create-events', [one.event])
    if (waiting.size >= MOST_WAITING) finish([...waiting.keys()][0] ?? '')
    waiting.set(id, one)
    if (socket?.readyState === 1) send(one)
    else connect()
  }

  function send(one: Waiting): void {
    socket?.send(JSON.stringify({ id: one.id, event: one.event }))
    clearTimeout(one.timer)
    one.timer = setTimeout(() => socket?.readyState === 1 && send(one), one.delay)
    one.delay = later(one.delay)
    listenForSilence()
  }

  function finish(id: string): void {
    clearTimeout(waiting.get(id)?.timer)
    waiting.delete(id)
  }

  /** From the first message that nothing has answered. */
  function listenForSilence(): void {
    silence ??= setTimeout(() => {
      silence = undefined
      if (waiting.size > 0) socket?.close()
    }, SILENCE_MS)
  }

  function endSilence(): void {
    clearTimeout(silence)
    silence = undefined
  }

  function connect(): void {
    if (socket || reconnect || isOver) return
    try {
      socket = new WebSocket(`${provider.replace(/^http/, 'ws')}/ws/create-events`)
    } catch {
      return failed()
    }
    const opened = socket
    opened.onopen = () => {
      failures = 0
      delay = RESEND_MS
      for (const one of waiting.values()) send(one)
    }
    opened.onmessage = ({ data }) => {
      endSilence()
      readAnswer(data)
    }
    opened.onclose = ({ code }) => {
      if (socket !== opened) return
      socket = undefined
      endSilence()
      if (code === NEVER_AGAIN) isOver = true
      else failed()
    }
  }

  function failed(): void {
    if (waiting.size === 0) return
    if (++failures >= MOST_FAILURES) {
      beacon(
        '/create-events',
        [...waiting.values()].map(({ event }) => event),
      )
      for (const id of [...waiting.keys()]) finish(id)
      return
    }
    reconnect = setTimeout(() => {
      reconnect = undefined
      connect()
    }, delay)
    delay = later(delay)
  }

  function readAnswer(data: unknown): void {
    try {
      const { id, status } = JSON.parse(String(data)) as { id: string; status: string }
      if (status === 'ack') clearTimeout(waiting.get(id)?.timer)
      else if (status === 'ok' || status === 'not-ok') finish(id)
      if (status === 'not-ok') report('The provider does not keep an event')
    } catch {
      report('Malformed websocket message')
    }
  }

  function hangUp(): void {
    clearTimeout(reconnect)
    endSilence()
    reconnect = undefined
    const open = socket
    socket = undefined
    open?.close()
  }

  /** Sends what is reported while a page is left. A browser without beacons, or with a full queue of them, fetches. */
  function beacon(path: string, body: unknown): void {
    const written = JSON.stringify(body)
    const isQueued = navigator.sendBeacon?.(provider + path, new Blob([written], { type: 'application/json' }))
    if (isQueued) return
    void fetch(provider + path, { method: 'POST', body: written, keepalive: true, credentials: 'omit' }).catch(() =>
      report('Events could not be sent'),
    )
  }

  /** Once for each address. */
  function view(): void {
    if (!product || market === null || viewed === location.href || !consent.isGiven()) return
    viewed = location.href
    trackEvent('page_view', { product_id: product, ...attributionPart(product) })
  }

  return {
    setMarket(given) {
      market = readName('setMarket', given)
      view()
    },
    setProductId(given) {
      product = readName('setProductId', given)
      view()
    },
    setUserId: (given) => void (user = readName('setUserId', given, true)),
    setSessionId: (given) => void (session = readName('setSessionId', given, true)),
    sendAddToCartEvent(given, result = {}) {
      const id = given === undefined ? product : readName('addToCart', given)
      if (id === null && Object.keys(result).length === 0) return report('Add to cart of an unknown product')
      trackEvent('add_to_cart', { ...(id && { product_id: id, ...attributionPart(id) }), ...result })
    },
    sendPurchaseEvent(given) {
      const purchase = readPurchase(given)
      if (market === null) throw new Error('Market not set')
      if (!consent.isGiven() || isOver) return
      beacon('/v2/create-events', { tenant, market, events: [{ ...purchase, ...identity() }] })
    },
    sendImpression: (result) => trackEvent('element_visible', result),
    sendClick(result, productId) {
      if (!consent.isGiven() || market === null || isOver) return
      if (productId) attribute(productId, String(Object.values(result)[0] ?? ''))
      beacon('/create-events', [eventOf('click', result)])
      trackEvent('ws_click', result)
    },
    visitor,
    identity,
    close() {
      unfollow()
      hangUp()
      for (const id of [...waiting.keys()]) finish(id)
    },
  }
}

function attributionPart(product: string): { attribution_id?: string } {
  const id = attributionOf(product)
  return id ? { attribution_id: id } : {}
}

function later(delay: number): number {
  return Math.min(delay * (1.5 + Math.random()), LONGEST_WAIT_MS)
}

/** What a host page calls before and after the widgets have loaded. */
interface Queue {
  (event: string, argument?: unknown): void
  queue?: unknown[][]
}

/**
 * Answers `dpq('purchase', …)`, `addToCart`, `setMarket`, `setProductId`, `setUserId` and `setSessionId`, and what was called
 * before. What a call throws is the host's to see; of a replayed one it is reported.
 */
export function answerQueue(client: TrackingClient, report: (message: string) => void): () => void {
  const host = globalThis as { dpq?: Queue | undefined }
  const calls: Record<string, (argument: unknown) => void> = {
    purchase: client.sendPurchaseEvent,
    addToCart: (id) => client.sendAddToCartEvent(readName('addToCart', id)),
    setMarket: client.setMarket,
    setProductId: client.setProductId,
    setUserId: client.setUserId,
    setSessionId: client.setSessionId,
  }
  const before = host.dpq
  const answer: Queue = (event, argument) => {
    const call = Object.hasOwn(calls, event) ? calls[event] : undefined
    if (!call) return report(`Unknown event ${event}`)
    call(argument)
  }
  host.dpq = answer
  for (const [event, argument] of before?.queue ?? [])
    try {
      answer(String(event), argument)
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  return () => {
    if (host.dpq === answer) host.dpq = before
  }
}
