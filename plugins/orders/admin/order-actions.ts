import type { PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { CUSTOMER_STAFF, hasRole, ORDER_READERS, ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import type { StaffRole } from '#plugins/kit/requests/caller.ts'
import { serviceRefundLimit } from '../repository.ts'

/**
 * What staff do with an order beside moving it, and who may: read by the endpoints and by the page of the order. Each
 * action is written into its timeline.
 */
export const ORDER_ACTIONS = {
  note: ORDER_READERS,
  /** A message that was posted about it, again. */
  resend: CUSTOMER_STAFF,
  /** How its buyer is reached, before it leaves. */
  correct: CUSTOMER_STAFF,
  cancel: CUSTOMER_STAFF,
  /** Up to the sum that the shop's rules allow. */
  refund: CUSTOMER_STAFF,
  refundAnySum: ORDER_STAFF,
} satisfies Record<string, StaffRole[]>

/** The most that the caller may give back from one order in all, in cents; undefined where there is no such sum. */
export async function mostToRefund(req: PayloadRequest): Promise<Cents | undefined> {
  return hasRole(req, ORDER_ACTIONS.refundAnySum) ? undefined : serviceRefundLimit(req)
}
