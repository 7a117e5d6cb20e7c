import type { APIRoute } from 'astro'
import { readPrescriptionFile } from '#contracts/kept-prescriptions.ts'
import { asVisitor } from '#site/in-process.ts'
import { seeOther, statusOf } from '#site/server/forms/shop-form.ts'
import { gateFor } from '#site/server/pages/account-gate.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'
import { pathTo } from '#site/shared/routes.ts'

/** The file of a stored prescription: a download that no browser shows in place, runs or stores. */
export const page = definePage({ query: [], visibility: 'personal', indexed: false })

export const GET: APIRoute = async (context) => {
  const answer = await call(readPrescriptionFile, { ref: context.params['ref'] ?? '' }, asVisitor(context.request))
  if (!answer.ok) {
    const { failure } = answer
    const isGone = statusOf(failure.code) === 404
    const gate = gateFor(context, failure) ?? (isGone ? seeOther(pathTo(context, 'account_prescriptions')) : undefined)
    return gate ?? new Response(null, { status: statusOf(failure.code) })
  }
  const { type, file } = answer.value
  const name = type === 'application/pdf' ? 'resepti.pdf' : 'resepti.jpg'
  const headers = {
    'Content-Type': type,
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  }
  return new Response(new Uint8Array(Buffer.from(file, 'base64')), { headers })
}
