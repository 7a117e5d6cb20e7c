import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'
import { WebSocket } from 'ws'
import { PASSWORD, register } from './customers.ts'
import { filesFor } from './files.ts'
import { one, repeated, type Address } from './repeated.ts'
import type { Shop } from './shop.ts'
import { signIn, type Staff } from './staff.ts'

/** How long one address floods by the websocket, as it did when it stopped the shop; many do for less. */
const FLOOD_S = 25
const MANY_S = 10
const MANY = 200
const EXAM = 'nakotarkastus'

export interface Tenant {
  key: string
  markets: { key?: string; market?: string }[]
}

/** What a stranger, or many, may try, by name. Each says what was answered. */
export function attacksOn(
  shop: Shop,
  staff: Staff,
  tenant: Tenant,
): Record<string, (from: Address) => Promise<string>> {
  return {
    events: (from) => floodEvents(shop, tenant, from),
    recommended: async (from) => String(await recommend(shop, tenant, from)),
    beacons: (from) =>
      repeated(400, from, (address) => send(shop, '/create-events', { address, body: beacon(tenant), isPlain: true })),
    searches: (from) =>
      repeated(1200, from, (address) => {
        const { market } = eventOf(tenant)
        const body = { tenant: tenant.key, market, query: 'aurinkolasit naisille' }
        return send(shop, '/v2/search/results', { address, body, isPlain: true })
      }),
    questions: (from) =>
      repeated(600, from, async (address, turn) => {
        // A page that no cache has.
        const path = `/search?q=${encodeURIComponent(`punaset aurinkolasit alle ${turn}`)}`
        const answer = await fetch(`${shop.url}${path}`, { headers: { 'x-forwarded-for': address } })
        await answer.arrayBuffer()
        return answer.status
      }),
    guesses: (from) =>
      repeated(400, from, async (address, turn) => {
        const shopper = await shopperFrom(shop, address)
        const [path = '', body = {}] = guesses[turn % guesses.length] ?? []
        return send(shop, path, { address, shopper, body })
      }),
    files: async (from) => {
      const file = noisyPicture(110).toString('base64')
      return repeated(from === one ? 80 : 120, from, async (address) => {
        const shopper = await shopperFrom(shop, address)
        return send(shop, '/api/prescription/upload', { address, shopper, body: { file } })
      })
    },
    holds: async (from) => {
      const times = await freeTimes(shop)
      return repeated(times.length, from, async (address, turn) => {
        const shopper = await shopperFrom(shop, address)
        const { time, day, store } = times[turn] as FreeTime
        const body = { examType: EXAM, ageGroup: '18_75', store, day, time }
        return send(shop, '/api/booking/hold', { address, shopper, body })
      })
    },
    pins: (from) =>
      repeated(200, from, async (address, turn) => {
        const shopper = await shopperFrom(shop, address)
        const body = { number: '6000000000000001', pin: String(turn).padStart(6, '0') }
        return send(shop, '/api/giftcard/balance', { address, shopper, body })
      }),
    signIns: async (from) => {
      const email = `asiakas-${randomUUID()}@example.com`
      await register(shop, email)
      const tries = async (address: string, body: { email: string; password: string }) =>
        send(shop, '/api/account/sign-in', { address, shopper: await shopperFrom(shop, address), body })
      const guess = (address: string) =>
        tries(address, { email: `${randomUUID()}@example.com`, password: randomUUID() })
      const guesses = repeated(1200, from, guess, 120)
      const home: Address = (turn) => `198.18.0.${turn + 1}`
      const customers = repeated(60, home, (address) => tries(address, { email, password: PASSWORD }), 6)
      return `${await guesses}; customers ${await customers}`
    },
    passwords: async (from) => {
      const guesses = repeated(60, from, (address) => {
        const body = { email: 'omistaja@example.com', password: randomUUID() }
        return send(shop, '/api/staff/login', { address, body })
      })
      const owner = await signIn(shop).then(
        () => 'owner came in',
        () => 'owner refused',
      )
      return `${await guesses}; ${owner}`
    },
    ...filesFor(shop, staff),
    pages: (from) => asked(shop, staff, 'pages?depth=10&limit=0', from),
    versions: (from) => asked(shop, staff, 'pages/versions?depth[]=10&limit[]=0', from),
  }
}

const unknown = { email: 'kukaan@example.com' }
/** What can be guessed or sends an e-mail, with a guess. Gift cards and the owner's password are tried by themselves. */
const guesses: [path: string, body: object][] = [
  ['/api/account/sign-in', { ...unknown, password: 'arvaus arvaus' }],
  ['/api/account/forgot-password', unknown],
  ['/api/order/lookup', { ...unknown, number: 'S00000000' }],
  ['/api/cart/discount', { code: 'ARVAUS' }],
  ['/api/withdrawal/declare', { ...unknown, name: 'Kuka Vain', number: 'S00000000', extent: 'all' }],
  ['/api/eye-doctor/hold', { time: 'nobody-20991201-0900' }],
]

