import { expect, test } from 'vitest'
import { benefitTerm, givesBenefit } from './friends-benefit.ts'

test.each(['created', 'updated', 'rebooked', 'arrived', 'done'] as const)(
  'a booking that is %s gives it from the visit for a year',
  (state) => {
    expect(benefitTerm({ state, day: '2026-12-01' })).toEqual({ startsOn: '2026-12-01', endsOn: '2027-11-30' })
  },
)

test.each(['canceled', 'not_arrived'] as const)('one that is %s gives none', (state) => {
  expect(benefitTerm({ state, day: '2026-12-01' })).toBeNull()
})

test('it comes with exams that end in a prescription of glasses', () => {
  expect(givesBenefit('glasses')).toBe(true)
  expect(givesBenefit('hearing')).toBe(false)
})
