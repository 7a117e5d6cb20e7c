import type { APIRoute } from 'astro'
import { downloadExport } from '#contracts/accounts.ts'
import { asVisitor } from '#site/in-process.ts'
import { seeOther } from '#site/server/forms/shop-form.ts'
import { definePage } from '#site/server/routing/define-page.ts'
import { call } from '#site/shared/call.ts'
import { pageQuery } from '#site/shared/page-query.ts'
import { pathTo } from '#site/shared/routes.ts'

/**
 * The file of an export, for its customer alone. A customer who may not have it yet is redirected to where it is given.
 */
export const page = definePage({ query: [], visibility: 'personal', indexed: false })

export const GET: APIRoute = async (context) => {
  const { ref = '' } = context.params
  const answer = await call(downloadExport, { ref }, asVisitor(context.request))
  if (!answer.ok) {
    if (answer.failure.code === 'request.not_signed_in')
      return seeOther(
        `${pathTo(context, 'sign_in')}?${pageQuery.next}=${encodeURIComponent(pathTo(context, 'account_data'))}`,
      )
    return seeOther(pathTo(context, 'account_data'))
  }
  const { name, content } = answer.value
  return new Response(new Uint8Array(Buffer.from(content, 'base64')), {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
