import type { PayloadRequest } from 'payload'
import type { SubscriptionAdminAction } from '#contracts/subscription-admin.ts'
import {
  cancel,
  deliverNow,
  moveDelivery,
  pause,
  reactivate,
  skipDelivery,
  retryCard,
} from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { act, closing, delivery, type Seen } from '../act.ts'
import type { Subscription, SubscriptionChange } from '../repository.ts'

/**
 * Applies an action that the customer asks for, or staff on the customer's behalf: by one rule, so that both can do the
 * same and no more.
 */
export function doAction(
  req: PayloadRequest,
  seen: Seen,
  action: SubscriptionAdminAction,
  by?: SubscriptionChange['by'],
) {
  return act(req, seen, action.deed, (subscription) => ({
    ...changeBy(subscription, action),
    // A customer who activates a delivery sees the result at once, so only an action of staff sends a letter.
    ...(by && { by, ...(action.deed === 'activate' && { notice: 'activated' }) }),
  }))
}

function changeBy({ contract }: Subscription, action: SubscriptionAdminAction): SubscriptionChange {
  switch (action.deed) {
    case 'move': {
      const after = moveDelivery(contract, action.on, today())
      return { contract: after, event: { what: 'moved', ...delivery(after) }, notice: 'moved' }
    }
    case 'send_earlier': {
      const after = deliverNow(contract, today())
      return { contract: after, event: { what: 'hurried', ...delivery(after) }, notice: 'hurried' }
    }
    case 'skip':
      return {
        contract: skipDelivery(contract),
        event: { what: 'skipped', ...delivery(contract) },
        notice: 'skipped',
        ...closing(contract),
      }
    case 'activate':
      return {
        contract: retryCard(contract, today()),
        event: { what: 'activated', ...delivery(contract) },
        steps: [{ step: 'retry', of: String(contract.open?.period) }],
      }
    case 'pause':
      return {
        contract: pause(contract, action.until ?? null, today()),
        event: { what: 'paused' },
        notice: 'paused',
        ...closing(contract),
      }
    case 'reactivate': {
      const after = reactivate(contract, today())
      return { contract: after, event: { what: 'reactivated', ...delivery(after) }, notice: 'reactivated' }
    }
    case 'cancel':
      return {
        contract: cancel(contract, today()),
        event: { what: 'canceled' },
        notice: 'canceled',
        ...closing(contract),
      }
  }
}
