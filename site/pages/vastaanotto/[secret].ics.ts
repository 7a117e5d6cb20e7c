import type { APIRoute } from 'astro'
import { FeedSecret, readExaminerFeed } from '#contracts/booking-feed.ts'
import { asVisitor } from '../../in-process.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { call } from '../../shared/call.ts'

/** An optometrist's coming bookings, as the optometrist's own calendar reads them from a secret address. */
export const page = definePage({ query: [], visibility: 'personal', indexed: false })

export const GET: APIRoute = async (context) => {
  const secret = FeedSecret.safeParse(context.params.secret)
  if (!secret.success) return new Response(null, { status: 404 })
  const answer = await call(readExaminerFeed, { secret: secret.data }, asVisitor(context.request))
  if (!answer.ok) return new Response(null, { status: answer.failure.code === 'request.not_found' ? 404 : 503 })
  const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' }
  return new Response(answer.value.ics, { headers })
}
