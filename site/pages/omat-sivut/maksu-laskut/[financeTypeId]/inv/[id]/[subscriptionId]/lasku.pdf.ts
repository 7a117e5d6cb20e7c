import type { APIRoute } from 'astro'
import { getInvoicePdf } from '#contracts/invoices.ts'
import { asVisitor } from '#site/in-process.ts'
import { signInFirst } from '#site/server/pages/open-invoice.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'

const CREDIT = 'hyvitys'

export const page = definePage({ query: [CREDIT], visibility: 'personal', indexed: false })

/** The invoice as a PDF, or its credit note of this number. */
export const GET: APIRoute = async (context) => {
  const elsewhere = await signInFirst(context)
  if (elsewhere) return elsewhere
  const credit = Number(context.url.searchParams.get(CREDIT))
  const asked = { id: context.params['id'] ?? '', ...(credit > 0 && { credit }) }
  const answer = await call(getInvoicePdf, asked, asVisitor(context.request))
  if (!answer.ok) return new Response(null, { status: 404 })
  const { filename, content } = answer.value
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${filename}"` }
  return new Response(Buffer.from(content, 'base64'), { headers })
}
