import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hours, Store } from '#contracts/stores.ts'
import { storeJsonLd } from './store-json-ld.ts'

beforeEach(() => vi.stubEnv('SHOP_URL', 'https://shop.example'))
afterEach(() => vi.unstubAllEnvs())

const usual: Hours = ['10:00', '18:00']
const store = {
  name: 'Joensuu',
  address: 'Siltakatu 12',
  zip: '80100',
  city: 'Joensuu',
  latitude: 62.6,
  longitude: 29.8,
  languages: ['fi'],
  hours: [usual, usual, usual, usual, usual, ['10:00', '14:00'], null],
  lunch: [['12:30', '13:15'], null, null, null, null, null, null],
  deviatingDays: [
    { day: '2026-12-24', hours: ['09:00', '12:00'], reason: 'Jouluaatto' },
    { day: '2026-12-25', hours: null, reason: 'Joulupäivä' },
  ],
  picture: null,
} as unknown as Store

test('a store is described as an optician with address, location and hours, lunch and deviating days included', () => {
  const data = storeJsonLd(store, '/löydä-myymälä/joensuu')
  expect(data).toMatchObject({
    '@type': 'Optician',
    url: 'https://shop.example/l%C3%B6yd%C3%A4-myym%C3%A4l%C3%A4/joensuu',
    address: { postalCode: '80100', addressCountry: 'FI' },
    geo: { latitude: 62.6, longitude: 29.8 },
  })
  expect(data.openingHoursSpecification.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
    [['Monday'], '10:00', '12:30'],
    [['Monday'], '13:15', '18:00'],
    [['Tuesday', 'Wednesday', 'Thursday', 'Friday'], '10:00', '18:00'],
    [['Saturday'], '10:00', '14:00'],
  ])
  expect(data.specialOpeningHoursSpecification).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '12:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
  ])
})
