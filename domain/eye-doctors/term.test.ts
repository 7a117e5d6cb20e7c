import { describe, expect, test } from 'vitest'
import type { DoctorBookingState } from '#contracts/eye-doctors.ts'
import { canCancel, isComing, shownState } from './term.ts'

/** A visit on the morning after the clocks went back, which may be canceled until 9.00 of the day before. */
const visit = (state: DoctorBookingState) => ({
  state,
  heldUntil: '2026-10-20T10:00:00.000Z',
  time: { day: '2026-10-26', time: '09:00', cancelBy: { day: '2026-10-25', time: '09:00' } },
})

describe('the state of an eye doctor’s visit', () => {
  test.each([
    ['booked', '2026-10-25T06:59:59.000Z', true],
    ['booked', '2026-10-25T07:00:00.000Z', false],
    ['canceling', '2026-10-24T07:00:00.000Z', true],
    ['held', '2026-10-24T07:00:00.000Z', true],
    ['lapsed', '2026-10-24T07:00:00.000Z', false],
    ['canceled', '2026-10-24T07:00:00.000Z', false],
  ] as const)('%s at %s it can be canceled: %s', (state, now, can) => expect(canCancel(visit(state), now)).toBe(can))

  test.each([
    ['booked', '2026-10-26T06:59:59.000Z', true],
    ['booked', '2026-10-26T07:00:00.000Z', false],
    ['confirming', '2026-10-20T07:00:00.000Z', true],
    ['canceled', '2026-10-20T07:00:00.000Z', false],
    ['held', '2026-10-20T07:00:00.000Z', false],
  ] as const)('%s at %s it is coming: %s', (state, now, is) => expect(isComing(visit(state), now)).toBe(is))

  test.each([
    ['held', '2026-10-20T09:59:59.000Z', 'held'],
    ['held', '2026-10-20T10:00:00.000Z', 'lapsed'],
    ['booked', '2026-10-20T10:00:00.000Z', 'booked'],
  ] as const)('%s at %s it is shown as %s', (state, now, shown) => expect(shownState(visit(state), now)).toBe(shown))
})
