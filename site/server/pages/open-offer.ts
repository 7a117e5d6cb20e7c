import type { APIContext } from 'astro'
import { declineOffer, leaveWaiting, readOffer, takeOffer, type OfferView } from '#contracts/waiting-list.ts'
import type { Failure } from '#contracts/refusals.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pageQuery } from '../../shared/page-query.ts'
import { pathTo } from '../../shared/routes.ts'
import { postedFields } from '../forms/posted-fields.ts'
import { postAsVisitor, seeOther, statusOf } from '../forms/shop-form.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

/** What the link of an offer shows. `gone` opens nothing; `declined` has just been left to the next. */
export interface OpenedOffer {
  state: 'offered' | 'ended' | 'declined' | 'left' | 'gone'
  offer: OfferView['offer']
  failure: Failure | undefined
}

/** What an offer's button asks for. */
const ACTIONS = { take: takeOffer, decline: declineOffer, leave: leaveWaiting }

/** Opens an offer, after what its button asked for. A customer who has taken the time is led to its booking. */
export async function openOffer(page: Page, token: string): Promise<OpenedOffer | Response> {
  const intent = (await postedFields(page.request)).text('intent')
  let failure: Failure | undefined
  if (intent === 'take' || intent === 'decline' || intent === 'leave') {
    const { answer, seeOther: withCookies } = await postAsVisitor(page, ACTIONS[intent], { token })
    if (answer.ok) return withCookies(bookingPath(page, answer.value, true) ?? ownPath(page, intent))
    failure = answer.failure
  }
  const answer = await call(readOffer, { token }, asVisitor(page.request))
  if (!answer.ok) {
    page.response.status = statusOf(answer.failure.code)
    return { state: 'gone', offer: null, failure: answer.failure }
  }
  const booking = bookingPath(page, answer.value, false)
  if (booking) return seeOther(booking)
  const { state, offer } = answer.value
  const isDeclined = page.url.searchParams.get(pageQuery.notice) === 'decline'
  if (state === 'ended') return { state: isDeclined ? 'declined' : 'ended', offer, failure: undefined }
  return { state: state === 'offered' ? 'offered' : 'left', offer, failure }
}

/** Of the booking that an offer has become, if it has. */
function bookingPath(page: Page, { booking }: OfferView, isNew: boolean): string | undefined {
  if (!booking) return undefined
  const query = new URLSearchParams({ ...(isNew && { [pageQuery.notice]: 'booked' }), [pageQuery.key]: booking.token })
  return `${pathTo(page, 'booking', { number: booking.number })}?${query}`
}

function ownPath({ url }: Page, intent: string): string {
  return intent === 'decline' ? `${url.pathname}?${new URLSearchParams({ [pageQuery.notice]: intent })}` : url.pathname
}
