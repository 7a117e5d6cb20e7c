import {
  activateDelivery,
  moveDelivery,
  payDelivery,
  returnFromDeliveryPayment,
  sendEarlier,
  skipDelivery,
} from '#contracts/subscriptions.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { settleReturn } from '#plugins/payments/charges/settle-return.ts'
import { ownedSubscription } from '../act.ts'
import { doAction } from '../admin/actions.ts'
import { payByHerself } from '../pay-delivery.ts'
import { readDeliveryRef } from '../repository.ts'
import { SUBSCRIPTION } from '../subscription-charges.ts'

const hers = { who: 'customer', ownedBy: ownedSubscription } as const

/** `POST /api/account/subscriptions/:id/move`: the next delivery on another day. */
const move = endpoint(moveDelivery, hers, ({ on, ...seen }, req) => doAction(req, seen, { deed: 'move', on }))

/** `POST /api/account/subscriptions/:id/skip`: the next delivery, or the one that could not be charged, is left out. */
const skip = endpoint(skipDelivery, hers, (seen, req) => doAction(req, seen, { deed: 'skip' }))

/** `POST /api/account/subscriptions/:id/send-earlier`: the next delivery as soon as can be. */
const hurry = endpoint(sendEarlier, hers, (seen, req) => doAction(req, seen, { deed: 'send_earlier' }))

/** `POST /api/account/subscriptions/:id/activate`: the card is charged at once for what could not be. */
const activate = endpoint(activateDelivery, hers, (seen, req) => doAction(req, seen, { deed: 'activate' }))

/** `POST /api/account/subscriptions/:id/pay`: the customer pays by hand what the card could not. */
const pay = endpoint(payDelivery, { ...hers, limit: 'purchase' }, async (change, req) => ({
  next: await payByHerself(req, change),
}))

/**
 * `POST /api/account/subscriptions/paid`: the customer returns from the provider with its signed report, which settles
 * once.
 */
const returned = endpoint(returnFromDeliveryPayment, { who: 'anyone', idempotency: 'handler' }, async (proof, req) => {
  const { charge, ...notified } = await settleReturn(req, proof, SUBSCRIPTION)
  return { id: readDeliveryRef(charge.subject).number, ...notified }
})

export const deliveryEndpoints = [move, skip, hurry, activate, pay, returned]