/** A deep list that a member of staff asks for twenty times at once. */
function asked(shop: Shop, staff: Staff, list: string, from: Address): Promise<string> {
  return repeated(20, from, async (address) => {
    const headers = { cookie: staff.cookie, 'x-forwarded-for': address }
    const answer = await fetch(`${shop.url}/api/${list}`, { headers })
    await answer.arrayBuffer()
    return answer.status
  })
}

/** One socket, or one of each of many addresses, that tell events as fast as they are read. */
async function floodEvents({ url }: Shop, tenant: Tenant, from: Address): Promise<string> {
  const until = performance.now() + (from === one ? FLOOD_S : MANY_S) * 1000
  let [sent, heard] = [0, 0]
  const flood = async (turn: number) => {
    const headers = { 'x-forwarded-for': from(turn) }
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws/create-events`, { headers })
    socket.on('message', () => (heard += 1))
    socket.on('error', () => undefined)
    await new Promise((opened) => socket.once('open', opened).once('close', opened))
    while (performance.now() < until && socket.readyState === socket.OPEN) {
      if (socket.bufferedAmount < 100_000)
        for (let each = 0; each < 20; each += 1, sent += 1)
          socket.send(JSON.stringify({ id: randomUUID(), event: eventOf(tenant) }))
      await pause(from === one ? 0 : 20)
    }
    socket.terminate()
  }
  await Promise.all(Array.from({ length: from === one ? 1 : MANY }, (_, turn) => flood(turn)))
  return `${heard} of ${sent} heard`
}

function eventOf({ key, markets }: Tenant) {
  const articles = Array.from({ length: 10 }, () => randomBytes(4).toString('hex'))
  const market = markets[0]?.key ?? markets[0]?.market ?? 'fi'
  return { type: 'page_view', tenant: key, market, dsid: randomBytes(4).toString('hex'), variant_ids: articles }
}

function beacon(tenant: Tenant) {
  return Array.from({ length: 100 }, () => ({
    ...eventOf(tenant),
    type: 'click',
    dsid: randomBytes(90).toString('hex'),
  }))
}

/** Asks for a recommendation, and gives the status of its answer. */
export async function recommend(shop: Shop, tenant: Tenant, from: Address): Promise<number> {
  const { key, market, dsid } = { key: tenant.key, market: eventOf(tenant).market, dsid: 'hostile' }
  const body = { tenant: key, market, type: 'landing_page', dsid }
  return send(shop, '/v2/recommend/products/general', { address: from(0), body, isPlain: true })
}

interface Sent {
  address: string
  body: object
  shopper?: { cookie: string; token: string }
  /** As foreign pages send, without the header of a type. */
  isPlain?: boolean
}

async function send({ url }: Shop, path: string, { address, body, shopper, isPlain }: Sent): Promise<number> {
  const headers: Record<string, string> = {
    'x-forwarded-for': address,
    'content-type': isPlain ? 'text/plain' : 'application/json',
    ...(!isPlain && { origin: url, 'Idempotency-Key': randomUUID() }),
    ...(shopper && { cookie: shopper.cookie, 'CSRF-TOKEN': shopper.token }),
  }
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  await answer.arrayBuffer()
  return answer.status
}

async function shopperFrom({ url }: Shop, address: string) {
  const first = await fetch(`${url}/api/site/shopper`, { headers: { 'x-forwarded-for': address } })
  const { token = '' } = (await first.json()) as { token?: string }
  return { token, cookie: first.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
}

interface FreeTime {
  store: number
  day: string
  time: string
}

/** The free times of one store's week. */
async function freeTimes({ url }: Shop): Promise<FreeTime[]> {
  const ask = async <T>(path: string) => (await (await fetch(`${url}/api/booking/${path}`)).json()) as T
  const { stores } = await ask<{ stores: { id: number }[] }>(`stores?examType=${EXAM}`)
  const store = stores[0]?.id ?? 0
  const { days } = await ask<{ days: { day: string; slots: { time: string }[] }[] }>(
    `slots?examType=${EXAM}&store=${store}&days=7`,
  )
  return days.flatMap(({ day, slots }) => slots.map(({ time }) => ({ store, day, time })))
}

/** A PNG that no compression makes smaller: so many pixels high and wide. */
function noisyPicture(size: number): Buffer {
  const rows = Array.from({ length: size }, () => Buffer.concat([Buffer.of(0), randomBytes(size * 3)]))
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size, 0)
  head.writeUInt32BE(size, 4)
  head.set([8, 2], 8)
  const chunk = (type: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, check])
  }
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.concat(rows))), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])
}
