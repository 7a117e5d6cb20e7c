import * as z from 'zod/mini'
import { Language, SHOP_LANGUAGE } from './language.ts'
import { PageKey, PageKind, PagePath } from './pages.ts'
import { translationsOf } from './seed-fields.ts'

/**
 * A picture of `content-seeds/pictures`, by its name without the ending, and what is in it: on a page in the language of that page, else in Finnish.
 */
export const SeedPicture = z.object({
  file: z.string(),
  alt: z.string(),
  translations: translationsOf(z.object({ alt: z.string() })),
})
export type SeedPicture = z.infer<typeof SeedPicture>

/** The facts of a video of `content-seeds/videos`, beside its file of the same name. */
export const SeedVideo = z.object({
  /** What happens in it, for who does not see it. */
  description: z.string().check(z.maxLength(400)),
  /** Subtitles as WebVTT. */
  captions: z.string().check(z.startsWith('WEBVTT')),
})
export type SeedVideo = z.infer<typeof SeedVideo>

/**
 * A block of a seeded page: `blockType` is its slug, the rest are its fields as the admin has them, with these in place of
 * documents: a rich text is Markdown (headings from `##`, lists, links, bold, italic); a picture is a `SeedPicture`; pages
 * are named by their seed, articles by their slug, stores, brands and categories by slug or code, questions by the
 * question itself, forms by their seed, videos by their file. A list of texts is a list of texts. A link is `{ text, to }`, with `to` as in Markdown:
 * `page:takuut`, `category:frames`, `store:turku`, or an address.
 */
export const SeedBlock = z.looseObject({ blockType: z.string() })
export type SeedBlock = z.infer<typeof SeedBlock>

/** A page that the shop opens with. Its file's name is its code, which says its language: `takuut`, `takuut.en`. */
export const SeedPage = z.object({
  path: PagePath,
  title: z.string().check(z.maxLength(90)),
  kind: z._default(PageKind, 'page'),
  keys: z._default(z.array(PageKey), []),
  effectiveOn: z.optional(z.iso.date()),
  /** For results of a search: 50 to 160 characters. */
  description: z.string().check(z.minLength(50), z.maxLength(160)),
  seoTitle: z.optional(z.string().check(z.maxLength(60))),
  picture: z.optional(SeedPicture),
  isHidden: z.optional(z.boolean()),
  hasShell: z.optional(z.boolean()),
  hasBottomButtons: z.optional(z.boolean()),
  blocks: z.array(SeedBlock).check(z.minLength(1)),
})
export type SeedPage = z.infer<typeof SeedPage>

/** The language of a seeded page, and the code of the page that it says in that language; null of what is no translation. */
export function languageOfSeed(code: string): { language: Language; original: string | null } {
  const [original = code, language] = code.split('.')
  return language ? { language: Language.parse(language), original } : { language: SHOP_LANGUAGE, original: null }
}
