import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import type { Shop } from './shop.ts'

/** How long an audit waits: a sweep runs each minute. */
const WAITED_MS = Number(process.env.WAITED_MS ?? 180_000)

/** A booking that the shop has confirmed to its shopper. */
export interface Confirmed {
  ref: string
  number: string
}

/** What an audit must find, whatever was killed. */
export const nothingWrong = {
  givenTwice: 0,
  lostForGood: 0,
  withoutTime: 0,
  confirmedLost: 0,
  owed: 0,
  stuck: 0,
  lettersLost: 0,
  lettersDoubled: 0,
}

interface Use {
  ref: string
  examiner: number
  room: string
  from: number
  to: number
  until: string | null
}

/** Compares days, bookings and letters as soon as nothing waits any more. */
export async function auditBookings({ folder }: Shop, confirmed: readonly Confirmed[]) {
  const end = performance.now() + WAITED_MS
  for (;;) {
    const found = count(join(folder, 'shop.db'), confirmed)
    const isRight = Object.entries(nothingWrong).every(([key, due]) => found[key as keyof typeof nothingWrong] === due)
    if (isRight || performance.now() > end) return found
    await pause(5000)
  }
}

function count(file: string, confirmed: readonly Confirmed[]) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 30_000 })
  const rows = <Row>(query: string) => database.prepare(query).all() as Row[]
  const days = rows<{ uses: string }>('SELECT uses FROM booking_days').map(({ uses }) => JSON.parse(uses) as Use[])
  const bookings = rows<{ ref: string; number: string; state: string; due_at: string | null }>(
    'SELECT ref, number, state, due_at FROM bookings',
  )
  const stuck = rows('SELECT id FROM stuck_steps').length
  const letters = rows<{ key: string }>("SELECT key FROM outbox WHERE key LIKE 'booking %'").map(({ key }) => key)
  database.close()

  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const standing = bookings.filter(({ state }) => state !== 'canceled')
  const kept = days.flat().filter(({ until }) => until === null)
  const refs = new Set(standing.map(({ ref }) => ref))
  const keptRefs = new Set(kept.map(({ ref }) => ref))
  const lettersOf = ({ number }: { number: string }) => letters.filter((key) => key.startsWith(`booking ${number} 0`))
  return {
    booked: standing.length,
    givenTwice: days.reduce((sum, uses) => sum + doubleUses(uses.filter(({ until }) => until === null)), 0),
    lostForGood: kept.filter(({ ref }) => !refs.has(ref)).length,
    withoutTime: standing.filter(({ ref }) => !keptRefs.has(ref)).length,
    confirmedLost: confirmed.filter(({ ref }) => !refs.has(ref)).length,
    // Reminders are due on another day.
    owed: bookings.filter(({ due_at: dueAt }) => dueAt !== null && dueAt < soon).length,
    stuck,
    lettersLost: standing.filter((booking) => lettersOf(booking).length === 0).length,
    lettersDoubled: standing.filter((booking) => lettersOf(booking).length > 1).length,
  }
}

/** Pairs of uses in which an examiner or a room is twice at once. */
function doubleUses(uses: readonly Use[]): number {
  const meets = (one: Use, other: Use) =>
    one.from < other.to && other.from < one.to && (one.examiner === other.examiner || one.room === other.room)
  return uses.reduce((sum, one, at) => sum + uses.slice(at + 1).filter((other) => meets(one, other)).length, 0)
}
