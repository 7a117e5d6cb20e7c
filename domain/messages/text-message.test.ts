import fc from 'fast-check'
import { expect, test } from 'vitest'
import { helsinkiTime } from '#domain/calendar/finnish-day.ts'
import { kindOf, nextSmsMoment, writtenText } from './text-message.ts'

test.each([
  [{ text: 'Tilauksesi on\nnoudettavissa.' }, 2, 'Tilauksesi on noudettavissa.'],
  [{ text: ' Katso ', url: 'https://shop.example/t' }, 1, 'Katso https://shop.example/t'],
])('a text message is written in one line with its link: %j', (message, kind, written) => {
  expect(kindOf(message)).toBe(kind)
  expect(writtenText(message)).toBe(written)
})

test.each([
  ['by day, at once', '2026-11-23T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
  ['at eight sharp, at once', '2026-11-23T06:00:00.000Z', '2026-11-23T06:00:00.000Z'],
  ['a moment before eight', '2026-11-23T05:59:59.999Z', '2026-11-23T06:00:00.000Z'],
  ['the last moment of the day', '2026-11-23T18:59:59.999Z', '2026-11-23T18:59:59.999Z'],
  ['at nine in the evening, next morning', '2026-11-23T19:00:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['after midnight, the same morning', '2026-11-23T22:30:00.000Z', '2026-11-24T06:00:00.000Z'],
  ['in summer', '2026-07-01T18:00:00.000Z', '2026-07-02T05:00:00.000Z'],
  ['in the night that is an hour shorter', '2026-03-28T20:00:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['in the skipped hour', '2026-03-29T01:30:00.000Z', '2026-03-29T05:00:00.000Z'],
  ['in the night that is an hour longer', '2026-10-24T19:00:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['in the hour that comes twice', '2026-10-25T00:30:00.000Z', '2026-10-25T06:00:00.000Z'],
  ['on New Year’s Eve', '2026-12-31T20:00:00.000Z', '2027-01-01T06:00:00.000Z'],
])('a text message is sent %s', (_, at, next) => expect(nextSmsMoment(new Date(at)).toISOString()).toBe(next))

test('the next moment is always by day, not past, and at most twelve hours away', () => {
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(instants, (at) => {
      const next = nextSmsMoment(at)
      const time = helsinkiTime(next.toISOString())
      expect(time >= '08:00' && time < '21:00').toBe(true)
      expect(next.getTime()).toBeGreaterThanOrEqual(at.getTime())
      expect(next.getTime() - at.getTime()).toBeLessThanOrEqual(12 * 3_600_000)
    }),
  )
})
