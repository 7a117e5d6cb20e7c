import { handleWithdrawal } from '#contracts/withdrawals.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { changeOpen, openWithdrawal } from '../repository.ts'

/** `POST /api/withdrawal/:ref/handle`: marks a declaration as handled, with staff's note. */
export const handleWithdrawalEndpoint = endpoint(
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
