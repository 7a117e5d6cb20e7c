import { answerClaim as route } from '#contracts/insurance.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerClaim } from '../answer.ts'

/** `POST /api/insurance/:ref/answer`: staff answer a claim. */
export const answerClaimEndpoint = endpoint(
  route,
  { who: ['admin', 'order-handler'] },
  async ({ ref, isAccepted, answer }, req) => {
    const { state } = await answerClaim(req, ref, { isAccepted, answer, by: staffNameOf(req) })
    return { state }
  },
)
