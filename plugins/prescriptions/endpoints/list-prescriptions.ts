import { listPrescriptions } from '#contracts/kept-prescriptions.ts'
import { customerCaller } from '#plugins/customers/repository.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { summaryOf } from '../repository.ts'
import { storedBy } from '../last-glasses.ts'

/** `GET /api/account/prescriptions`: what the customer keeps with us, without its values. */
export const listPrescriptionsEndpoint = endpoint(listPrescriptions, { who: 'customer' }, async (_, req) => ({
  prescriptions: (await storedBy(req, customerCaller(req).id)).map(summaryOf),
}))
