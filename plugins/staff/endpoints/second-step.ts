import { confirmSecondStep, removeSecondStep } from '#contracts/staff.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { documentId } from '#plugins/kit/storage/documents.ts'
import { beginSecondStep, endSecondStep } from '../second-step.ts'

/** `POST /api/team/second-step`: a member of staff turns on the one-time code of the own sign-in. */
export const confirmSecondStepEndpoint = endpoint(
  confirmSecondStep,
  { who: 'staff', idempotency: 'handler' },
  async ({ offer, code }, req) => {
    await beginSecondStep(req, offer, code)
    return { isOn: true as const }
  },
)

/** `POST /api/team/:id/second-step/remove`: an admin helps a member of staff who lost the phone. */
export const removeSecondStepEndpoint = endpoint(
  removeSecondStep,
  { who: 'admin', idempotency: 'handler' },
  async ({ id }, req) => {
    await endSecondStep(req, documentId(req, id))
    return { isOn: false as const }
  },
)
