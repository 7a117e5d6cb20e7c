import { expect, test } from 'vitest'
import { isShield } from './frame.ts'

test.each([
  ['wrap', false, true],
  ['wrap', true, false],
  ['panto', false, false],
] as const)('a %s for which lenses can be ground (%s) is a shield: %s', (shape, takesLenses, shield) => {
  expect(isShield({ shape, takesLenses })).toBe(shield)
})
