import type { PayloadRequest } from 'payload'
import { Refusal } from '#domain/refusal.ts'
import { handlersOf, type Handlers } from '#plugins/kit/extend.ts'
import type { ChargeName, PaymentReport, RefundReport } from './provider.ts'

/**
 * A subject that charges money. Payments verifies what a provider says and hands it to the owner of the charge, so that
 * it needs to know neither purchases nor orders nor subscriptions. Both may be called any number of times for one event.
 */
export interface ChargeOwner {
  /** Left out by an owner that gives money back and collects none. */
  onPayment?: (req: PayloadRequest, report: PaymentReport) => Promise<unknown>
  onRefund: (req: PayloadRequest, report: RefundReport) => Promise<unknown>
}

const EXTENSION_POINT = 'charge owners'

/** For `extend`: registers owners of charges under the names with which the merchant references of their charges begin. */
export function owningCharges(owners: Record<string, ChargeOwner>): Handlers {
  return { [EXTENSION_POINT]: owners }
}

/** Passes the provider's report of a charge to its owner. */
export async function reportPayment(req: PayloadRequest, report: PaymentReport): Promise<void> {
  const { onPayment } = ownerOf(req, report)
  if (!onPayment) throw new Refusal('payment.unknown')
  await onPayment(req, report)
}

/** Passes the provider's report of a refund to the owner of its charge. */
export async function reportRefund(req: PayloadRequest, report: RefundReport): Promise<void> {
  await ownerOf(req, report).onRefund(req, report)
}

function ownerOf({ payload }: PayloadRequest, { owner }: ChargeName): ChargeOwner {
  const found = handlersOf<ChargeOwner>(payload.config, EXTENSION_POINT).get(owner)
  if (!found) throw new Refusal('payment.unknown')
  return found
}
