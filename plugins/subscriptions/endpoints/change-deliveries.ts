import {
  activateDelivery,
  moveDelivery,
  payDelivery,
  returnFromDeliveryPayment,
  sendEarlier,
  skipDelivery,
} from '#contracts/subscriptions.ts'
import { hurried, moved, skipped, triedAgain } from '#domain/subscriptions/contract.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { act, closing, delivery, ownedSubscription } from '../act.ts'
import { payByHerself, paymentReturned } from '../pay-delivery.ts'

const hers = { who: 'customer', ownedBy: ownedSubscription } as const

/** `POST /api/account/subscriptions/:id/move`: the next delivery on another day. */
const move = endpoint(moveDelivery, hers, ({ on, ...change }, req) =>
  act(req, change, 'move', ({ contract }) => {
    const after = moved(contract, on, today())
    return { contract: after, event: { what: 'moved', ...delivery(after) }, tells: 'moved' }
  }),
)

/** `POST /api/account/subscriptions/:id/skip`: the next delivery, or the one that could not be charged, is left out. */
const skip = endpoint(skipDelivery, hers, (change, req) =>
  act(req, change, 'skip', ({ contract }) => ({
    ...{ contract: skipped(contract), event: { what: 'skipped', ...delivery(contract) }, tells: 'skipped' },
    ...closing(contract),
  })),
)

/** `POST /api/account/subscriptions/:id/send-earlier`: the next delivery as soon as can be. */
const hurry = endpoint(sendEarlier, hers, (change, req) =>
  act(req, change, 'send_earlier', ({ contract }) => {
    const after = hurried(contract, today())
    return { contract: after, event: { what: 'hurried', ...delivery(after) }, tells: 'hurried' }
  }),
)

/** `POST /api/account/subscriptions/:id/activate`: the card is charged at once for what could not be. */
const activate = endpoint(activateDelivery, hers, (change, req) =>
  act(req, change, 'activate', ({ contract }) => ({
    ...{ contract: triedAgain(contract, today()), owes: [{ step: 'retry', of: String(contract.open?.period) }] },
  })),
)

/** `POST /api/account/subscriptions/:id/pay`: she pays herself what the card could not. */
const pay = endpoint(payDelivery, { ...hers, limit: 'purchase' }, async (change, req) => ({
  next: await payByHerself(req, change),
}))

/** `POST /api/account/subscriptions/paid`: she is back from the provider with its signed report, which settles once. */
const returned = endpoint(returnFromDeliveryPayment, { who: 'anyone', idempotency: 'handler' }, (proof, req) =>
  paymentReturned(req, proof),
)

export const deliveryEndpoints = [move, skip, hurry, activate, pay, returned]
