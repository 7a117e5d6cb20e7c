import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { calendarFile } from '#plugins/kit/mail/calendar-file.ts'
import { someBooking } from '../../../tests/some-booking.ts'
import { calendarEvent } from './calendar-event.ts'

const URL = 'https://shop.example/varaa-näöntarkastus/K7QM2X9D'

/** The file as another program reads it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[])
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return { calendar, event }
}

test.each([
  ['a day in winter', '2026-11-24T07:30:00.000Z', '2026-11-24T08:00:00.000Z'],
  ['the morning after summer time has begun', '2026-03-29T07:00:00.000Z', '2026-03-29T07:30:00.000Z'],
  ['the morning after it has ended', '2026-10-25T08:00:00.000Z', '2026-10-25T08:30:00.000Z'],
])('the calendar file has the instants of the visit on %s', (_, startsAt, endsAt) => {
  const booking = someBooking({ startsAt, endsAt })
  const { calendar, event } = read(calendarFile(calendarEvent({ booking, sequence: 3, language: 'fi', url: URL })))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  expect([event.startDate, event.endDate].map((time) => time.toJSDate().toISOString())).toEqual([startsAt, endsAt])
  expect([event.uid, event.sequence]).toEqual(['K7QM2X9D@shop.example', 3])
})

test('a letter invites its reader, with organizer and attendee', () => {
  const shown = { booking: someBooking(), sequence: 0, language: 'fi', url: URL, invited: 'aino@example.com' } as const
  const { calendar, event } = read(calendarFile(calendarEvent(shown)))
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST')
  expect(event.organizer.toLowerCase()).toMatch(/^mailto:.+@/)
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:aino@example.com'])
})

test('an event without an organizer is published only', () => {
  const { organizer: _, ...event } = calendarEvent({ booking: someBooking(), sequence: 0, language: 'fi', url: URL })
  expect(read(calendarFile({ ...event, invited: 'aino@example.com' })).calendar.getFirstPropertyValue('method')).toBe(
    'PUBLISH',
  )
})

test('lines are folded at 75 octets without parting a character, and read back as they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('ä', 'x', '€', '👓', ' ', ','), maxLength: 300 }), (title) => {
      const booking = someBooking()
      const named = { ...booking, examType: { ...booking.examType, name: `Tarkastus ${title} loppu` } }
      const file = calendarFile(calendarEvent({ booking: named, sequence: 0, language: 'fi', url: URL }))
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      expect(read(file).event.summary).toContain(`Tarkastus ${title} loppu`)
    }),
  )
})

test('a canceled booking takes the same event out of the calendar', () => {
  const booking = someBooking({ state: 'canceled' })
  const { calendar, event } = read(calendarFile(calendarEvent({ booking, sequence: 4, language: 'fi', url: URL })))
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL')
  expect(event.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect([event.uid, event.sequence]).toEqual(['K7QM2X9D@shop.example', 4])
})

test('names and instructions with commas, semicolons and line breaks add no calendar fields', () => {
  const written = someBooking()
  const bring = ['Lasit; myös\r\nATTENDEE:mailto:a@example.com', 'Pilkku, ja ä']
  const booking = { ...written, examType: { ...written.examType, name: 'Tarkastus, laaja; \r\nX:1', bring } }
  const { calendar, event } = read(calendarFile(calendarEvent({ booking, sequence: 0, language: 'fi', url: URL })))
  expect(event.attendees).toEqual([])
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(1)
  expect(event.summary).toContain('Tarkastus, laaja;')
  expect(event.description).toContain('Pilkku, ja ä')
})
