import { listExports } from '#contracts/accounts.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { exportsOf } from '../export-data.ts'
import { customerCaller } from '../repository.ts'

/** `GET /api/account/exports`: the customer's exports that wait or can be downloaded. */
export const listExportsEndpoint = endpoint(listExports, { who: 'customer' }, async (_, req) => ({
  exports: await exportsOf(req, customerCaller(req)),
}))
