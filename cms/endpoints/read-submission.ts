import { readSubmission } from '#contracts/forms.ts'
import { FORM_READERS } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { openSubmission } from '../forms/repository.ts'

/** `POST /api/form-submission/:ref/read`: may be health data, so the reader is recorded before it is shown. */
export const readSubmissionEndpoint = endpoint(
  readSubmission,
  { who: FORM_READERS, idempotency: 'none' },
  async ({ ref }, req) => {
    const { answers } = await openSubmission(req, ref, staffNameOf(req))
    return { answers }
  },
)
