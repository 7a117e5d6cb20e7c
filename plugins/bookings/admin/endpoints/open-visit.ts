import { openVisit } from '#contracts/booking-handling.ts'
import { EXAM_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { noteRead } from '#plugins/prescriptions/repository.ts'
import { examinedCustomer } from '../../visits/adopt-bookings.ts'
import { assertFindVisit } from '../admin-scope.ts'
import { visitAccount } from '../give-visit.ts'
import { writtenAfter } from '../written-prescriptions.ts'

/** `POST /api/booking/desk/:number/open`: health data, so that who opens which booking is written down first. */
export const openVisitEndpoint = endpoint(
  openVisit,
  { who: EXAM_STAFF, idempotency: 'none' },
  async ({ number }, req) => {
    const booking = await assertFindVisit(req, number)
    const { form, customer } = booking
    await noteRead(req, { prescription: `exam ${number}`, customer, who: staffNameOf(req), why: 'visit' })
    const account = await examinedCustomer(req, booking)
    return {
      form,
      account: account && visitAccount(account),
      written: await writtenAfter(req, booking),
    }
  },
)
