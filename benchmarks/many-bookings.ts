import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Staff } from './staff.ts'

const EXAMINERS = 6
const DAYS = 60
/** Days that are wholly booked, and which share of the others is. */
const FULL_DAYS = 5
const BOOKED = 0.6

/** When exams are given, in minutes since midnight: half hours from nine to five. */
const STARTS = Array.from({ length: 16 }, (_, half) => 540 + half * 30)

interface Place {
  storeNumber: number
  examiners: number[]
}

/** Gives every store six rooms, and six optometrists who work on every day, in place of those it was seeded with. */
export async function staffStores(staff: Staff): Promise<Place[]> {
  const stores = await staff.find<{ id: unknown; number: number }>('stores')
  const numbers = new Map(stores.map(({ id, number }) => [id, number]))
  const places: Place[] = []
  await staff.change('optometrists', 'where[number][less_than]=9000', { isActive: false })
  let number = 9000
  for (const { id, store } of await staff.find<{ id: string; store: unknown }>('exam-places')) {
    const rooms = Array.from({ length: EXAMINERS }, (_, at) => ({ name: `B${at + 1}`, instruments: ['phoropter'] }))
    await staff.changeOne('exam-places', id, { rooms })
    const examiners: number[] = []
    for (let at = 0; at < EXAMINERS; at += 1) {
      number += 1
      const person = { number, name: `Bench ${number}`, stores: [store], skills: ['refraction'], isActive: true }
      const optometrist = await staff.create('optometrists', person)
      const hours = Object.fromEntries(WEEK.map((day) => [day, '9–17']))
      await staff.create('shift-weeks', { optometrist, store, weeks: 'every', validFrom: '2020-01-01', ...hours })
      examiners.push(number)
    }
    places.push({ storeNumber: numbers.get(store) ?? 0, examiners })
  }
  return places
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/**
 * Writes what is taken of sixty days of every store into the file of a shop on SQLite: the first days are full, of the others
 * six times of ten are booked.
 */
export function fillDays(folder: string, places: readonly Place[]): void {
  const database = new DatabaseSync(join(folder, 'shop.db'), { timeout: 30_000 })
  const insert = database.prepare(
    'INSERT INTO booking_days ("key", store, day, version, changed_at, uses) VALUES (?, ?, ?, 1, ?, ?)',
  )
  const now = Date.now()
  database.exec('BEGIN')
  for (const { storeNumber, examiners } of places) {
    for (let ahead = 0; ahead < DAYS; ahead += 1) {
      const day = new Date(now + ahead * 86_400_000).toISOString().slice(0, 10)
      const own = examiners.flatMap((examiner, room) =>
        STARTS.filter((_, at) => ahead < FULL_DAYS || isBooked(ahead, at, room)).map((from, at) => ({
          ref: `bench ${day} ${examiner} ${at}`,
          examiner,
          room: `B${room + 1}`,
          instruments: [],
          from,
          to: from + 30,
          until: null,
        })),
      )
      insert.run(`${storeNumber}:${day}`, storeNumber, day, new Date(now).toISOString(), JSON.stringify(own))
    }
  }
  database.exec('COMMIT')
  database.close()
}

/** Six of ten, spread evenly and the same in every run. */
function isBooked(day: number, at: number, room: number): boolean {
  return ((day * 7 + at * 3 + room * 11) % 10) / 10 < BOOKED
}
