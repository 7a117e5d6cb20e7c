import type { APIContext } from 'astro'
import type * as z from 'zod/mini'
import { cancelBooking, changeNote, getBooking, type BookingView } from '#contracts/bookings.ts'
import type { Failure } from '#contracts/refusals.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { postedFields } from '../forms/posted-fields.ts'
import { postAsVisitor } from '../forms/shop-form.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** What came of the link or button that led to a booking's page. */
export const bookingNotices = ['booked', 'moved', 'canceled', 'noted'] as const

/** A booking with what came of the button that was pressed on its page. */
export interface OpenedBooking {
  booking: BookingView
  token: string | undefined
  notice: (typeof bookingNotices)[number] | undefined
  failure?: Failure
}

/** Opens a booking for its customer or by the token in the address. */
export async function openBooking(page: Page, number: string): Promise<OpenedBooking | Failure | Response> {
  const { url } = page
  const token = url.searchParams.get(pageQuery.key) ?? undefined
  const fields = await postedFields(page.request)
  const intent = fields.text('intent')
  const own = (notice: string) => {
    const query = new URLSearchParams({ [pageQuery.notice]: notice, ...(token && { [pageQuery.key]: token }) })
    return `${url.pathname}?${query}`
  }
  let failure: Failure | undefined
  if (intent === 'cancel') {
    const { answer, seeOther } = await postAsVisitor(page, cancelBooking, { number, token })
    if (answer.ok) return seeOther(own('canceled'))
    failure = answer.failure
  }
  if (intent === 'note') {
    const input: z.input<typeof changeNote.input> = { number, token, note: fields.text('note') }
    const { answer, seeOther } = await postAsVisitor(page, changeNote, input)
    if (answer.ok) return seeOther(own('noted'))
    failure = answer.failure
  }
  const answer = await call(getBooking, { number, token }, asVisitor(page.request))
  if (!answer.ok) return answer.failure
  const notice = bookingNotices.find((one) => one === url.searchParams.get(pageQuery.notice))
  return { booking: answer.value.booking, token, notice, ...(failure && { failure }) }
}
