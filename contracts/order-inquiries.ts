import * as z from 'zod/mini'
import { UploadedFile } from './kept-prescriptions.ts'
import { OrderNumber } from './orders.ts'
import { route } from './route.ts'

/** What an optician asks, and what is answered: characters at most, and something. */
export const MOST_ASKED = 500
export const MOST_ANSWERED = 2000

const Token = z.string().check(z.maxLength(300))

/** An optician's question to the buyer of an order that is in review, with its answer. Both are health data. */
export const Inquiry = z.object({
  /** Counted from 1 within its order. */
  n: z.int(),
  question: z.string(),
  askedAt: z.iso.datetime(),
  /** Name of the member of staff. */
  askedBy: z.string(),
  /** The last day on which it can be answered, in Helsinki. */
  until: z.iso.date(),
  /** Null as long as there is none. */
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Whether a picture came with the answer: fetched by itself. */
  hasFile: z.boolean(),
})
export type Inquiry = z.infer<typeof Inquiry>

/**
 * Staff: asks the buyer, by an e-mail with a link, and by a text message where the phone is known. A former question
 * that is still open can be answered no more. Fails with `inquiry.not_in_review`.
 */
export const sendInquiry = route({
  method: 'post',
  path: '/order/:number/inquiry',
  input: z.object({
    number: OrderNumber,
    question: z.string().check(z.trim(), z.minLength(1), z.maxLength(MOST_ASKED)),
  }),
  output: z.object({ until: z.iso.date() }),
})

/**
 * The holder of the mailed link sees what is asked, and nothing else of the buyer. Fails with `inquiry.link_unknown`,
 * `inquiry.answered` or `inquiry.closed`.
 */
export const getInquiry = route({
  method: 'get',
  path: '/order/inquiry/:token',
  input: z.object({ token: Token }),
  output: z.object({ number: z.string(), question: z.string(), until: z.iso.date() }),
})

/** Answers it once, with a picture where there is one (base64). Fails as `getInquiry` and as uploads do. */
export const answerInquiry = route({
  method: 'post',
  path: '/order/inquiry/:token/answer',
  input: z.object({
    token: Token,
    answer: z.string().check(z.trim(), z.maxLength(MOST_ANSWERED)),
    file: z.optional(UploadedFile),
  }),
  output: z.object({ isAnswered: z.literal(true) }),
})
