import { confirmReturn as route } from '#contracts/withdrawals.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { confirmReturn } from '../confirm-return.ts'

/** `POST /api/withdrawal/:ref/confirm`: the goods have come, and their price goes back. */
export const confirmReturnEndpoint = endpoint(
  route,
  { who: ['admin', 'order-handler'], idempotency: 'handler' },
  async ({ ref }, req) => {
    const { state, refund } = await confirmReturn(req, ref, staffNameOf(req), '')
    return { state, refund: refund ?? 0 }
  },
)
