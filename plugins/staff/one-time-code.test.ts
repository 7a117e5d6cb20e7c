import { expect, test } from 'vitest'
import { codeOf, newSecret, secretUrl, stepAt, stepOfCode } from './one-time-code.ts'

/** `12345678901234567890` in base 32: the secret of the RFCs' own vectors. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('the code at second %d is the one of RFC 6238, appendix B', (second, code) => {
  expect(codeOf(SECRET, stepAt(second * 1000), 8)).toBe(code)
})

test('a code is taken in its half minute and in those beside it, with or without a space, and once', () => {
  const at = 1_234_567_890_000
  const step = stepAt(at)
  const code = codeOf(SECRET, step)
  expect(stepOfCode(SECRET, ` ${code.slice(0, 3)} ${code.slice(3)}`, at, 0)).toBe(step)
  expect(stepOfCode(SECRET, code, at + 30_000, 0)).toBe(step)
  expect(stepOfCode(SECRET, code, at - 30_000, 0)).toBe(step)
  expect(stepOfCode(SECRET, code, at + 60_000, 0)).toBeNull()
  expect(stepOfCode(SECRET, code, at, step)).toBeNull()
})

test('secrets differ, and are named for the shop and the account', () => {
  const [one, other] = [newSecret(), newSecret()]
  expect(one).toMatch(/^[A-Z2-7]{32}$/)
  expect(one).not.toBe(other)
  expect(secretUrl(SECRET, { shop: 'Kuulas', email: 'a@b.fi' })).toBe(
    `otpauth://totp/Kuulas%3Aa%40b.fi?secret=${SECRET}&issuer=Kuulas`,
  )
})
