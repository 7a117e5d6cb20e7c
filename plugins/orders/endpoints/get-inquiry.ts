import { getInquiry } from '#contracts/order-inquiries.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { openInquiry } from '../inquiries.ts'
import { inquiryFrom } from '../order-links.ts'

/** `GET /api/order/inquiry/:token`: what an optician asks, for whoever has the mailed link, until it is answered. */
export const getInquiryEndpoint = endpoint(getInquiry, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => {
  const named = inquiryFrom(token)
  const { question, until } = await openInquiry(req, named)
  return { number: named.number, question, until }
})
