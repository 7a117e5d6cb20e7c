import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  backoffMs,
  freeSteps,
  isStuck,
  nextDue,
  withPendingSteps,
  withStep,
  type PendingStep,
} from './pending-steps.ts'

const NOW = { shop: '2026-11-25T10:00:00.000Z', machine: '2026-11-25T09:00:00.000Z' }
const EARLIER = '2026-11-25T08:00:00.000Z'
const LATER = '2026-11-25T12:00:00.000Z'
const WAITS = { settle: [], tell: ['settle'], label: [] }

function pendingSteps(step: string, changes: Partial<PendingStep> = {}): PendingStep {
  const fresh = { of: null, claim: 1, attempts: 0, dueAt: EARLIER, leasedUntil: null, code: null, isListed: false }
  return { step, ...fresh, ...changes }
}

describe('which steps may be claimed', () => {
  test.each<[string, PendingStep[], string[]]>([
    ['a due step may be claimed', [pendingSteps('label')], ['label']],
    ['a step due later may not be claimed', [pendingSteps('label', { dueAt: LATER })], []],
    ['a step that is running may not be claimed', [pendingSteps('label', { leasedUntil: LATER })], []],
    [
      'a step whose claim has expired, by the clock of the machine, may be claimed',
      [pendingSteps('label', { leasedUntil: EARLIER })],
      ['label'],
    ],
    ['a step that was given up may not be claimed', [pendingSteps('label', { dueAt: null })], []],
    [
      'a step that waits for another may not be claimed',
      [pendingSteps('tell'), pendingSteps('settle', { dueAt: LATER })],
      [],
    ],
    [
      'a step that waits for one that was given up may not be claimed',
      [pendingSteps('tell'), pendingSteps('settle', { dueAt: null })],
      [],
    ],
    ['a step whose predecessor is done may be claimed', [pendingSteps('tell')], ['tell']],
    [
      'steps that wait for none may be claimed beside one that waits',
      [pendingSteps('tell'), pendingSteps('settle'), pendingSteps('label')],
      ['settle', 'label'],
    ],
    [
      'the step that has been due longest comes first',
      [pendingSteps('label', { dueAt: NOW.shop }), pendingSteps('settle')],
      ['settle', 'label'],
    ],
  ])('%s', (_, all, free) => {
    expect(freeSteps(all, WAITS, NOW).map(({ step }) => step)).toEqual(free)
  })
})

test.each<[string, PendingStep[], string | null]>([
  ['never, without pending steps', [], null],
  [
    'when its earliest step is due',
    [pendingSteps('label', { dueAt: LATER }), pendingSteps('settle', { dueAt: NOW.shop })],
    NOW.shop,
  ],
  [
    'when the step is due that the other one waits for',
    [pendingSteps('tell'), pendingSteps('settle', { dueAt: LATER })],
    LATER,
  ],
  ['never, when its only step was given up', [pendingSteps('label', { dueAt: null })], null],
])('a document is looked at again: %s', (_, all, due) => {
  expect(nextDue(all, WAITS)).toBe(due)
})

test('a step that is scheduled anew replaces the former one, and staff still see it', () => {
  const before = [pendingSteps('tell', { isListed: true, attempts: 9 }), pendingSteps('refund', { of: 'a' })]
  const after = withPendingSteps(before, [pendingSteps('tell', { claim: 7 }), pendingSteps('refund', { of: 'b' })])
  expect(after).toEqual([
    pendingSteps('refund', { of: 'a' }),
    pendingSteps('tell', { claim: 7, isListed: true }),
    pendingSteps('refund', { of: 'b' }),
  ])
  expect(withStep(after, { step: 'refund', of: 'a' }, null)).toHaveLength(2)
})

test('a wait never falls from one failure to the next, and is at most a quarter longer by chance', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), chance, (attempts, one) => {
      expect(backoffMs(attempts + 1, 0)).toBeGreaterThanOrEqual(backoffMs(attempts, 0))
      expect(backoffMs(attempts, one)).toBeLessThanOrEqual(backoffMs(attempts, 0) * 1.25 + 1)
      expect(backoffMs(attempts, one)).toBeGreaterThanOrEqual(30_000)
    }),
  )
  expect([1, 8, 9, 40].map(isStuck)).toEqual([false, false, true, true])
})
