import { expect, test } from 'vitest'
import type { OpenState } from '#contracts/stores.ts'
import { textOf } from '#locales/texts.ts'
import { longDay, weekdayName } from './long-day.ts'
import { openText } from './open-text.ts'

const t = textOf('fi', 'stores')
const closed: OpenState = {
  kind: 'closed_today',
  isOpenNow: false,
  today: '2026-11-20',
  closesAt: null,
  opensAt: null,
  validUntil: '',
}
const open: OpenState = { ...closed, kind: 'open_today', isOpenNow: true, closesAt: '18:00' }

test.each<[OpenState, string]>([
  [open, 'Auki, sulkeutuu klo 18'],
  [{ ...open, kind: 'closing_soon', closesAt: '17:30' }, 'Sulkeutuu pian, klo 17.30'],
  [{ ...closed, kind: 'opening_soon', opensAt: { day: '2026-11-20', time: '10:00' } }, 'Avautuu pian, klo 10'],
  [{ ...closed, kind: 'open_today', opensAt: { day: '2026-11-20', time: '10:00' } }, 'Suljettu, avautuu tänään klo 10'],
  [{ ...closed, opensAt: { day: '2026-11-21', time: '10:00' } }, 'Suljettu, avautuu huomenna klo 10'],
  [{ ...closed, opensAt: { day: '2026-11-24', time: '09:00' } }, 'Suljettu, avautuu tiistaina 24. marraskuuta klo 9'],
  [closed, 'Suljettu toistaiseksi'],
])('the opening state %j is written as: %s', (state, text) => {
  expect(openText(state, t, 'fi')).toBe(text)
})

test('days are written with their full names', () => {
  expect(longDay('2026-12-24', 'fi')).toBe('torstai 24. joulukuuta')
  expect(weekdayName(6, 'fi')).toBe('sunnuntai')
})
