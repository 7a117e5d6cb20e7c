import { describe, expect, test } from 'vitest'
import { busySpans, busyTime } from './busy-spans.ts'

const window = { from: '2026-11-22', until: '2027-05-30' }
const calendar = (...lines: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT']
const read = (...lines: string[]) =>
  busySpans(calendar(...event(...lines)), window).map(({ from, to }) => `${from} ${to}`)

const helsinki = [
  ...[
    'BEGIN:VTIMEZONE',
    'TZID:Oma',
    'BEGIN:DAYLIGHT',
    'DTSTART:19810329T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0300',
  ],
  ...['RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT', 'BEGIN:STANDARD', 'DTSTART:19961027T040000'],
  ...[
    'TZOFFSETFROM:+0300',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
    'END:STANDARD',
    'END:VTIMEZONE',
  ],
]

describe('reading the busy time of an event', () => {
  test.each([
    [
      'an event in UTC is converted to Helsinki',
      ['DTSTART:20261124T080000Z', 'DTEND:20261124T093000Z'],
      ['2026-11-24T10:00 2026-11-24T11:30'],
    ],
    [
      'an event without a zone keeps its wall time',
      ['DTSTART:20261124T080000', 'DURATION:PT90M'],
      ['2026-11-24T08:00 2026-11-24T09:30'],
    ],
    [
      'a zone of IANA need not be described',
      ['DTSTART;TZID=Europe/London:20261124T080000', 'DTEND;TZID=Europe/London:20261124T090000'],
      ['2026-11-24T10:00 2026-11-24T11:00'],
    ],
    [
      'a zone of Windows need not be described, in quotes either',
      ['DTSTART;TZID="W. Europe Standard Time":20261124T080000', 'DURATION:PT1H'],
      ['2026-11-24T09:00 2026-11-24T10:00'],
    ],
    [
      'a zone that is not known is read as Helsinki',
      ['DTSTART;TZID=Kotiaika:20261124T080000', 'DTEND;TZID=Kotiaika:20261124T090000'],
      ['2026-11-24T08:00 2026-11-24T09:00'],
    ],
    [
      'an event of whole days is busy from midnight to midnight',
      ['DTSTART;VALUE=DATE:20261124', 'DTEND;VALUE=DATE:20261126'],
      ['2026-11-24T00:00 2026-11-26T00:00'],
    ],
    [
      'an event of a day without an end is busy for that day',
      ['DTSTART;VALUE=DATE:20261124'],
      ['2026-11-24T00:00 2026-11-25T00:00'],
    ],
    [
      'seconds are rounded to whole minutes outwards',
      ['DTSTART:20261124T080030Z', 'DTEND:20261124T083001Z'],
      ['2026-11-24T10:00 2026-11-24T10:31'],
    ],
    ['a canceled event is not busy', ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z', 'STATUS:CANCELLED'], []],
    [
      'an event that is shown as free is not busy',
      ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z', 'TRANSP:TRANSPARENT'],
      [],
    ],
    [
      'an event that Outlook shows as free is not busy',
      ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
      [],
    ],
    ['a past event is not busy', ['DTSTART:20261101T080000Z', 'DTEND:20261101T090000Z'], []],
    ['an event that ends before it begins is not busy', ['DTSTART:20261124T090000Z', 'DTEND:20261124T080000Z'], []],
  ])('%s', (_, lines, spans) => {
    expect(read(...lines)).toEqual(spans)
  })
})

describe('a repeated event', () => {
  test('keeps its time on the wall over a change of clocks', () => {
    const lines = ['DTSTART;TZID=Oma:20270326T090000', 'DTEND;TZID=Oma:20270326T100000', 'RRULE:FREQ=DAILY;COUNT=4']
    const spans = busySpans(calendar(...helsinki, ...event(...lines)), window)
    expect(spans.map(({ from }) => from)).toEqual([
      ...['2027-03-26T09:00', '2027-03-27T09:00', '2027-03-28T09:00', '2027-03-29T09:00'],
    ])
  })

  test('moves its wall time with daylight saving time where it is written in UTC', () => {
    const starts = read('DTSTART:20270327T070000Z', 'DTEND:20270327T080000Z', 'RRULE:FREQ=DAILY;COUNT=2')
    expect(starts).toEqual(['2027-03-27T09:00 2027-03-27T10:00', '2027-03-28T10:00 2027-03-28T11:00'])
  })

  test('skips its exceptions and canceled dates, and moves a moved date', () => {
    const series = event(
      ...['DTSTART:20261123T080000Z', 'DTEND:20261123T090000Z', 'RRULE:FREQ=DAILY;COUNT=4', 'EXDATE:20261124T080000Z'],
    )
    const moved = event('RECURRENCE-ID:20261125T080000Z', 'DTSTART:20261125T120000Z', 'DTEND:20261125T130000Z')
    const canceled = event(
      ...['RECURRENCE-ID:20261126T080000Z', 'DTSTART:20261126T080000Z', 'DTEND:20261126T090000Z', 'STATUS:CANCELLED'],
    )
    expect(busySpans(calendar(...series, ...moved, ...canceled), window)).toEqual([
      { from: '2026-11-23T10:00', to: '2026-11-23T11:00' },
      { from: '2026-11-25T14:00', to: '2026-11-25T15:00' },
    ])
  })

  test('counts a date that was moved into the window from before it', () => {
    const series = event('DTSTART:20261102T080000Z', 'DTEND:20261102T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')
    const moved = event('RECURRENCE-ID:20261109T080000Z', 'DTSTART:20261127T120000Z', 'DTEND:20261127T130000Z')
    expect(busySpans(calendar(...series, ...moved), window)).toEqual([
      { from: '2026-11-27T14:00', to: '2026-11-27T15:00' },
    ])
  })

  test('counts from the first day of the window where it begins before it', () => {
    const lines = ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261125', 'RRULE:FREQ=YEARLY']
    expect(read(...lines)).toEqual(['2026-11-22T00:00 2026-11-25T00:00'])
  })

  test('is read until the last day of the window where it has no end', () => {
    const days = read('DTSTART:20100104T080000Z', 'DTEND:20100104T090000Z', 'RRULE:FREQ=WEEKLY')
    expect(days).toHaveLength(27)
    expect(days[0]).toMatch('2026-11-23T10:00')
    expect(days.at(-1)).toMatch('2027-05-24')
  })

  test('is refused where it repeats by the second or minute', () => {
    expect(() => read('DTSTART:20100104T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')).toThrow('too_often')
    expect(() => read('DTSTART:20261124T080000Z', 'DURATION:PT1M', 'RRULE:FREQ=MINUTELY')).toThrow('too_often')
    const folded = 'RRULE:COUNT=3;\r\n FREQ=SECONDLY'
    expect(() => read('DTSTART:20261124T080000Z', 'DURATION:PT1S', folded)).toThrow('too_often')
    const each = Array.from({ length: 60 }, (_, n) => n).join(',')
    const bySecond = `RRULE:FREQ=DAILY;BYMINUTE=${each};BYSECOND=${each}`
    expect(() => read('DTSTART:20261124T080000Z', 'DURATION:PT1S', bySecond)).toThrow('too_large')
  })
})

describe('an event that cannot be read', () => {
  const good = event('DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z')
  test.each([
    ['with a beginning that is no time', event('DTSTART:huomenna', 'DTEND:20261124T090000Z')],
    ['on a day that does not exist', event('DTSTART:20261345T080000Z', 'DTEND:20261345T090000Z')],
    ['without a beginning', event('SUMMARY:Muistiinpano')],
    ['with a line that is no property', event('DTSTART:20261125T080000Z', 'tähän katkesi')],
    ['without an end before the next', ['BEGIN:VEVENT', 'UID:half', 'DTSTART:20261125T080000Z']],
    ['with a rule that is none', event('DTSTART:20261125T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=OFTEN')],
  ])('%s is counted and hides no other', (_, broken) => {
    const read = busyTime(calendar(...broken, ...good), window)
    expect(read).toEqual({ spans: [{ from: '2026-11-24T10:00', to: '2026-11-24T11:00' }], unclear: 1 })
  })

  test('is counted where its zone is not known', () => {
    const lines = event('DTSTART;TZID=Kotiaika:20261124T100000', 'DURATION:PT1H')
    expect(busyTime(calendar(...lines), window)).toMatchObject({ spans: [{ from: '2026-11-24T10:00' }], unclear: 1 })
  })
})

describe('an event that its owner declined', () => {
  const guest = (partstat: string) => `ATTENDEE;PARTSTAT=${partstat};CN=Aino:mailto:Aino@example.com`
  const at = ['DTSTART:20261124T080000Z', 'DTEND:20261124T090000Z']
  test.each([
    ['by an address that the shop knows', ['aino@example.com'], []],
    ['by the name of the calendar', [], ['X-WR-CALNAME:aino@example.com']],
    ['by the owner that the calendar names', [], ['X-OWNER:mailto:aino@example.com']],
  ])('%s is not busy', (_, owners, head) => {
    const read = (partstat: string) =>
      busyTime(calendar(...head, ...event(...at, guest(partstat))), window, owners).spans.length
    expect([read('DECLINED'), read('ACCEPTED')]).toEqual([0, 1])
  })

  test.each([
    ['another guest declined', ['eino@example.com'], 'ACCEPTED', 1],
    ['one of the guests declined, and the owner is not known', [], 'ACCEPTED', 1],
    ['every guest declined, and the owner is not known', [], 'DECLINED', 0],
    ['the owner declined, and another guest did not', ['aino@example.com'], 'ACCEPTED', 0],
  ])('is busy only if someone may come: %s', (_, owners, partstat, many) => {
    const other = `ATTENDEE;PARTSTAT=${partstat}:mailto:eino@example.com`
    const room = 'ATTENDEE;CUTYPE=ROOM;PARTSTAT=ACCEPTED:mailto:huone1@example.com'
    const read = busyTime(calendar(...event(...at, guest('DECLINED'), other, room)), window, owners)
    expect(read.spans).toHaveLength(many)
  })
})

test.each([
  ['a byte order mark', (text: string) => `\uFEFF${text}`],
  ['empty lines', (text: string) => text.replaceAll('\r\n', '\r\n\r\n')],
  ['line breaks of another kind', (text: string) => text.replaceAll('\r\n', '\r')],
  ['something behind its end', (text: string) => `${text}\r\n<!-- palvelin 7 -->`],
])('a calendar with %s is read', (_, spoil) => {
  const text = calendar(...event('DTSTART:20261124', 'DTEND:20261125'))
  expect(busySpans(spoil(text), window)).toEqual([{ from: '2026-11-24T00:00', to: '2026-11-25T00:00' }])
})

test('a description of a zone that cannot be read gives way to the name of the zone', () => {
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Europe/Stockholm', 'END:VTIMEZONE']
  const lines = event('DTSTART;TZID=Europe/Stockholm:20261124T080000', 'DURATION:PT1H')
  expect(busySpans(calendar(...zone, ...lines), window)).toEqual([{ from: '2026-11-24T09:00', to: '2026-11-24T10:00' }])
})

test('busy spans of a free/busy component are read, and free ones left out', () => {
  const notified = [
    'BEGIN:VFREEBUSY',
    'FREEBUSY;FBTYPE=BUSY:20261124T080000Z/20261124T090000Z,20261124T090000Z/PT30M',
    'FREEBUSY;FBTYPE=FREE:20261125T080000Z/PT1H',
    'END:VFREEBUSY',
  ]
  expect(busySpans(calendar(...notified), window)).toEqual([{ from: '2026-11-24T10:00', to: '2026-11-24T11:30' }])
})

test('an event in the repeated hour of autumn has no negative duration', () => {
  const autumn = { from: '2026-10-20', until: '2026-10-30' }
  const text = calendar(...event('DTSTART:20261025T003000Z', 'DTEND:20261025T011500Z'))
  expect(busySpans(text, autumn)).toEqual([{ from: '2026-10-25T03:15', to: '2026-10-25T03:30' }])
})

test.each(['', '<html></html>', 'BEGIN:VCARD\r\nEND:VCARD', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT'])(
  'throws for %j, which is no calendar',
  (text) => {
    expect(() => busySpans(text, window)).toThrow()
  },
)
