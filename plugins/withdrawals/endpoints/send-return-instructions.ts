import { sendReturnInstructions } from '#contracts/withdrawals.ts'
import { Refusal } from '#domain/refusal.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { runSteps } from '#plugins/kit/work/run-steps.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeOpen, openWithdrawal } from '../repository.ts'

/** `POST /api/withdrawal/:ref/instructions`: mails how the goods come back. */
export const sendReturnInstructionsEndpoint = endpoint(
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
