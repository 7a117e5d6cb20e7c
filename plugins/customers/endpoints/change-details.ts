import { changeDetails } from '#contracts/customers.ts'
import { acceptedDetails, detailsProblems } from '#domain/customers/details.ts'
import { Refusal } from '#domain/refusal.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeCustomer, customerView, signedInAs } from '../repository.ts'

/** `POST /api/account/details`: name, phone, address and language. */
export const changeDetailsEndpoint = endpoint(
  changeDetails,
  { who: 'customer', idempotency: 'handler' },
  async (details, req) => {
    const [problem] = detailsProblems(details)
    if (problem) throw new Refusal(problem.code, { field: problem.field })
    const [{ number }, caller] = await signedInAs(req)
    return { customer: customerView(await changeCustomer(req, number, acceptedDetails(details)), caller) }
  },
)
