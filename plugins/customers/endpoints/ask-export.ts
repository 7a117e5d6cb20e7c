import { askExport as route } from '#contracts/accounts.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { askExport } from '../export-data.ts'
import { customerCaller } from '../repository.ts'

/** `POST /api/account/exports`: asks for everything the shop keeps of the customer. */
export const askExportEndpoint = endpoint(
  route,
  { who: 'customer', idempotency: 'handler', limit: 'data export' },
  async (_, req) => ({ export: await askExport(req, customerCaller(req)) }),
)
