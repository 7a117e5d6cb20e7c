import { answerInquiry } from '#contracts/order-inquiries.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { takeAnswer } from '../inquiries.ts'
import { inquiryFrom } from '../order-links.ts'

/** `POST /api/order/inquiry/:token/answer`: the buyer's answer to an optician. */
export const answerInquiryEndpoint = endpoint(
  answerInquiry,
  { who: 'shopper', ownedBy: 'bearer', limit: 'prescription file' },
  async ({ token, answer, file = '' }, req) => {
    await takeAnswer(req, inquiryFrom(token), { answer, picture: file })
    return { isAnswered: true as const }
  },
)
