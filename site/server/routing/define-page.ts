import type { APIContext } from 'astro'

/** What the front server, search engines and the layout need of a page before it renders. */
export interface PageFacts {
  /**
   * Names in the query that the page reads; `any` where they cannot be listed. A request with any other name is
   * redirected to the address without it, because an invented name would make one more cached copy of the page.
   */
  query: readonly (string | RegExp)[] | 'any'
  /** A `personal` page shows personal data and is never cached, not even by the browser. */
  visibility: 'public' | 'personal'
  /** Whether search engines may list it. The sitemap, robots.txt and the page's own `noindex` follow from this. */
  indexed: boolean
  /** Whether the front server may cache a `public` page: under the tags of its API answers, until the first of them expires, at most as long as `site/middleware.ts` says. */
  cached?: boolean
}

/** Input of a dynamic declaration. */
export type PageAddress = Pick<APIContext, 'params' | 'url' | 'request'>

/** The facts of a page, or how to find them where one file renders many pages. */
export type PageDeclaration = PageFacts | ((address: PageAddress) => PageFacts | Promise<PageFacts>)

/** Default of a page without a declaration: personal and not indexed, any query. */
export const undeclared: PageFacts = { query: 'any', visibility: 'personal', indexed: false }

/** Declares a page, in its own file: `export const page = definePage({ … })`. */
export function definePage(declaration: PageDeclaration): PageDeclaration {
  return declaration
}

/** The facts of the page at this address. */
export async function factsOf(declaration: PageDeclaration | undefined, address: PageAddress): Promise<PageFacts> {
  return (typeof declaration === 'function' ? await declaration(address) : declaration) ?? undeclared
}
