import { correctCustomer } from '#contracts/customer-service.ts'
import { acceptedDetails, detailsProblems } from '#domain/customers/details.ts'
import { Refusal } from '#domain/refusal.ts'
import { CUSTOMER_STAFF } from '#plugins/kit/admin/access.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { changeCustomerByStaff } from '../change-by-staff.ts'

/** `POST /api/customer/:number/details`: staff correct the details of a customer. */
export const correctCustomerEndpoint = endpoint(
  correctCustomer,
  { who: CUSTOMER_STAFF },
  async ({ number, note, ...details }, req) => {
    const [problem] = detailsProblems(details)
    if (problem) throw new Refusal(problem.code, { field: problem.field })
    await changeCustomerByStaff(req, number, { deed: 'corrected', note }, acceptedDetails(details))
    return { isCorrected: true as const }
  },
)
