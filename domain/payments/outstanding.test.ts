import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { RefundState } from '#contracts/payments.ts'
import { assertBeOutstanding, outstanding, promisedBack } from './outstanding.ts'
import { claiming, givenBack, leftToRefund, refundShares, type RefundShares } from './refund.ts'
import { refundsForStaff } from './refunds-for-staff.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')

describe('the outstanding refund', () => {
  test.each<[promised: number, refunds: [number, RefundState][], outstanding: number]>([
    [0, [], 0],
    [500, [], 500],
    [500, [[500, 'sent']], 0],
    [500, [[500, 'unsure']], 0],
    [500, [[500, 'failed']], 500],
    [
      500,
      [
        [500, 'failed'],
        [200, 'done'],
      ],
      300,
    ],
    [
      500,
      [
        [500, 'failed'],
        [200, 'done'],
        [300, 'open'],
      ],
      0,
    ],
    [
      500,
      [
        [500, 'unsure'],
        [500, 'done'],
      ],
      0,
    ],
  ])('is, of %d promised after %j, %d', (promised, refunds, due) => {
    expect(outstanding(promised, refunds.map(given))).toBe(due)
  })

  test('grows to the highest sum of refunds on their way, and no further', () => {
    expect(promisedBack(0, [given([300, 'sent']), given([200, 'done'])])).toBe(500)
    expect(promisedBack(500, [given([300, 'failed']), given([200, 'done'])])).toBe(500)
  })

  test('can be marked as given only by a refund that is not larger', () => {
    expect(() => assertBeOutstanding({ toProvider: 200, toGiftCard: 100 }, 300)).not.toThrow()
    expect(() => assertBeOutstanding({ toProvider: 200, toGiftCard: 100 }, 299)).toThrow('order.refund_too_large')
  })
})

/** What may happen to the refunds of an order. `place` names a refund, counted around. */
const event = fc.oneof(
  fc.record({ what: fc.constant('claim' as const), amount: fc.integer({ min: 1, max: 6000 }) }),
  fc.record({ what: fc.constantFrom('done' as const, 'failed' as const), place: fc.nat(9) }),
  fc.record({ what: fc.constantFrom('cancel' as const, 'drop' as const) }),
)

test('no events refund more than was paid, and staff see an outstanding refund until all is refunded', () => {
  fc.assert(
    fc.property(fc.nat(9000), fc.nat(9000), fc.array(event, { maxLength: 30 }), (amountDue, giftCard, events) => {
      const paid = { amountDue, giftCard }
      let refunds: (RefundShares & { state: RefundState; since: string })[] = []
      let promised = 0
      let isCanceled = false
      for (const each of events) {
        const left = leftToRefund(paid, claiming(refunds))
        const due = outstanding(promised, refunds)
        if (each.what === 'claim' && each.amount <= left.toProvider + left.toGiftCard) {
          const shares = refundShares(paid, claiming(refunds), each.amount)
          refunds = [...refunds, { ...shares, state: 'sent', since: NOW.toISOString() }]
        }
        if (each.what === 'cancel' && !isCanceled) {
          promised = amountDue + giftCard
          isCanceled = true
          if (left.toProvider + left.toGiftCard > 0) {
            refunds = [...refunds, { ...left, state: 'sent', since: NOW.toISOString() }]
          }
        }
        if (each.what === 'drop') promised = givenBack(refunds)
        const one = 'place' in each ? refunds[each.place % refunds.length] : undefined
        if (one && each.what === 'failed' && one.state !== 'failed') {
          refunds = [...refunds.filter((other) => other !== one), { ...one, state: 'failed' }]
        }
        const isAnswered = one?.state === 'failed' && one.toProvider + one.toGiftCard > due
        if (one && each.what === 'done' && !isAnswered) {
          refunds = refunds.map((other) => (other === one ? { ...one, state: 'done' } : other))
        }
        promised = promisedBack(promised, refunds)
        expect(givenBack(refunds)).toBeLessThanOrEqual(amountDue + giftCard)
        expect(outstanding(promised, refunds)).toBeGreaterThanOrEqual(0)
        expect(outstanding(promised, refunds)).toBeLessThanOrEqual(amountDue + giftCard - givenBack(refunds))
        const isSeen = refundsForStaff(refunds, outstanding(promised, refunds), NOW).length > 0
        expect(isSeen).toBe(outstanding(promised, refunds) > 0)
      }
    }),
  )
})

function given([amount, state]: [number, RefundState]) {
  return { toProvider: amount, toGiftCard: 0, state }
}
