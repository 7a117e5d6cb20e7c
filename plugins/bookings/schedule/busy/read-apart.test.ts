import { expect, test } from 'vitest'
import { readApart } from './read-apart.ts'

const window = { from: '2026-11-22', until: '2027-05-30' }
const event = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join('\r\n')

const limits = { milliseconds: 60_000, bytes: 64 * 1024 * 1024 }
const at = ['DTSTART:20261124T080000Z', 'DTEND:20261124T093000Z']

test('a calendar is read in a thread of its own', async () => {
  expect(await readApart(event(...at), window, { limits })).toEqual({
    spans: [{ from: '2026-11-24T10:00', to: '2026-11-24T11:30' }],
    unclear: 0,
  })
})

test('a rule that never matches is refused as too large when the time limit is over', async () => {
  const never = event(...at, 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')
  await expect(readApart(never, window, { limits: { ...limits, milliseconds: 1000 } })).rejects.toThrow('too_large')
})

test('a calendar that needs more memory than its limit is refused as too large', async () => {
  const many = event(...Array.from({ length: 40_000 }, (_, n) => `X-A${n};B=1:1`))
  await expect(readApart(many, window, { limits: { ...limits, bytes: 8 * 1024 * 1024 } })).rejects.toThrow('too_large')
})

test.each([
  ['with an event every second', event(...at, 'RRULE:FREQ=SECONDLY;COUNT=1000000000'), 'too_often'],
  ['with an event every hour for ever', event(...at, 'RRULE:FREQ=HOURLY;COUNT=1000000000'), 'too_large'],
  ['that is an HTML page', '<html></html>', 'unreadable'],
  ['with thousands of nested calendars', 'BEGIN:VCALENDAR\r\n'.repeat(40_000) + 'END:VCALENDAR\r\n'.repeat(40_000), ''],
])('reading a calendar %s ends within its limits', async (_, text, problem) => {
  const outcome = await readApart(text, window, { limits }).then(
    () => '',
    (failure: Error) => failure.message,
  )
  expect(outcome).toBe(problem)
})
