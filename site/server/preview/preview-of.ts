import { getDraft, readPreview, type DraftPage, type PreviewClaims } from '#contracts/preview.ts'
import { previewTokenIn } from '#domain/preview-cookie.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** What a member of staff sees before visitors do; for one page, with its draft. */
interface Preview {
  claims: PreviewClaims
  draft?: DraftPage
}

/**
 * The preview that a request is made in, by its cookie; undefined for all visitors. One that shows nothing any more is
 * given by its token.
 */
export async function previewOf(request: Request): Promise<Preview | { ended: string } | undefined> {
  const token = previewTokenIn(request.headers.get('cookie'), process.env.SHOP_URL)
  if (token === undefined) return undefined
  const read = await call(readPreview, { token }, asVisitor(request))
  // What the shop never signed is no preview that could end.
  if (!read.ok) return read.failure.code === 'preview.forged' ? undefined : { ended: token }
  const { claims } = read.value
  if (claims.kind === 'shop') return { claims }
  const draft = await call(getDraft, { token }, asVisitor(request))
  return draft.ok ? { claims, draft: draft.value } : { ended: token }
}
