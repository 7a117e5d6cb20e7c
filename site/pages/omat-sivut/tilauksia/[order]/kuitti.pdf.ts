import type { APIRoute } from 'astro'
import { getMyReceipt } from '#contracts/my-orders.ts'
import { asVisitor } from '#site/in-process.ts'
import { pdfFile } from '#site/server/pages/pdf-file.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { useText } from '#site/server/texts/text.ts'
import { call } from '#site/shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** The receipt of an order as a file. */
export const GET: APIRoute = async (context) => {
  const { order: number = '' } = context.params
  const name = `${useText(context, 'mail')('file.receipt')}-${number}.pdf`
  return pdfFile(context, await call(getMyReceipt, { number }, asVisitor(context.request)), name)
}
