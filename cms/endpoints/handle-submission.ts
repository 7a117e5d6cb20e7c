import { handleSubmission } from '#contracts/forms.ts'
import { FORM_READERS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { closeSubmission } from '../forms/repository.ts'

/** `POST /api/form-submission/:ref/handle`: marks what was sent as handled. */
export const handleSubmissionEndpoint = endpoint(
  handleSubmission,
  { who: FORM_READERS, idempotency: 'handler' },
  async ({ ref }, req) => {
    await closeSubmission(req, ref, staffNameOf(req))
    return { state: 'handled' as const }
  },
)
