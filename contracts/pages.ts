import * as z from 'zod/mini'
import { Block, Picture } from './blocks.ts'
import { Language } from './language.ts'
import { Nothing, route } from './route.ts'

/** A path of the site in NFC: small letters, digits and hyphens, parts divided by `/`. */
export const PagePath = z.string().check(z.maxLength(200), z.regex(/^\/$|^(\/[a-zåäö0-9]+(-[a-zåäö0-9]+)*)+$/))

/**
 * What a page is: a page of its own, an agreement whose published versions stay readable, an article of eye health, or a
 * press release.
 */
export const PageKind = z.enum(['page', 'agreement', 'article', 'press_release'])
export type PageKind = z.infer<typeof PageKind>

/** Names by which code and menus lead to a page that editors own (specification §2.2, and the shop's own). */
export const PageKey = z.enum([
  'subscription',
  'company',
  'store_terms',
  'account_terms',
  'cookies',
  'privacy_policy',
  'glasses',
  'sunglasses',
  'contact_lenses',
  'sports_glasses',
  'eye_health',
  'contact_us',
  'hearing',
  'about_us',
  'friends_terms',
  'friends_member_benefits',
  'lifestyle',
  'eye_care',
  'terms',
  'guarantees',
  'accessibility',
  'cookie_list',
  'book_exam',
  'stores',
  'questions',
  'delivery',
  'payment_methods',
  'glasses_agreement',
  'lens_agreement',
  'company_terms',
  'press',
  'sustainability',
  'prescription_guide',
  'my_pages',
])
export type PageKey = z.infer<typeof PageKey>

/** The same page in another language. */
export const Sister = z.object({ language: Language, path: z.string() })
export type Sister = z.infer<typeof Sister>

/** A published page. */
export const Page = z.object({
  path: z.string(),
  kind: PageKind,
  language: Language,
  title: z.string(),
  /** Whether header, menu and footer stand around it. */
  hasShell: z.boolean(),
  hasBottomButtons: z.boolean(),
  seo: z.object({
    /** The title in results of a search; null where the page's own serves. */
    title: z.nullable(z.string()),
    description: z.nullable(z.string()),
    isIndexed: z.boolean(),
    picture: z.nullable(Picture),
  }),
  blocks: z.array(Block),
  /** This page in every language in which it is published, itself included. */
  sisters: z.array(Sister),
  /** ISO day from which an agreement is in force, or on which a release was published. */
  effectiveOn: z.nullable(z.string()),
  /** Days from which each version of an agreement is in force, newest first. */
  versions: z.array(z.string()),
  /** Day from which the version of an agreement is in force that is today; null before the first, and of other pages. */
  inForceSince: z.nullable(z.string()),
  /** ISO instant of the last change. */
  changedAt: z.string(),
})
export type Page = z.infer<typeof Page>

/** Where a page is. */
export const PageAddress = z.object({
  path: z.string(),
  language: Language,
  kind: PageKind,
  isIndexed: z.boolean(),
  changedAt: z.string(),
  sisters: z.array(Sister),
})
export type PageAddress = z.infer<typeof PageAddress>

/** The addresses of all published pages, and what redirects where (301, or 302 for a while). */
export const PageAddresses = z.object({
  pages: z.array(PageAddress),
  redirects: z.array(z.object({ from: z.string(), to: z.string(), isTemporary: z.boolean() })),
})
export type PageAddresses = z.infer<typeof PageAddresses>

export const listPageAddresses = route({
  method: 'get',
  path: '/content/addresses',
  input: Nothing,
  output: PageAddresses,
})

/** The path of each key's page or category; a key without a published one is left out. */
export const PagePaths = z.partialRecord(PageKey, z.string())
export type PagePaths = z.infer<typeof PagePaths>

/** Where the keys lead. A call of its own, since pages that use a key need not be made anew when any other page moves. */
export const listPagePaths = route({
  method: 'get',
  path: '/content/keys',
  input: Nothing,
  output: z.object({ paths: PagePaths }),
})

/** Staff: addresses of the shop in which these letters stand, a dozen at most: pages, categories and their groups, stores, articles and the shop's own pages. */
export const findAddresses = route({
  method: 'get',
  path: '/content/addresses/find',
  input: z.object({ words: z.string().check(z.maxLength(200)) }),
  output: z.object({ addresses: z.array(z.string()) }),
})

/** A published page by its path; an agreement as it is in force today, or with a day the version in force since then. */
export const getPage = route({
  method: 'get',
  path: '/content/page',
  input: z.object({ path: PagePath, version: z.optional(z.iso.date()) }),
  output: z.object({ page: Page }),
})
