import {
  cancelSubscription,
  pauseSubscription,
  reactivateSubscription,
  removeSubscriptionCard,
  saveCard,
  startCardChange,
} from '#contracts/subscriptions.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { act, ownedSubscription } from '../act.ts'
import { doAction } from '../admin/actions.ts'
import { subscriptionNumbered } from '../repository.ts'
import { changeCard, cardForm, eraseCardIfUnused } from '../change-card.ts'

const hers = { who: 'customer', ownedBy: ownedSubscription } as const

/** `POST /api/account/subscriptions/:id/pause`: no deliveries and no charges, until a day or without an end. */
const pause = endpoint(pauseSubscription, hers, ({ until, ...seen }, req) =>
  doAction(req, seen, { deed: 'pause', until }),
)

/** `POST /api/account/subscriptions/:id/reactivate`: the end of a pause. */
const reactivate = endpoint(reactivateSubscription, hers, (seen, req) => doAction(req, seen, { deed: 'reactivate' }))

/** `POST /api/account/subscriptions/:id/cancel`: its end, for good. */
const cancel = endpoint(cancelSubscription, hers, (seen, req) => doAction(req, seen, { deed: 'cancel' }))

/** `POST /api/account/subscriptions/:id/card`: the form with which the provider asks for a card. */
const startCard = endpoint(startCardChange, { ...hers, limit: 'purchase', idempotency: 'none' }, ({ id }, req) =>
  cardForm(req, id),
)

/** `POST /api/account/subscriptions/:id/card/save`: the card that came back pays from now on. */
const saveNewCard = endpoint(saveCard, { ...hers, idempotency: 'handler', limit: 'purchase' }, ({ id, proof }, req) =>
  changeCard(req, id, proof),
)

/**
 * `POST /api/account/subscriptions/:id/card/remove`: the card pays no more, and is erased unless another subscription
 * has it.
 */
const removeCard = endpoint(removeSubscriptionCard, hers, async (change, req) => {
  const { customer, card } = await subscriptionNumbered(req, change.id)
  const answer = await act(req, change, 'remove_card', () => ({ card: null, event: { what: 'card' }, notice: 'card' }))
  if (card) await eraseCardIfUnused(req, customer, card)
  return answer
})

export const contractEndpoints = [pause, reactivate, cancel, startCard, saveNewCard, removeCard]
