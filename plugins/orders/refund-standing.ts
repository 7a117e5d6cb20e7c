import { outstanding, promisedBack } from '#domain/payments/outstanding.ts'
import { givenBack } from '#domain/payments/refund.ts'
import { refundsForStaff } from '#domain/payments/refunds-for-staff.ts'
import { now } from '#plugins/kit/clock.ts'
import type { Order } from './order.ts'

type Standing = Pick<Order, 'refunded' | 'promised' | 'refundNeedsStaff'>

/** What an order says of its refunds, counted anew with each change of one. Staff find what they must decide by it. */
export function refundStanding({ promised: before, refunds }: Pick<Order, 'promised' | 'refunds'>): Standing {
  const promised = promisedBack(before, refunds)
  const due = outstanding(promised, refunds)
  return {
    refunded: givenBack(refunds),
    promised,
    refundNeedsStaff: due > 0 || refundsForStaff(refunds, due, now()).length > 0,
  }
}
