import { setTimeout as pause } from 'node:timers/promises'
import { requestSequentially } from './load.ts'
import { fillDays, staffStores } from './many-bookings.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper, type Shopper } from './shopper.ts'
import { signIn } from './staff.ts'
import { p95 } from './percentiles.ts'

const TURNS = 200
const CONNECTIONS = 10
/** How long a shopper of the bench fills in the form: ten of them book ten times a second, which a chain never meets. */
const FORM_MS = 1000
const EXAM = 'nakotarkastus'

/**
 * Exams of 48 stores with six optometrists each and sixty days ahead: the first free time of all stores, a store's
 * week, and bookings of ten shoppers at once. A closed loop, which asks again at once, measures a queue: a booking
 * takes 18 ms of the thread.
 */
export async function run() {
  if (process.env.DATABASE_URI) throw new Error('The days are written into the file of a shop on SQLite')
  const shop = await openShop()
  try {
    const staff = await signIn(shop)
    const places = await staffStores(staff)
    await shop.kill()
    fillDays(shop.folder, places)
    await shop.restart()
    const stores = places.map(({ storeNumber }) => storeNumber)
    const get = (path: (turn: number) => string) =>
      requestSequentially(shop.url, TURNS, (turn) => ({ path: `/api/booking/${path(turn)}` }))
    const firstFree = await get(() => `stores?examType=${EXAM}`)
    const promised = await get(() => `first-free?examType=${EXAM}`)
    const week = await get(
      (turn) => `slots?examType=${EXAM}&store=${stores[turn % stores.length]}&from=${dayAhead(turn % 50)}`,
    )
    const typed = await bookAtOnce(shop, stores, { from: 20, formMs: FORM_MS })
    const atFullSpeed = await bookAtOnce(shop, stores, { from: 40, formMs: 0 })
    return {
      bench: 'bookings',
      stores: stores.length,
      firstFreeP95Ms: p95(firstFree),
      promisedP95Ms: p95(promised),
      weekP95Ms: p95(week),
      ...typed,
      fullSpeedPerSecond: atFullSpeed.bookingsPerSecond,
      fullSpeedP95Ms: atFullSpeed.bookingP95Ms,
      fullSpeedRefused: atFullSpeed.bookingsRefused,
    }
  } finally {
    await shop.close()
  }
}

interface Shoppers {
  /** How many days ahead they ask for. */
  from: number
  /** How long they fill in the form. */
  formMs: number
}

/** Ten shoppers who each hold a time and book it, again and again, in stores of their own. */
async function bookAtOnce(shop: Shop, stores: readonly number[], { from, formMs }: Shoppers) {
  const took: Record<'hold' | 'book', number[]> = { hold: [], book: [] }
  let refused = 0
  const shopper = async (place: number) => {
    const browser = await newShopper(shop.url)
    for (const [turn, { store, day, time }] of (await freeTimes(browser, stores, place, from)).entries()) {
      const hold = await timed(() =>
        browser.post('/booking/hold', { examType: EXAM, ageGroup: '18_75', store, day, time }),
      )
      // Nobody types as fast as another.
      await pause(formMs * (0.5 + Math.random()))
      const { ref = '' } = (hold.body.hold ?? {}) as { ref?: string }
      const book = await timed(() => browser.post('/booking/book', { hold: ref, form: form(turn) }))
      if (hold.status !== 200 || book.status !== 200) refused += 1
      took.hold.push(hold.ms)
      took.book.push(book.ms)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, place) => shopper(place)))
  const seconds = (performance.now() - began) / 1000
  return {
    bookings: took.book.length,
    bookingsPerSecond: Math.round(took.book.length / seconds),
    holdP95Ms: p95(took.hold),
    bookingP95Ms: p95(took.book),
    bookingsRefused: refused,
  }
}

interface FreeTime {
  store: number
  day: string
  time: string
}

/** Forty free times in four stores, which no other shopper of the bench asks for. */
async function freeTimes(
  browser: Shopper,
  stores: readonly number[],
  place: number,
  from: number,
): Promise<FreeTime[]> {
  const own = stores.filter((_, at) => at % CONNECTIONS === place).slice(0, 4)
  const times: FreeTime[] = []
  for (const store of own) {
    const { body } = await browser.get(`/booking/slots?examType=${EXAM}&store=${store}&from=${dayAhead(from)}&days=7`)
    const { days } = body as { days: { day: string; slots: { time: string }[] }[] }
    const all = days.flatMap(({ day, slots }) => slots.map(({ time }) => ({ store, day, time })))
    // Each half hour once: the store has six rooms, so all of them are still free when they are asked for.
    times.push(...all.filter(({ time }) => /:[03]0$/.test(time)).slice(0, 30))
  }
  return times
}

const form = (turn: number) => ({
  firstName: 'Aino',
  lastName: 'Mäkelä',
  email: `aino${turn}@example.com`,
  phone: '040 123 4567',
  birthDate: '1985-05-17',
  note: '',
  wantsReminder: false,
})

async function timed<T extends object>(run: () => Promise<T>): Promise<T & { ms: number }> {
  const began = performance.now()
  return { ...(await run()), ms: performance.now() - began }
}

function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

export const budget = {
  stores: '48',
  firstFreeP95Ms: '≤ 50',
  weekP95Ms: '≤ 15',
  bookingP95Ms: '≤ 40',
  bookingsRefused: '0',
  fullSpeedRefused: '0',
}
