import { expect, test } from 'vitest'
import {
  agreedItems,
  assertBeUsable,
  paysExam,
  readRequisitionCode,
  requisitionCode,
  shownState,
  type RequisitionFacts,
} from './requisition.ts'

test('a requisition code has three groups of unmistakable signs, and is read in any case and spacing', () => {
  const code = requisitionCode(() => 8)
  expect(code).toMatch(/^(\w{4}-){2}\w{4}$/)
  expect(readRequisitionCode(` ${code.toLowerCase().replaceAll('-', ' ')} `)).toBe(code)
})

test('only agreed items are paid: protective glasses need an agreed class', () => {
  expect(agreedItems({ protectiveClasses: [] })).toEqual(['exam', 'display_glasses'])
  expect(agreedItems({ protectiveClasses: ['robust'] })).toContain('protective_glasses')
})

test.each([
  [['exam'], 'glasses', true, true],
  [['exam'], 'hearing', true, false],
  [['exam'], 'glasses', false, false],
  [['display_glasses'], 'glasses', true, false],
] as const)(
  'a requisition of %j pays an exam of %s that may be for a company (%s): %s',
  (pays, group, isForCompanies, is) => {
    expect(paysExam(pays, { group, isForCompanies })).toBe(is)
  },
)

test.each(['', '2222-2222', '2222-2222-222O', '2222-2222-2222-2222', 'PO 4711'])('%j is refused', (typed) => {
  expect(readRequisitionCode(typed)).toBeNull()
})

test.each([
  ['open', '2026-11-27', 'open', null],
  ['open', '2026-11-26', 'expired', 'requisition.expired'],
  ['booked', '2026-11-26', 'booked', 'requisition.used'],
  ['approved', '2026-11-26', 'approved', 'requisition.used'],
  ['rejected', '2026-12-01', 'rejected', 'requisition.withdrawn'],
  ['withdrawn', '2026-12-01', 'withdrawn', 'requisition.withdrawn'],
] as const)('a requisition that is %s until %s is %s on the 27th', (state, expiresOn, shown, code) => {
  const facts: RequisitionFacts = { state, expiresOn }
  expect(shownState(facts, '2026-11-27')).toBe(shown)
  if (code === null) expect(() => assertBeUsable(facts, '2026-11-27')).not.toThrow()
  else expect(() => assertBeUsable(facts, '2026-11-27')).toThrow(code)
})
