import { expect, test } from 'vitest'
import { movesOf, type Broken } from './broken-moves.ts'
import { breaches, daySchedule, exam, SKILLS, use } from './day.fixture.ts'
import type { Use } from './schedule.ts'

const there = [{ from: 600, to: 1080 }]
const window = { from: '2026-11-24T10:00', until: '2026-12-31' }

/** Anna, 1, is away. Bea, 2, is there; so is Anna on the next day. */
function days(uses: Use[] = []) {
  const bea = { id: 2, name: 'Bea', skills: SKILLS, present: there }
  const anna = { id: 1, name: 'Anna', skills: SKILLS }
  return [
    { schedule: daySchedule({ examiners: [{ ...anna, present: [] }, bea] }), uses },
    { schedule: daySchedule({ day: '2026-11-25', examiners: [{ ...anna, present: there }, bea] }), uses: [] },
  ]
}

const broken = (ref: string, time: string, wished: number | null = null): Broken => ({
  ref,
  day: '2026-11-24',
  time,
  exam,
  wished,
})

test('a booking stays at its time when another optometrist is free', () => {
  const own = use({ ref: 'a', from: 600, to: 630 })
  expect(movesOf([broken('a', '10:00')], days([own]), window)).toEqual([
    { day: '2026-11-24', time: '10:00', examiner: 2 },
  ])
})

test('a customer who asked for an optometrist by name moves to another time of that optometrist', () => {
  expect(movesOf([broken('a', '10:00', 1)], days(), window)).toEqual([
    { day: '2026-11-25', time: '10:00', examiner: 1 },
  ])
})

test('no two bookings move to the same place', () => {
  const uses = ['a', 'b', 'c'].map((ref, at) => use({ ref, from: 600 + at * 30, to: 630 + at * 30 }))
  const all = uses.map(({ ref }) => broken(ref, '10:30'))
  const moves = movesOf(all, days(uses), window)
  expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(3)
  const today = moves.flatMap((move, at) => {
    if (move?.day !== '2026-11-24') return []
    const from = Number(move.time.slice(0, 2)) * 60 + Number(move.time.slice(3))
    return use({ ref: `new ${at}`, examiner: move.examiner, room: String(at + 1), from, to: from + 30 })
  })
  expect(breaches(days()[0]!.schedule, today).filter((what) => what.startsWith('examiner'))).toEqual([])
})

test('returns null where no time is free, so that staff must phone', () => {
  expect(movesOf([broken('a', '10:00', 3)], days(), window)).toEqual([null])
})

test('no booking moves to a time within the notice period', () => {
  const [move] = movesOf([broken('a', '10:00')], days(), { ...window, from: '2026-11-24T13:10' })
  expect(move).toEqual({ day: '2026-11-24', time: '13:15', examiner: 2 })
})
