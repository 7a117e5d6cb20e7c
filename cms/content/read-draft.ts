import * as z from 'zod/mini'
import { Language, SHOP_LANGUAGE } from '#contracts/language.ts'
import { PageKind, type Page } from '#contracts/pages.ts'
import type { DraftPage, PreviewClaims } from '#contracts/preview.ts'
import { isPreviewOf } from '#domain/preview/preview-term.ts'
import { Refusal } from '#domain/refusal.ts'
import { versionsOf } from '#plugins/agreements/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { findOne, type DocumentId, type Stored, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { newestDraft } from '../repository.ts'
import { readPage } from './find-page.ts'

type StoredPage = Stored<'pages'>

const Id = z.union([z.string(), z.number()])
const text = z.catch(z.nullable(z.string()), null)

/** A page as an editor has it before it is complete: what cannot be read is empty. */
const Draft = z.object({
  title: z.catch(z.string(), ''),
  path: z.catch(z.string(), ''),
  kind: z.catch(PageKind, 'page'),
  language: z.catch(Language, SHOP_LANGUAGE),
  effectiveOn: text,
  original: z.catch(z.nullable(Id), null),
  hasShell: z.catch(z.nullable(z.boolean()), true),
  hasBottomButtons: z.catch(z.nullable(z.boolean()), true),
  blocks: z.catch(z.array(z.looseObject({ blockType: z.string() })), []),
  seo: z.catch(
    z.object({
      title: text,
      description: text,
      picture: z.catch(z.nullable(Id), null),
      isHidden: z.catch(z.nullable(z.boolean()), false),
    }),
    { title: null, description: null, picture: null, isHidden: false },
  ),
})

/** The newest version of a page, published or not. Throws `preview.page_gone` where there is none. */
export async function assertFindDraft(context: WithPayload, page: DocumentId): Promise<StoredPage> {
  // A version holds no id of its document.
  const draft = await newestDraft(context, page)
  if (!draft || draft.deletedAt) throw new Refusal('preview.page_gone')
  return withValues({ ...draft, id: page }, draft)
}

/** The draft of the page that a preview is of. Throws `preview.other_page` where it is not of this one. */
export async function assertBePreviewOf(
  context: WithPayload,
  claims: PreviewClaims,
  page: DocumentId | undefined = claims.kind === 'page' ? claims.page : undefined,
): Promise<StoredPage> {
  if (page === undefined || claims.kind !== 'page' || claims.page !== String(page))
    throw new Refusal('preview.other_page')
  const draft = await assertFindDraft(context, page)
  if (!isPreviewOf(claims, { ...draft, id: String(page) })) throw new Refusal('preview.other_page')
  return draft
}

/** A draft with the values of an editor's form in place of its own. */
function withValues(draft: StoredPage, values: object): StoredPage {
  return { ...draft, ...(Draft.parse(values) as Partial<StoredPage>) }
}

/** A page as it would be if this draft were published. */
export async function readDraft(context: WithPayload, draft: StoredPage): Promise<DraftPage> {
  const { page, incomplete } = await readPage(context, draft)
  const published = await findOne(
    context,
    'pages',
    { id: { equals: draft.id }, _status: { equals: 'published' }, deletedAt: { exists: false } },
    ['path'],
  )
  const shown = { ...page, ...(await versionFacts(context, draft)) }
  return { id: String(draft.id), page: shown, incomplete, publishedPath: published?.path ?? null }
}

/** The days of an agreement's versions, with that of its draft among them. */
async function versionFacts(context: WithPayload, { id, kind, effectiveOn }: StoredPage): Promise<Partial<Page>> {
  if (kind !== 'agreement' || !effectiveOn) return {}
  const published = (await versionsOf(context, id)).map((version) => version.effectiveOn)
  const versions = [...new Set([effectiveOn, ...published])].toSorted().toReversed()
  return { versions, inForceSince: versions.find((day) => day <= today()) ?? null }
}

/** The same of values that come from outside. Throws `request.malformed` where no form could have them. */
export async function readValues(context: WithPayload, draft: StoredPage, values: object): Promise<DraftPage> {
  try {
    return await readDraft(context, withValues(draft, values))
  } catch (problem) {
    if (problem instanceof TypeError) throw new Refusal('request.malformed')
    throw problem
  }
}
