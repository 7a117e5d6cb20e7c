import { expect, test } from 'vitest'
import { refundNeedsStaff } from './refund-needs-staff.ts'

const now = new Date('2026-11-21T12:00:00.000Z')

test.each([
  ['failed', '2026-11-21T12:00:00.000Z', true],
  ['unsure', '2026-11-21T12:00:00.000Z', true],
  ['open', '2026-11-21T11:30:00.000Z', false],
  ['open', '2026-11-21T10:59:00.000Z', true],
  ['sent', '2026-11-20T13:00:00.000Z', false],
  ['sent', '2026-11-20T11:59:00.000Z', true],
  ['done', '2026-01-01T00:00:00.000Z', false],
] as const)('a refund that is %s since %s: %s', (state, since, needs) => {
  expect(refundNeedsStaff({ state, since }, now)).toBe(needs)
})
