import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refundShares, type RefundShares } from './refund.ts'

const paid = { amountDue: 3000, giftCard: 2000 }

describe('a refund', () => {
  test.each([
    { amount: 1000, shares: { toProvider: 1000, toGiftCard: 0 } },
    { amount: 3500, shares: { toProvider: 3000, toGiftCard: 500 } },
    { amount: 5000, shares: { toProvider: 3000, toGiftCard: 2000 } },
  ])('of $amount goes back the way it came', ({ amount, shares }) => {
    expect(refundShares(paid, [], amount)).toEqual(shares)
  })

  test('of a cent more than was paid is refused', () => {
    expect(() => refundShares(paid, [], 5001)).toThrow('order.refund_too_large')
  })

  test('never gives back more than was paid, in however many parts', () => {
    const money = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(money, money, fc.array(fc.integer({ min: 1, max: 50_000 })), (amountDue, giftCard, amounts) => {
        const given: RefundShares[] = []
        for (const amount of amounts) {
          try {
            given.push(refundShares({ amountDue, giftCard }, given, amount))
          } catch {
            // Refused: nothing was given.
          }
        }
        expect(given.reduce((sum, { toProvider }) => sum + toProvider, 0)).toBeLessThanOrEqual(amountDue)
        expect(given.reduce((sum, { toGiftCard }) => sum + toGiftCard, 0)).toBeLessThanOrEqual(giftCard)
        for (const { toProvider, toGiftCard } of given)
          expect(Math.min(toProvider, toGiftCard)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
