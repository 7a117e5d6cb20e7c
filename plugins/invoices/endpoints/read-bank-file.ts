import { readBankFile } from '#contracts/invoices.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { serialized } from '#plugins/kit/serialized.ts'
import { matchRows, rowsOfFile } from '../bank-file.ts'

/** `POST /api/invoice/bank-file/read`: what a bank file would record. */
export const readBankFileEndpoint = endpoint(
  readBankFile,
  { who: ['admin', 'order-handler'], idempotency: 'none', mostBytes: 2_100_000 },
  async ({ content }, req) => {
    const matched = await serialized('bank file', async () => matchRows(req, await rowsOfFile(content)))
    return { rows: matched.map(({ row: _, invoice, ...shown }) => ({ ...shown, invoice: invoice?.number ?? null })) }
  },
)
