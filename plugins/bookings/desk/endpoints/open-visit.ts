import { openVisit } from '#contracts/booking-handling.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { callerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { mustFindVisit } from '../desk-scope.ts'
import { writtenAfter } from '../written-prescriptions.ts'

/** `POST /api/booking/desk/:number/open`: health data, so that who has opened which booking is logged. */
export const openVisitEndpoint = endpoint(
  openVisit,
  { who: EXAM_STAFF, idempotency: 'none' },
  async ({ number }, req) => {
    const booking = await mustFindVisit(req, number)
    const { form, customer } = booking
    req.payload.logger.info({ booking: number, staff: callerOf(req) }, 'A booking was opened')
    const account = customer === null ? null : await findCustomer(req, customer)
    return {
      form,
      account: account && { number: account.number, name: `${account.firstName} ${account.lastName}` },
      written: await writtenAfter(req, booking),
    }
  },
)
