import type { APIRoute } from 'astro'
import { printBoughtCard } from '#contracts/giftcards.ts'
import { asVisitor } from '#site/in-process.ts'
import { pdfFile } from '#site/server/pages/pdf-file.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'

export const page = definePage({ query: [], visibility: 'personal', indexed: false })

/** The gift card that its buyer prints. */
export const GET: APIRoute = async (context) => {
  const { ref = '' } = context.params
  return pdfFile(context, await call(printBoughtCard, { ref }, asVisitor(context.request)), 'lahjakortti.pdf')
}
