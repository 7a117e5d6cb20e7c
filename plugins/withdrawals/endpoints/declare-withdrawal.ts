import { declareWithdrawal } from '#contracts/withdrawals.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { declare } from '../declare.ts'

/** `POST /api/withdrawal/declare`: a buyer withdraws, which is confirmed by mail. */
export const declareWithdrawalEndpoint = endpoint(
  declareWithdrawal,
  { who: 'shopper', limit: 'withdrawal', idempotency: 'handler' },
  async (declaration, req) => {
    const { receivedAt } = await declare(req, declaration)
    return { receivedAt }
  },
)
