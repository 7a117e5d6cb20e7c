import type { APIRoute } from 'astro'
import { printBoughtCard } from '#contracts/giftcards.ts'
import { asVisitor } from '../../../../in-process.ts'
import { pdfFile } from '../../../../server/pages/pdf-file.ts'
import { definePage } from '../../../../server/routing/define-page.ts'
import { call } from '../../../../shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** The gift card that its buyer prints. */
export const GET: APIRoute = async (context) => {
  const { ref = '' } = context.params
  return pdfFile(context, await call(printBoughtCard, { ref }, asVisitor(context.request)), 'lahjakortti.pdf')
}
