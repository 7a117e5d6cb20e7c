import { expect, test } from 'vitest'
import { needsOptician } from './needs-optician.ts'

test.each([
  [[null, null], false],
  [[null, 'frame'], true],
  [[], false],
])('an order whose rows follow %j needs the optician: %s', (parents, needs) => {
  expect(needsOptician(parents.map((parentRef) => ({ parentRef })))).toBe(needs)
})
