import { expect, test } from 'vitest'
import type { AdminBooking, StoreDay } from '#contracts/booking-handling.ts'
import { columnsOf, shownHours } from './day-plan.ts'

const booking = (over: Partial<AdminBooking>): AdminBooking => ({
  number: 'K7QM2X9D',
  state: 'created',
  canUndo: false,
  day: '2026-11-24',
  time: '09:30',
  minutes: 40,
  examType: 'nakotarkastus',
  examName: 'Näöntarkastus',
  examiner: 1,
  examinerName: 'Aino',
  examinerWished: false,
  room: 'Huone 1',
  name: 'Matti Virtanen',
  phone: '+358401234567',
  isMinor: false,
  hasNote: false,
  hasBegun: false,
  isBroken: false,
  customer: null,
  ...over,
})

const day = (bookings: AdminBooking[]): StoreDay => ({
  day: '2026-11-24',
  open: [{ from: '09:30', to: '16:15' }],
  rooms: ['Huone 1', 'Huone 2'],
  examiners: [
    {
      examiner: { id: 1, name: 'Aino' },
      shifts: [{ from: '09:30', to: '16:15' }],
      away: [{ from: '12:00', to: '13:00' }],
      bookings,
      held: [{ from: '14:00', to: '14:30', room: 'Huone 2' }],
    },
  ],
})

const kinds = (column: ReturnType<typeof columnsOf>[number] | undefined) =>
  column?.items.map(({ kind, from, to }) => `${kind} ${from}–${to}`)

test('the column of an optometrist has the bookings, absences and held times, and is free between them', () => {
  const [aino] = columnsOf(day([booking({})]), 'examiner')
  expect(kinds(aino)).toEqual([
    'booking 570–610',
    'free 610–720',
    'away 720–780',
    'free 780–840',
    'held 840–870',
    'free 870–975',
  ])
})

test('a canceled booking leaves its time free, and is still listed', () => {
  const [aino] = columnsOf(day([booking({ state: 'canceled' })]), 'examiner')
  expect(kinds(aino)?.[0]).toBe('free 570–720')
  expect(aino?.bookings).toHaveLength(1)
})

test('the column of a room has its bookings and held times', () => {
  const rooms = columnsOf(day([booking({})]), 'room')
  expect(rooms.map(({ title }) => title)).toEqual(['Huone 1', 'Huone 2'])
  expect(kinds(rooms[0])).toEqual(['booking 570–610', 'free 610–975'])
  expect(kinds(rooms[1])).toEqual(['free 570–840', 'held 840–870', 'free 870–975'])
})

test('the day plan shows full hours, including a booking before opening', () => {
  expect(shownHours([day([booking({ time: '08:40' })])])).toEqual({ from: 8 * 60, to: 17 * 60 })
  expect(shownHours([{ ...day([]), open: [], examiners: [] }])).toEqual({ from: 9 * 60, to: 17 * 60 })
})
