import { describe, expect, test } from 'vitest'
import { BookingState } from '#contracts/bookings.ts'
import { type VisitStep } from '#contracts/booking-handling.ts'
import { afterVisitStep, isComing, keepsTime } from './states.ts'

const coming = ['created', 'updated', 'rebooked'] as const

describe('what the store says of a visit', () => {
  test.each(coming)('from %s it can be arrived, not arrived or canceled', (state) => {
    const after = (step: VisitStep) => afterVisitStep(state, null, step)
    expect(['arrived', 'not_arrived', 'canceled', 'done', 'undo'].map((step) => after(step as VisitStep))).toEqual([
      ...['arrived', 'not_arrived', 'canceled'],
      ...[null, null],
    ])
  })

  test.each([
    ['arrived', 'done', 'done'],
    ['not_arrived', 'arrived', 'arrived'],
    ['not_arrived', 'done', null],
    ['arrived', 'canceled', null],
    ['done', 'arrived', null],
    ['canceled', 'arrived', null],
  ] as const)('from %s by %s it is %s', (state, step, after) => {
    expect(afterVisitStep(state, 'created', step)).toBe(after)
  })

  test('said again it stays, and undone it is as before, except canceled', () => {
    for (const step of ['arrived', 'not_arrived', 'done', 'canceled'] as const)
      expect(afterVisitStep(step, 'created', step)).toBe(step)
    expect(afterVisitStep('arrived', 'rebooked', 'undo')).toBe('rebooked')
    expect(afterVisitStep('canceled', 'created', 'undo')).toBeNull()
  })

  test('only who is canceled gives the time back', () => {
    expect(BookingState.options.filter((state) => !keepsTime(state))).toEqual(['canceled'])
    expect(BookingState.options.filter(isComing)).toEqual([...coming])
  })
})
