import { expect, test } from 'vitest'
import { needsOptician } from './needs-optician.ts'

const bottle = { parentRef: null, isMadeToMeasure: false }
const frame = { parentRef: null, isMadeToMeasure: true }
const groundLenses = { parentRef: 'frame', isMadeToMeasure: true }
const lensesWithoutPower = { parentRef: 'frame', isMadeToMeasure: false }

test.each([
  ['nothing', [], false],
  ['goods alone', [bottle, frame], false],
  ['lenses ground by a prescription', [bottle, frame, groundLenses], true],
  ['lenses without power', [frame, lensesWithoutPower], false],
])('an order of %s needs the optician: %s', (_, lines, needs) => {
  expect(needsOptician(lines)).toBe(needs)
})
