import { previewMerge } from '#contracts/customer-service.ts'
import { CUSTOMER_KEEPERS } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mergePreview } from '../merge-customers.ts'

/** `GET /api/customer/:number/merge/:other`: what would become of two accounts. */
export const previewMergeEndpoint = endpoint(previewMerge, { who: CUSTOMER_KEEPERS }, ({ number, other }, req) =>
  mergePreview(req, number, other),
)
