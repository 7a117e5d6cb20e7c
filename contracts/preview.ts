import * as z from 'zod/mini'
import { Language } from './language.ts'
import { Page } from './pages.ts'
import { route } from './route.ts'

const PageId = z.string().check(z.maxLength(40))

/** For whom a preview is and until when. */
const issued = {
  /** Id of the member of staff who opened it: it shows nothing to anyone else. */
  staff: z.string(),
  /** ISO instant, at most an hour after it was opened. */
  expiresAt: z.iso.datetime(),
}

/** What staff see before visitors do: the newest draft of one page, or the whole shop as it will be at an ISO instant. */
export const PreviewClaims = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: PageId, language: Language, ...issued }),
  z.object({ kind: z.literal('shop'), at: z.iso.datetime(), ...issued }),
])
export type PreviewClaims = z.infer<typeof PreviewClaims>

/** What a member of staff asks to see. */
export const PreviewWish = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), page: PageId }),
  z.object({ kind: z.literal('shop'), at: z.iso.datetime() }),
])
export type PreviewWish = z.infer<typeof PreviewWish>

/** The claims signed by the shop, as an address and a cookie carry them. */
export const PreviewToken = z.string().check(z.maxLength(1000), z.regex(/^[\w-]+\.[\w-]+$/))

/** Opens a preview for the member of staff who asks. */
export const openPreview = route({
  method: 'post',
  path: '/preview/open',
  input: PreviewWish,
  output: z.object({ token: PreviewToken }),
})

/** The claims of a token that is in force for the member of staff who asks. */
export const readPreview = route({
  method: 'get',
  path: '/preview/claims',
  input: z.object({ token: PreviewToken }),
  output: z.object({ claims: PreviewClaims }),
})

/** A block that a page cannot show yet, since something required is missing. */
export const IncompleteBlock = z.object({
  /** Number of the block among all of the page, from 1. */
  number: z.int(),
  /** How many of the blocks that are shown stand above it. */
  below: z.int(),
  /** Its kind as editors know it. */
  label: z.string(),
})
export type IncompleteBlock = z.infer<typeof IncompleteBlock>

/** A page as it would be if it were published now. */
export const DraftPage = z.object({
  /** Id of its document. */
  id: PageId,
  page: Page,
  incomplete: z.array(IncompleteBlock),
  /** Where visitors find it today; null where they do not. */
  publishedPath: z.nullable(z.string()),
})
export type DraftPage = z.infer<typeof DraftPage>

/** The newest draft of the page that a token is for. */
export const getDraft = route({
  method: 'get',
  path: '/preview/page',
  input: z.object({ token: PreviewToken }),
  output: DraftPage,
})

/** The page that a token is for with the values of an editor's form, saved or not, by the names of its fields. Writes nothing. */
export const renderDraft = route({
  method: 'post',
  path: '/preview/page',
  input: z.object({ token: PreviewToken, values: z.looseObject({ id: z.union([z.string(), z.number()]) }) }),
  output: DraftPage,
})
