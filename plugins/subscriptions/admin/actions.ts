import type { PayloadRequest } from 'payload'
import type { SubscriptionDeed } from '#contracts/subscription-admin.ts'
import { canceled, hurried, moved, paused, reactivated, skipped, triedAgain } from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { act, closing, delivery, type Seen } from '../act.ts'
import type { Subscription, SubscriptionChange } from '../repository.ts'

/** Does what a customer asks for, or staff in her name: by one rule, so that both can do the same and no more. */
export function doDeed(req: PayloadRequest, seen: Seen, deed: SubscriptionDeed, by?: SubscriptionChange['by']) {
  return act(req, seen, deed.deed, (subscription) => ({
    ...changeBy(subscription, deed),
    // Of her own she sees the end at once.
    ...(by && { by, ...(deed.deed === 'activate' && { tells: 'activated' }) }),
  }))
}

function changeBy({ contract }: Subscription, deed: SubscriptionDeed): SubscriptionChange {
  switch (deed.deed) {
    case 'move': {
      const after = moved(contract, deed.on, today())
      return { contract: after, event: { what: 'moved', ...delivery(after) }, tells: 'moved' }
    }
    case 'send_earlier': {
      const after = hurried(contract, today())
      return { contract: after, event: { what: 'hurried', ...delivery(after) }, tells: 'hurried' }
    }
    case 'skip':
      return {
        ...{ contract: skipped(contract), event: { what: 'skipped', ...delivery(contract) }, tells: 'skipped' },
        ...closing(contract),
      }
    case 'activate':
      return {
        ...{ contract: triedAgain(contract, today()), event: { what: 'activated', ...delivery(contract) } },
        owes: [{ step: 'retry', of: String(contract.open?.period) }],
      }
    case 'pause':
      return {
        contract: paused(contract, deed.until ?? null, today()),
        ...{ event: { what: 'paused' }, tells: 'paused', ...closing(contract) },
      }
    case 'reactivate': {
      const after = reactivated(contract, today())
      return { contract: after, event: { what: 'reactivated', ...delivery(after) }, tells: 'reactivated' }
    }
    case 'cancel':
      return {
        ...{ contract: canceled(contract, today()), event: { what: 'canceled' }, tells: 'canceled' },
        ...closing(contract),
      }
  }
}
