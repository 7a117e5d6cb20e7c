import { sendInquiry } from '#contracts/order-inquiries.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { askBuyer } from '../inquiries.ts'

/** `POST /api/order/:number/inquiry`: an optician's question to the buyer. */
export const sendInquiryEndpoint = endpoint(
  sendInquiry,
  { who: PRESCRIPTION_STAFF },
  async ({ number, question }, req) => ({
    until: await askBuyer(req, number, question, staffNameOf(req)),
  }),
)
