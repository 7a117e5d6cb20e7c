import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { givenBack, leftToRefund, refundAmount, refundShares, type RefundShares } from './refund.ts'

const paid = { amountDue: 7000, giftCard: 3000 }

describe('a refund', () => {
  test.each([
    [[], 10_000, { toProvider: 7000, toGiftCard: 3000 }],
    [[], 2000, { toProvider: 0, toGiftCard: 2000 }],
    [[], 5000, { toProvider: 2000, toGiftCard: 3000 }],
    [[{ toProvider: 0, toGiftCard: 2000 }], 1500, { toProvider: 500, toGiftCard: 1000 }],
    [[{ toProvider: 0, toGiftCard: 3000 }], 500, { toProvider: 500, toGiftCard: 0 }],
    [[{ toProvider: 7000, toGiftCard: 0 }], 500, { toProvider: 0, toGiftCard: 500 }],
  ])('is split, after %j, for %d cents into %j', (refunds, amount, shares) => {
    expect(refundShares(paid, refunds, amount)).toEqual(shares)
  })

  test.each([
    [[], 10_001, '100,00\u00a0€'],
    [[{ toProvider: 7000, toGiftCard: 3000 }], 1, '0,00\u00a0€'],
    [[{ toProvider: 8000, toGiftCard: 0 }], 2001, '20,00\u00a0€'],
    [[{ toProvider: 12_000, toGiftCard: 0 }], 1, '0,00\u00a0€'],
    [[], 0, '100,00\u00a0€'],
    [[], -100, '100,00\u00a0€'],
  ])('is refused, after %j, for %d cents', (refunds, amount, max) => {
    expect(() => refundShares(paid, refunds, amount)).toThrow(new Refusal('order.refund_too_large', { max }))
  })

  test('is taken from the gift card first, and from each source at most what it paid', () => {
    const cents = fc.nat(9000)
    fc.assert(
      fc.property(cents, cents, fc.array(fc.integer({ min: 1, max: 4000 })), (amountDue, giftCard, amounts) => {
        const given: RefundShares[] = []
        for (const amount of amounts) {
          const left = leftToRefund({ amountDue, giftCard }, given)
          if (amount > left.toProvider + left.toGiftCard) continue
          const shares = refundShares({ amountDue, giftCard }, given, amount)
          expect(refundAmount(shares)).toBe(amount)
          if (shares.toProvider > 0) expect(shares.toGiftCard).toBe(left.toGiftCard)
          given.push(shares)
        }
        const sum = (way: keyof RefundShares) => given.reduce((total, shares) => total + shares[way], 0)
        expect(sum('toProvider')).toBeLessThanOrEqual(amountDue)
        expect(sum('toGiftCard')).toBeLessThanOrEqual(giftCard)
      }),
    )
  })
})

test('a failed refund does not count as refunded, and one that is under way does', () => {
  const shares = { toProvider: 100, toGiftCard: 10 }
  const states = ['done', 'failed', 'sent', 'open', 'unsure'] as const
  expect(givenBack(states.map((state) => ({ ...shares, state })))).toBe(440)
})
