// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { consentFrom, cookiebot, onetrust } from './consent.ts'
import { answerQueue, trackingClient, type TrackingClient } from './tracking.ts'

class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  sent: { id: string; event: Record<string, unknown> }[] = []
  onopen?: () => void
  onmessage?: (message: { data: unknown }) => void
  onclose?: (close: { code: number }) => void
  url: string
  constructor(url: string) {
    this.url = url
    FakeSocket.all.push(this)
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close(code = 1000) {
    this.readyState = 3
    this.onclose?.({ code })
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
}

const report = vi.fn()
const beacon = vi.fn((_url: string, _body: Blob) => true)
let isGiven = false
let client: TrackingClient

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeSocket)
  navigator.sendBeacon = beacon as never
  isGiven = false
  client = trackingClient({
    provider: 'https://p.example',
    tenant: 'shop',
    consent: consentFrom(() => isGiven),
    report,
  })
  client.setMarket('fi')
})

afterEach(() => {
  client.close()
  FakeSocket.all = []
  localStorage.clear()
  vi.clearAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function consentTo(given: boolean) {
  isGiven = given
  window.dispatchEvent(new Event('widgets:consent'))
}

const card = { search_result_id: 'r1' }

describe('tracking without consent', () => {
  test('sends and stores nothing', () => {
    client.setProductId('p')
    client.sendImpression(card)
    client.sendClick(card, 'p')
    client.sendPurchaseEvent({ transaction_id: 1, currency: 'EUR', items: [] })
    expect(client.identity()).toEqual({})
    expect([FakeSocket.all.length, beacon.mock.calls.length, localStorage.length]).toEqual([0, 0, 0])
  })

  test('reports after consent only the page in view, not earlier actions', () => {
    client.setProductId('p')
    client.sendImpression(card)
    consentTo(true)
    FakeSocket.all[0]!.open()
    expect(FakeSocket.all[0]!.sent.map(({ event }) => event.type)).toEqual(['page_view'])
  })

  test('stops and erases the visitor when consent is withdrawn', () => {
    consentTo(true)
    client.sendClick(card, 'p')
    expect(localStorage.length).toBe(2)
    consentTo(false)
    expect(localStorage.length).toBe(0)
    expect(FakeSocket.all[0]!.readyState).toBe(3)
    vi.advanceTimersByTime(120_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})

describe('tracking with consent', () => {
  beforeEach(() => consentTo(true))

  test('sends an event again under its id until it is answered', () => {
    client.sendImpression(card)
    const [socket] = FakeSocket.all
    expect(socket!.url).toBe('wss://p.example/ws/create-events')
    socket!.open()
    vi.advanceTimersByTime(5000)
    const ids = socket!.sent.map(({ id }) => id)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
    socket!.onmessage?.({ data: 'rubbish' })
    expect(report).toHaveBeenCalledWith('Malformed websocket message')
    socket!.onmessage?.({ data: JSON.stringify({ id: ids[0], status: 'ok' }) })
    vi.advanceTimersByTime(15_000)
    expect(socket!.sent).toHaveLength(2)
  })

  test('opens a silent socket again, and uses beacons after ten failures', () => {
    client.sendImpression(card)
    FakeSocket.all[0]!.open()
    vi.advanceTimersByTime(20_001)
    expect(FakeSocket.all[0]!.readyState).toBe(3)
    for (let count = 0; count < 12; count++) {
      FakeSocket.all.at(-1)!.close(1006)
      vi.advanceTimersByTime(61_000)
    }
    expect(beacon).toHaveBeenCalledOnce()
    client.sendImpression(card)
    expect(beacon).toHaveBeenCalledTimes(2)
  })

  test('sends nothing more to a provider that asks for it', () => {
    client.sendImpression(card)
    FakeSocket.all[0]!.close(4100)
    client.sendImpression(card)
    vi.advanceTimersByTime(120_000)
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('sends a click by beacon and socket, and attributes the purchase of its product', async () => {
    client.sendClick(card, 'p')
    const [url, body] = beacon.mock.lastCall!
    expect(url).toBe('https://p.example/create-events')
    expect(JSON.parse(await body.text())).toMatchObject([{ type: 'click', tenant: 'shop', market: 'fi', ...card }])
    client.sendAddToCartEvent('p')
    FakeSocket.all[0]!.open()
    expect(FakeSocket.all[0]!.sent.map(({ event }) => event)).toMatchObject([
      { type: 'ws_click' },
      { type: 'add_to_cart', attribution_id: 'r1' },
    ])
  })

  test('handles queued calls from before it was loaded, and reports wrong ones', () => {
    const host = globalThis as { dpq?: unknown }
    host.dpq = Object.assign(() => undefined, { queue: [['setProductId', 'p'], ['purchase', 7], ['dance']] })
    const stop = answerQueue(client, report)
    expect(report.mock.calls.flat()).toEqual([
      'purchase event requires an object as an argument',
      'Unknown event dance',
    ])
    const dpq = host.dpq as (event: string, argument?: unknown) => void
    const purchase = { transaction_id: 1, currency: 'EUR' }
    expect(() => dpq('purchase', { ...purchase, items: [{ item_id: 1, quantity: 1 }] })).toThrow(
      'requires a unit price',
    )
    expect(() => dpq('purchase', { items: [] })).toThrow('a currency string')
    expect(() => dpq('purchase', { items: [], currency: 'EUR' })).toThrow('a transaction_id string')
    expect(() => dpq('purchase', purchase)).toThrow('an items array of purchased products')
    expect(() => dpq('addToCart', {})).toThrow('addToCart event requires a string as an argument')
    dpq('setUserId', null)
    dpq('purchase', { ...purchase, items: [{ item_id: 1, price: 2, quantity: 1 }] })
    expect(beacon.mock.lastCall?.[0]).toBe('https://p.example/v2/create-events')
    stop()
  })
})

test('tracking refuses a purchase without a market', () => {
  const consent = consentFrom('given')
  const other = trackingClient({ provider: 'https://p.example', tenant: 'shop', consent })
  expect(() => other.sendPurchaseEvent({ transaction_id: 1, currency: 'EUR', items: [] })).toThrow('Market not set')
})

test('tracking reads known tools from their cookies', () => {
  expect(cookiebot.read("{stamp:'x',necessary:true,preferences:false,statistics:true}")).toEqual([
    'necessary',
    'statistics',
  ])
  expect(onetrust.read('isGpcEnabled=0&groups=C0001:1,C0003:1,C0004:0')).toEqual(['necessary', 'preferences'])
  expect(consentFrom(undefined).isGiven()).toBe(false)
})
