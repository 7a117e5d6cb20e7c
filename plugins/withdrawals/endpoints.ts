import {
  confirmReturn as confirmReturnRoute,
  declareReturn,
  declareWithdrawal,
  getReturnChoice,
  getReturnLabel,
  handleWithdrawal,
  listMyReturns,
  sendReturnInstructions,
} from '#contracts/withdrawals.ts'
import { isWithBuyer } from '#domain/orders/row-pieces.ts'
import { Refusal } from '#domain/refusal.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { labelOf } from '#plugins/deliveries/labels.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { doNow, runSteps } from '#plugins/kit/work/run-steps.ts'
import { ownerOfOrder } from '#plugins/orders/buyer/own-orders.ts'
import { orderNumbered } from '#plugins/orders/repository.ts'
import { confirmReturn } from './confirm-return.ts'
import { declare } from './declare.ts'
import { changeOpen, findWithdrawal, openWithdrawal, returnerOf, returnsOf } from './repository.ts'
import { makeReturn, returnChoice, returnView } from './returns.ts'

/** `POST /api/withdrawal/:ref/confirm`: the goods have come, and their price goes back. */
const confirmReturnEndpoint = endpoint(
  confirmReturnRoute,
  { who: ['admin', 'order-handler'], idempotency: 'handler' },
  async ({ ref }, req) => {
    const { state, refund } = await confirmReturn(req, ref, staffNameOf(req), '')
    return { state, refund: refund ?? 0 }
  },
)

/** `POST /api/account/orders/:number/return`: a customer withdraws from rows of an own order. */
const declareReturnEndpoint = endpoint(
  declareReturn,
  {
    who: 'customer',
    ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' },
    limit: 'withdrawal',
    idempotency: 'handler',
  },
  async (asked, req) => ({ return: returnView(await makeReturn(req, customerCaller(req).id, asked)) }),
)

/** `POST /api/withdrawal/declare`: a buyer withdraws, which is confirmed by mail. */
const declareWithdrawalEndpoint = endpoint(
  declareWithdrawal,
  { who: 'shopper', limit: 'withdrawal', idempotency: 'handler' },
  async (declaration, req) => {
    const { receivedAt } = await declare(req, declaration)
    return { receivedAt }
  },
)

/** `GET /api/account/orders/:number/return`: what of an order may be returned, and until when. */
const getReturnChoiceEndpoint = endpoint(
  getReturnChoice,
  { who: 'customer', ownedBy: { owner: ownerOfOrder, missing: 'order.not_found' } },
  async ({ number }, req) => {
    const order = await orderNumbered(req, number)
    return { rows: await returnChoice(req, order), isWithUs: !isWithBuyer(order) }
  },
)

/** `GET /api/account/returns/:ref/label`: the carrier's label of a return that comes by post. */
const getReturnLabelEndpoint = endpoint(
  getReturnLabel,
  {
    who: 'customer',
    ownedBy: {
      missing: 'return.not_found',
      owner: async ({ ref }, req) => {
        const customer = await returnerOf(req, ref)
        return customer === null ? null : { kind: 'customer', id: customer }
      },
    },
  },
  async ({ ref }, req) => {
    const found = await findWithdrawal(req, ref)
    if (found?.way !== 'post') throw new Refusal('return.not_found')
    if (!found.shipment) await doNow(req, 'withdrawals', found.id, 'label')
    const { shipment } = found.shipment ? found : ((await findWithdrawal(req, ref)) ?? found)
    if (!shipment) throw new Refusal('return.label_unavailable')
    return { pdf: await labelOf('return', shipment) }
  },
)

/** `POST /api/withdrawal/:ref/handle`: marks a declaration as handled, with staff's note. */
const handleWithdrawalEndpoint = endpoint(
  handleWithdrawal,
  { who: ['admin', 'order-handler'] },
  async ({ ref, note }, req) => {
    await openWithdrawal(req, ref)
    const by = { handledAt: nowIso(), handledBy: staffNameOf(req) }
    const handled = await changeOpen(req, ref, { state: 'handled', note, ...by })
    if (!handled) throw new Refusal('withdrawal.handled')
    return { state: handled.state }
  },
)

/**
 * `GET /api/account/returns`: the returns of the customer who is signed in, or those of one of the customer's orders.
 */
const listMyReturnsEndpoint = endpoint(listMyReturns, { who: 'customer' }, async ({ number }, req) => {
  const all = await returnsOf(req, customerCaller(req).id)
  return { returns: all.filter((one) => number === undefined || one.number === number).map(returnView) }
})

/** `POST /api/withdrawal/:ref/instructions`: mails how the goods come back. */
const sendReturnInstructionsEndpoint = endpoint(
  sendReturnInstructions,
  { who: ['admin', 'order-handler'] },
  async ({ ref }, req) => {
    await openWithdrawal(req, ref)
    const instructed = await changeOpen(req, ref, { instructedAt: nowIso() }, ['instructions'])
    if (!instructed) throw new Refusal('withdrawal.handled')
    await runSteps(req, 'withdrawals', instructed)
    return { isPosted: true as const }
  },
)

/** The endpoints of withdrawals and returns. */
export const withdrawalEndpoints = [
  declareWithdrawalEndpoint,
  sendReturnInstructionsEndpoint,
  handleWithdrawalEndpoint,
  confirmReturnEndpoint,
  listMyReturnsEndpoint,
  getReturnChoiceEndpoint,
  declareReturnEndpoint,
  getReturnLabelEndpoint,
]
