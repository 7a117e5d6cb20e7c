import type { PayloadRequest } from 'payload'
import type { Subscription as SubscriptionView, SubscriptionAction } from '#contracts/subscriptions.ts'
import { wantedDay } from '#domain/subscriptions/delivery-days.ts'
import { assertAllow, type Contract } from '#domain/subscriptions/contract.ts'
import type { OwnedDocument } from '#plugins/kit/requests/ownership.ts'
import {
  changeSubscription,
  customerOfSubscription,
  subscriptionNumbered,
  type Subscription,
  type SubscriptionChange,
} from './repository.ts'
import { contentOf, subscriptionView } from './view.ts'

/** A subscription belongs to the customer who began it. */
export const ownedSubscription: OwnedDocument<{ id: number }> = {
  async owner({ id }, req) {
    const customer = await customerOfSubscription(req, id)
    return customer === null ? null : { kind: 'customer', id: customer }
  },
  missing: 'subscription.not_found',
}

/** A subscription, and the version of it that was seen. */
export interface Seen {
  id: number
  version: number
}

/**
 * Applies an action that is open now, over the version that the customer saw. Of two windows, or of the customer and
 * the shop itself, the first is applied and the other is refused. Returns the subscription as it stands then.
 */
export async function act(
  req: PayloadRequest,
  { id, version }: Seen,
  action: SubscriptionAction,
  rule: (subscription: Subscription) => SubscriptionChange,
): Promise<{ subscription: SubscriptionView }> {
  const content = await contentOf(req, await subscriptionNumbered(req, id))
  const changed = await changeSubscription(
    req,
    id,
    (subscription) => {
      assertAllow(subscription.contract, content, action)
      return rule(subscription)
    },
    version,
  )
  return { subscription: await subscriptionView(req, changed) }
}

/** The delivery that is left out or closed by an action, and the step by which what it holds is given back. */
export function closing(contract: Contract): Pick<SubscriptionChange, 'steps'> {
  const period = contract.open?.period ?? contract.period
  return { steps: [{ step: 'close', of: String(period) }] }
}

/** The delivery that an action is about. */
export function delivery({ open, period, plan }: Contract): { period: number; wantedOn: string } {
  return open ? { period: open.period, wantedOn: open.wantedOn } : { period, wantedOn: wantedDay(plan) }
}
