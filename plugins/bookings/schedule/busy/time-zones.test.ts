import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { ianaName, registerZone } from './time-zones.ts'
import windowsZones from './windows-zones.json' with { type: 'json' }

test.each([
  ['Europe/London', 'Europe/London'],
  ['/Europe/Stockholm', 'Europe/Stockholm'],
  ['"Europe/Helsinki"', 'Europe/Helsinki'],
  ['/freeassociation.sourceforge.net/Europe/Berlin', 'Europe/Berlin'],
  ['America/New York', 'America/New_York'],
  ['FLE Standard Time', 'Europe/Kiev'],
  ['w. europe daylight time', 'Europe/Berlin'],
  ['(UTC+02:00) Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius', 'Europe/Helsinki'],
  ['UTC', 'Etc/UTC'],
  ['GMT+0200', '+02:00'],
  ['+2', '+02:00'],
  ['Kotiaika', undefined],
])('the zone %s is %s', (tzid, iana) => {
  expect(ianaName(tzid)).toBe(iana)
})

test('every zone of Windows is one that the shop knows', () => {
  expect(Object.keys(windowsZones).filter((name) => !registerZone(name))).toEqual([])
})

test('a wall time in a zone is the instant that has it', () => {
  const zones = ['Europe/Helsinki', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Africa/Casablanca']
  const instants = fc.integer({ min: Date.UTC(2025, 0), max: Date.UTC(2031, 0) }).map((at) => at - (at % 60_000))
  fc.assert(
    fc.property(fc.constantFrom(...zones), instants, (zone, instant) => {
      registerZone(zone)
      const shown = new Intl.DateTimeFormat('sv', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
      const written = (at: number) => shown.format(at).replace(' ', 'T')
      const wall = ICAL.Time.fromData({ ...ICAL.Time.fromDateTimeString(written(instant)).toJSON(), timezone: zone })
      const read = wall.toUnixTime() * 1000
      expect(written(read)).toBe(written(instant))
      // An hour that comes twice is the first.
      expect(read).toBeLessThanOrEqual(instant)
    }),
  )
})

test('a time that is skipped in spring is read by the clock before', () => {
  registerZone('Europe/Stockholm')
  const skipped = ICAL.Time.fromData({
    year: 2027,
    month: 3,
    day: 28,
    hour: 2,
    minute: 30,
    timezone: 'Europe/Stockholm',
  })
  expect(new Date(skipped.toUnixTime() * 1000).toISOString()).toBe('2027-03-28T01:30:00.000Z')
})
