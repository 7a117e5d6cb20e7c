import { setTimeout as pause } from 'node:timers/promises'
import { auditBookings, nothingWrong, type Confirmed } from './booking-kills-audit.ts'
import { connectionBroke } from './checkouts.ts'
import { openShop, type Shop } from './shop.ts'
import { newShopper } from './shopper.ts'

const KILLS = Number(process.env.KILLS ?? 50)
const SHOPPERS = 6
const EXAM = { examType: 'nakotarkastus', ageGroup: '18_75' }

/**
 * Kills the shop at a random moment while six shoppers hold a time and book it, two of them the same one. Counts times that
 * are lost or given twice, and letters.
 */
export async function run() {
  if (process.env.DATABASE_URI) throw new Error('The days are read from the file of a shop on SQLite')
  const shop = await openShop()
  try {
    const confirmed: Confirmed[] = []
    const stores = await storesOf(shop)
    const began = performance.now()
    await round(shop, stores, 0, confirmed)
    const wholeRoundMs = performance.now() - began
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const over = round(shop, stores, kill, confirmed)
      await pause(Math.random() * wholeRoundMs)
      await shop.killOne()
      await over
      await shop.recover()
      if (kill % 10 === 0) console.log(`${kill} of ${KILLS} kills`)
    }
    const found = await auditBookings(shop, confirmed)
    return { bench: 'booking-kills', kills: KILLS, confirmed: confirmed.length, ...found }
  } finally {
    await shop.close()
  }
}

async function storesOf({ url }: Shop): Promise<number[]> {
  const { body } = await (await newShopper(url)).get(`/booking/stores?examType=${EXAM.examType}`)
  return (body.stores as { id: number }[]).map(({ id }) => id)
}

/** Six shoppers at a store, who each hold a time and book it, as far as the shop lets them. */
async function round(shop: Shop, stores: readonly number[], turn: number, confirmed: Confirmed[]): Promise<void> {
  const store = stores[turn % stores.length] ?? 0
  const work = async (place: number) => {
    const shopper = await newShopper(shop.url)
    const { body } = await shopper.get(`/booking/slots?examType=${EXAM.examType}&store=${store}&days=14`)
    const { days } = body as { days: { day: string; slots: { time: string }[] }[] }
    const times = days.flatMap(({ day, slots }) => slots.map(({ time }) => ({ day, time })))
    const wanted = times[Math.floor(place / 2) * 4]
    if (!wanted) return
    const held = await shopper.post('/booking/hold', { ...EXAM, store, ...wanted })
    const { ref } = (held.body.hold ?? {}) as { ref?: string }
    if (ref === undefined) return
    const form = {
      ...{ firstName: 'Aino', lastName: 'Mäkelä', email: `aino.${turn}.${place}@example.com`, phone: '040 123 4567' },
      ...{ birthDate: '1985-05-17', note: '', wantsReminder: false },
    }
    const booked = await shopper.post('/booking/book', { hold: ref, form })
    const { number } = (booked.body.booking ?? {}) as { number?: string }
    if (number !== undefined) confirmed.push({ ref, number })
  }
  await Promise.all(Array.from({ length: SHOPPERS }, (_, place) => work(place).catch(connectionBroke)))
}

export const budget = Object.fromEntries(Object.entries(nothingWrong).map(([key, due]) => [key, String(due)]))
