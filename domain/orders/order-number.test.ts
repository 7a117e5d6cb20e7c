import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber, readOrderNumber } from './order-number.ts'

test('has no sign that could be read as another', () => {
  fc.assert(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (chance) => {
      const number = orderNumber((limit) => Math.floor((chance.next().value ?? 0) * limit))
      expect(number).toMatch(/^S[2-9A-HJKMNP-Z]{8}$/)
      expect(number).not.toMatch(/[01ILO]/)
      expect(readOrderNumber(` ${number.slice(0, 5).toLowerCase()}-${number.slice(5)} `)).toBe(number)
    }),
  )
})
