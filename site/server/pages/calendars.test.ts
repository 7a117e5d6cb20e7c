import { expect, test } from 'vitest'
import { calendarsFor } from './calendars.ts'

const entry = {
  title: 'Näöntarkastus, Ketju',
  details: 'Varausnumero AB12CD34. Ota mukaan:\n– silmälasit',
  location: 'Ketju Kamppi, Urho Kekkosen katu 1, 00100 Helsinki',
  startsAt: '2026-11-24T07:00:00.000Z',
  endsAt: '2026-11-24T07:30:00.000Z',
}

const queryOf = (calendar: string) =>
  Object.fromEntries(new URL(calendarsFor(entry).find(({ name }) => name === calendar)?.href ?? '').searchParams)

test('the link for Google contains the entry, with its instants in the basic format', () => {
  expect(queryOf('Google')).toMatchObject({
    action: 'TEMPLATE',
    text: entry.title,
    dates: '20261124T070000Z/20261124T073000Z',
    details: entry.details,
    location: entry.location,
  })
})

test.each(['Outlook.com', 'Microsoft 365'])('the link for %s contains the same entry, without a plus', (calendar) => {
  expect(queryOf(calendar)).toMatchObject({
    rru: 'addevent',
    subject: entry.title,
    body: entry.details,
    startdt: entry.startsAt,
    enddt: entry.endsAt,
  })
  expect(calendarsFor(entry).find(({ name }) => name === calendar)?.href).not.toContain('+')
})
