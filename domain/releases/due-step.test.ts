import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ReleaseState } from '#contracts/releases.ts'
import { dueStep } from './due-step.ts'
import { OPEN_STATES, statesBefore } from './release-states.ts'

const [before, start, during, end, after] = [1, 2, 3, 4, 5].map((day) => `2026-12-0${day}T06:00:00.000Z`)

describe('the next step of a release', () => {
  test.each([
    ['planned', before, undefined],
    ['planned', start, 'go_live'],
    ['planned', during, 'go_live'],
    ['planned', after, 'miss'],
    ['going_live', before, 'go_live'],
    ['live', during, undefined],
    ['live', end, 'come_back'],
    ['coming_back', during, 'come_back'],
    ['ended', after, undefined],
    ['stopped', after, undefined],
  ] as const)('is, for one %s at %s, %s', (state, now, step) => {
    expect(dueStep({ state, goesLiveAt: start ?? '', comesBackAt: end ?? '' }, now ?? '')).toBe(step)
  })

  test('is never a missed or automatic end for a release that stays for good', () => {
    const moments = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moments, fc.constantFrom('planned' as const, 'live' as const), (now, state) => {
        const timetable = { state, goesLiveAt: start ?? '', comesBackAt: null }
        expect(['go_live', undefined]).toContain(dueStep(timetable, now.toISOString()))
      }),
    )
  })
})

test('a release goes live once, and an ended one never changes', () => {
  expect(statesBefore('going_live')).toEqual(['planned'])
  expect(statesBefore('planned')).toEqual([])
  for (const state of ReleaseState.options.filter((one) => !OPEN_STATES.includes(one)))
    for (const later of ReleaseState.options) expect(statesBefore(later)).not.toContain(state)
})
