import type { APIContext } from 'astro'
import type { Answer } from '../../shared/call.ts'
import { errorPage } from './error-page.ts'
import { toSignIn } from './to-sign-in.ts'

/** An answer with a PDF in Base64 as the file it is, stored by no cache; the page that fits where there is none. */
export async function pdfFile(context: APIContext, answer: Answer<{ pdf: string }>, name: string): Promise<Response> {
  if (!answer.ok)
    return answer.failure.code === 'request.not_signed_in' ? toSignIn(context) : errorPage(context, answer.failure)
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${name.replace(/[^\w.-]/g, '')}"`,
    'Cache-Control': 'no-store',
  }
  return new Response(Buffer.from(answer.value.pdf, 'base64'), { headers })
}
