import { describe, expect, test } from 'vitest'
import { BookingState } from '#contracts/bookings.ts'
import { type VisitStep } from '#contracts/booking-handling.ts'
import { afterVisitStep, isComing, keepsTime } from './states.ts'

const coming = ['created', 'updated', 'rebooked'] as const

describe('marking a visit in the store', () => {
  test.each(coming)('changes a visit that is %s to arrived, not arrived or canceled only', (state) => {
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
  ] as const)('takes a visit from %s by the step %s to %s', (state, step, after) => {
    expect(afterVisitStep(state, 'created', step)).toBe(after)
  })

  test('changes nothing when repeated, and restores the former state when undone, except for a canceled visit', () => {
    for (const step of ['arrived', 'not_arrived', 'done', 'canceled'] as const)
      expect(afterVisitStep(step, 'created', step)).toBe(step)
    expect(afterVisitStep('arrived', 'rebooked', 'undo')).toBe('rebooked')
    expect(afterVisitStep('canceled', 'created', 'undo')).toBeNull()
  })

  test('frees the time of a canceled booking only', () => {
    expect(BookingState.options.filter((state) => !keepsTime(state))).toEqual(['canceled'])
    expect(BookingState.options.filter(isComing)).toEqual([...coming])
  })
})
