import type { PayloadRequest } from 'payload'
import { act, type Seen } from './act.ts'
import { destinationOf } from './destination.ts'
import { changeDelivery, deliveryRef, subscriptionNumbered, type Subscription } from './repository.ts'

type Redirection = Partial<Pick<Subscription, 'form' | 'delivery' | 'temporary'>>

/**
 * Sends deliveries elsewhere from now on. A delivery that could not be charged goes there too; one that is being charged
 * goes where it would have gone.
 */
export async function redirected(
  req: PayloadRequest,
  seen: Seen,
  action: 'set_address' | 'set_temporary_address',
  rule: (subscription: Subscription) => Redirection,
) {
  const answer = await act(req, seen, action, (subscription) => ({
    ...rule(subscription),
    event: { what: 'address' },
    notice: 'changed',
  }))
  const after = await subscriptionNumbered(req, seen.id)
  const { open } = after.contract
  if (open && open.stage !== 'charging')
    await changeDelivery(req, deliveryRef(seen.id, open.period), ({ orderNumber, paidBy }) =>
      orderNumber || paidBy ? null : { sentTo: destinationOf(after) },
    )
  return answer
}
