import { openVisit } from '#contracts/booking-handling.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { mustFindVisit } from '../desk-scope.ts'
import { writtenAfter } from '../written-prescriptions.ts'

/** `POST /api/booking/desk/:number/open`: health data, so that who opens which booking is written down first. */
export const openVisitEndpoint = endpoint(
  openVisit,
  { who: EXAM_STAFF, idempotency: 'none' },
  async ({ number }, req) => {
    const booking = await mustFindVisit(req, number)
    const { form, customer } = booking
    await noteRead(req, { prescription: `exam ${number}`, customer, who: staffNameOf(req), why: 'visit' })
    const account = customer === null ? null : await findCustomer(req, customer)
    return {
      form,
      account: account && { number: account.number, name: `${account.firstName} ${account.lastName}` },
      written: await writtenAfter(req, booking),
    }
  },
)
