import type { APIRoute } from 'astro'
import { getReturnLabel } from '#contracts/withdrawals.ts'
import { asVisitor } from '#site/in-process.ts'
import { pdfFile } from '#site/server/pages/pdf-file.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** The carrier's label of a return as a file. */
export const GET: APIRoute = async (context) => {
  const { ref = '', order = '' } = context.params
  return pdfFile(context, await call(getReturnLabel, { ref }, asVisitor(context.request)), `palautus-${order}.pdf`)
}
