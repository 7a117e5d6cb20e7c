import type { APIRoute } from 'astro'
import { getContractDocument } from '#contracts/lifestyle.ts'
import { asVisitor } from '#site/in-process.ts'
import { pdfFile } from '#site/server/pages/pdf-file.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** A document of a contract as a PDF, unchanged since it was made. */
export const GET: APIRoute = async (context) => {
  const { subscriptionId, documentId = '' } = context.params
  const id = Number(/^\d{8}$/.exec(subscriptionId ?? '')?.[0] ?? 0)
  const answer = await call(getContractDocument, { id, document: documentId }, asVisitor(context.request))
  const file = answer.ok ? { ok: true as const, value: { pdf: answer.value.content } } : answer
  return pdfFile(context, file, answer.ok ? answer.value.name : '')
}
