import type { APIRoute } from 'astro'
import { readMyAgreement } from '#contracts/requisitions.ts'
import { asVisitor } from '#site/in-process.ts'
import { pdfFile } from '#site/server/pages/pdf-file.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** The agreement of a company as it was signed. */
export const GET: APIRoute = async (context) => {
  const { businessId = '' } = context.params
  const answer = await call(readMyAgreement, { businessId }, asVisitor(context.request))
  const file = answer.ok ? { ok: true as const, value: { pdf: answer.value.file } } : answer
  return pdfFile(context, file, `sopimus-${businessId}.pdf`)
}
