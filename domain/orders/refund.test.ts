import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { givenBack, leftToRefund, refundShares, type RefundShares } from './refund.ts'

const paid = { amountDue: 7000, giftCard: 3000 }

describe('a refund', () => {
  test.each([
    [[], 10_000, { toProvider: 7000, toGiftCard: 3000 }],
    [[], 5000, { toProvider: 5000, toGiftCard: 0 }],
    [[], 8000, { toProvider: 7000, toGiftCard: 1000 }],
    [[{ toProvider: 5000, toGiftCard: 0 }], 5000, { toProvider: 2000, toGiftCard: 3000 }],
    [[{ toProvider: 7000, toGiftCard: 0 }], 500, { toProvider: 0, toGiftCard: 500 }],
  ])('after %j of %d cents goes back as %j', (refunds, amount, shares) => {
    expect(refundShares(paid, refunds, amount)).toEqual(shares)
  })

  test.each([
    [[], 10_001, '100,00\u00a0€'],
    [[{ toProvider: 7000, toGiftCard: 3000 }], 1, '0,00\u00a0€'],
    [[{ toProvider: 8000, toGiftCard: 0 }], 2001, '20,00\u00a0€'],
    [[{ toProvider: 12_000, toGiftCard: 0 }], 1, '0,00\u00a0€'],
    [[], 0, '100,00\u00a0€'],
    [[], -100, '100,00\u00a0€'],
  ])('after %j of %d cents is refused', (refunds, amount, max) => {
    expect(() => refundShares(paid, refunds, amount)).toThrow(new Refusal('order.refund_too_large', { max }))
  })

  test('and all before it never give back more than was paid, by either way', () => {
    fc.assert(
      fc.property(
        fc.nat(9000),
        fc.nat(9000),
        fc.array(fc.integer({ min: 1, max: 4000 })),
        (amountDue, giftCard, asked) => {
          const given: RefundShares[] = []
          for (const amount of asked) {
            const { toProvider, toGiftCard } = leftToRefund({ amountDue, giftCard }, given)
            if (amount <= toProvider + toGiftCard) given.push(refundShares({ amountDue, giftCard }, given, amount))
          }
          const left = leftToRefund({ amountDue, giftCard }, given)
          expect(left.toProvider).toBeGreaterThanOrEqual(0)
          expect(left.toGiftCard).toBeGreaterThanOrEqual(0)
          if (left.toProvider > 0) expect(left.toGiftCard).toBe(giftCard)
        },
      ),
    )
  })
})

test('what failed is not given back, whatever is under way is', () => {
  const shares = { toProvider: 100, toGiftCard: 10 }
  const states = ['done', 'failed', 'sent', 'open', 'unsure'] as const
  expect(givenBack(states.map((state) => ({ ...shares, state })))).toBe(440)
})
