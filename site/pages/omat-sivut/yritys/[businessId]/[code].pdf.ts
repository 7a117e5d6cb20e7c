import type { APIRoute } from 'astro'
import { readRequisitionPaper } from '#contracts/requisitions.ts'
import { asVisitor } from '#site/in-process.ts'
import { pdfFile } from '#site/server/pages/pdf-file.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** A requisition to print. */
export const GET: APIRoute = async (context) => {
  const { businessId = '', code = '' } = context.params
  const answer = await call(readRequisitionPaper, { businessId, code }, asVisitor(context.request))
  const file = answer.ok ? { ok: true as const, value: { pdf: answer.value.file } } : answer
  return pdfFile(context, file, `maksusitoumus-${code}.pdf`)
}
