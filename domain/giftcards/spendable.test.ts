import { expect, test } from 'vitest'
import { assertBeSpendable } from './spendable.ts'

test.each([
  [1, '2026-11-21', null],
  [5000, '2028-01-01', null],
  [5000, '2026-11-20', 'giftcard.expired'],
  [0, '2028-01-01', 'giftcard.empty'],
])('a card with %d cents, valid until %s, is refused with %s', (balance, expiresOn, code) => {
  const pay = () => assertBeSpendable({ balance, expiresOn }, '2026-11-21')
  if (code) expect(pay).toThrow(code)
  else expect(pay).not.toThrow()
})
