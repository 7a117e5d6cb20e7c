import type { APIRoute } from 'astro'
import { getCalendarFile } from '#contracts/bookings.ts'
import { asVisitor } from '#site/in-process.ts'
import { statusOf } from '#site/server/forms/shop-form.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { useText } from '#site/server/texts/text.ts'
import { call } from '#site/shared/call.ts'
import { pageQuery } from '#site/shared/page-query.ts'

export const page = definePage({ query: [pageQuery.key], visibility: 'personal', indexed: false })

/** The booking as a file that any calendar takes. */
export const GET: APIRoute = async ({ params: { number = '' }, request, url, locals }) => {
  const token = url.searchParams.get(pageQuery.key) ?? undefined
  const answer = await call(getCalendarFile, { number, token }, asVisitor(request))
  if (!answer.ok) return new Response(null, { status: statusOf(answer.failure.code) })
  return new Response(answer.value.ics, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${useText({ locals }, 'mail')('file.booking')}.ics"`,
    },
  })
}
