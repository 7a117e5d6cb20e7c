import { expect, test } from 'vitest'
import {
  assertBeUsable,
  readRequisitionCode,
  requisitionCode,
  shownState,
  type RequisitionFacts,
} from './requisition.ts'

test('a code is three groups of signs that are not taken for one another, and is read however it is typed', () => {
  const code = requisitionCode(() => 8)
  expect(code).toMatch(/^(\w{4}-){2}\w{4}$/)
  expect(readRequisitionCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
})

test.each(['', '2222-2222', '2222-2222-222O', '2222-2222-2222-2222', 'PO 4711'])('%j is no code', (typed) => {
  expect(readRequisitionCode(typed)).toBeNull()
})

test.each([
  ['open', '2026-11-27', 'open', null],
  ['open', '2026-11-26', 'expired', 'requisition.expired'],
  ['booked', '2026-11-26', 'booked', 'requisition.used'],
  ['approved', '2026-11-26', 'approved', 'requisition.used'],
  ['rejected', '2026-12-01', 'rejected', 'requisition.withdrawn'],
  ['withdrawn', '2026-12-01', 'withdrawn', 'requisition.withdrawn'],
] as const)('one that is %s until %s is %s on the 27th', (state, expiresOn, shown, code) => {
  const facts: RequisitionFacts = { state, expiresOn }
  expect(shownState(facts, '2026-11-27')).toBe(shown)
  if (code === null) expect(() => assertBeUsable(facts, '2026-11-27')).not.toThrow()
  else expect(() => assertBeUsable(facts, '2026-11-27')).toThrow(code)
})
