import { answerInquiry, getInquiry, sendInquiry } from '#contracts/order-inquiries.ts'
import { PRESCRIPTION_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { askBuyer, openInquiry, takeAnswer } from '../prescriptions/inquiries.ts'
import { inquiryFrom } from '../order-links.ts'

/** `POST /api/order/:number/inquiry`: an optician's question to the buyer. */
const sendInquiryEndpoint = endpoint(sendInquiry, { who: PRESCRIPTION_STAFF }, async ({ number, question }, req) => ({
  until: await askBuyer(req, number, question, staffNameOf(req)),
}))

/** `GET /api/order/inquiry/:token`: what an optician asks, for the bearer of the mailed link, until it is answered. */
const getInquiryEndpoint = endpoint(getInquiry, { who: 'anyone', ownedBy: 'bearer' }, async ({ token }, req) => {
  const named = inquiryFrom(token)
  const { question, until } = await openInquiry(req, named)
  return { number: named.number, question, until }
})

/** `POST /api/order/inquiry/:token/answer`: the buyer's answer to an optician. */
const answerInquiryEndpoint = endpoint(
  answerInquiry,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, answer, file = '' }, req) => {
    await takeAnswer(req, inquiryFrom(token), { answer, picture: file })
    return { isAnswered: true as const }
  },
)

/** An optician's question, and its answer. */
export const inquiryEndpoints = [sendInquiryEndpoint, getInquiryEndpoint, answerInquiryEndpoint]
