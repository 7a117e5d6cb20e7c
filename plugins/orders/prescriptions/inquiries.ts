import type { PayloadRequest } from 'payload'
import type { Inquiry } from '#contracts/order-inquiries.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { promisedDay } from '#domain/deliveries/promised-day.ts'
import { answerableUntil, lastInquiry, assertAwaitAnswer, assertBeInReview } from '#domain/orders/inquiry.ts'
import { Refusal } from '#domain/refusal.ts'
import { now, nowIso, today } from '#plugins/kit/clock.ts'
import { storePrescriptionFile } from '#plugins/prescriptions/files-for-orders.ts'
import { receivedUpload } from '#plugins/prescriptions/stored-files.ts'
import type { StoredInquiry } from '../order.ts'
import { changeOrder, orderWithInquiries, withEvent } from '../repository.ts'

/** Asks the buyer: the order leaves the optician's queue until the answer has come or is late. Gives the last day. */
export async function askBuyer(req: PayloadRequest, number: string, question: string, who: string): Promise<string> {
  const until = answerableUntil(today())
  const late = helsinkiInstant(plusDays(until, 1), '00:00')
  await changeOrder(req, number, (before, { inquiries }) => {
    assertBeInReview(before)
    const n = lastInquiry(before) + 1
    const asked = { n, question, askedAt: nowIso(), askedBy: who, until }
    return {
      inquiries: [...inquiries(), { ...asked, answer: null, answeredAt: null, file: null }],
      awaitsAnswerUntil: until,
      waitsForOptician: false,
      endedSteps: ['inquiryLate'],
      steps: [
        { step: 'inquiryLetter', of: String(n), at: nowIso() },
        { step: 'inquiryLate', of: String(n), at: late },
      ],
      ...withEvent(before, 'inquiry_sent', who),
    }
  })
  return until
}

/** The question of a link, while it can be answered. Throws otherwise. */
export async function openInquiry(
  req: PayloadRequest,
  { number, n }: { number: string; n: number },
): Promise<StoredInquiry> {
  const { order, inquiries } = await orderWithInquiries(req, number)
  const inquiry = numbered(inquiries, n)
  assertAwaitAnswer(order, inquiry, today())
  return inquiry
}

/**
 * Writes the buyer's answer into the order, which returns to the optician. The order waited for the buyer, so its
 * promised day is set anew where that is later. A picture belongs to the order from the start, so none is lost.
 */
export async function takeAnswer(
  req: PayloadRequest,
  { number, n }: { number: string; n: number },
  { answer, picture }: { answer: string; picture: string },
): Promise<void> {
  if (!answer && !picture) throw new Refusal('inquiry.empty')
  await openInquiry(req, { number, n })
  const upload = picture ? await receivedUpload(req, picture) : null
  const file = upload && (await storePrescriptionFile(req, `order ${number}`, upload, number))
  await changeOrder(req, number, (before, { inquiries }) => {
    assertAwaitAnswer(before, numbered(inquiries(), n), today())
    const promised = promisedDay(before.bought.lines, now())
    return {
      inquiries: inquiries().map((each) => (each.n === n ? { ...each, answer, answeredAt: nowIso(), file } : each)),
      awaitsAnswerUntil: null,
      waitsForOptician: true,
      promisedOn: promised > before.promisedOn ? promised : before.promisedOn,
      endedSteps: ['inquiryLate'],
      ...withEvent(before, 'inquiry_answered', ''),
    }
  })
}

/** Gives an order whose question was not answered in time back to the optician. */
export async function endInquiry(req: PayloadRequest, number: string, n: number): Promise<void> {
  await changeOrder(req, number, (order) => {
    const { awaitsAnswerUntil: until } = order
    if (!until || lastInquiry(order) !== n) return {}
    return { awaitsAnswerUntil: null, waitsForOptician: true, ...withEvent(order, 'inquiry_late', '') }
  })
}

/** A question as staff see it. */
export function shownInquiry({ file, ...inquiry }: StoredInquiry): Inquiry {
  return { ...inquiry, hasFile: file !== null }
}

function numbered(inquiries: readonly StoredInquiry[], n: number): StoredInquiry {
  const found = inquiries.find((each) => each.n === n)
  if (!found) throw new Refusal('inquiry.link_unknown')
  return found
}
