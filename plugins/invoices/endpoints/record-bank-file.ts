import { recordBankFile } from '#contracts/invoices.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { recordRows, rowsOfFile } from '../bank-file.ts'

/** `POST /api/invoice/bank-file/record`: records the payments of a bank file, each row once. */
export const recordBankFileEndpoint = endpoint(
  recordBankFile,
  { who: ['admin', 'order-handler'], idempotency: 'handler', mostBytes: 2_100_000 },
  async ({ content }, req) =>
    serialized('bank file', async () => recordRows(req, await rowsOfFile(content), staffNameOf(req))),
)
