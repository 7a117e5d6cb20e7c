import type { APIContext } from 'astro'

/** What the front door, search engines and the layout need to know of a page before it renders. */
export interface PageFacts {
  /**
   * Names in the query that the page reads; `any` where nobody can list them. A request with any other name is
   * redirected to the address without it, because an invented name would make one more copy of the page.
   */
  query: readonly (string | RegExp)[] | 'any'
  /** A `personal` page shows what concerns one person: no copy of it is kept anywhere, not even by the browser. */
  visibility: 'public' | 'personal'
  /** Whether search engines may list it. The sitemap, robots.txt and the page's own `noindex` follow from this. */
  indexed: boolean
  /** Whether the front door may cache a `public` page. How long, and until what changes, its answers say. */
  cached?: boolean
}

/** What the facts of a page may depend on. */
export type PageAddress = Pick<APIContext, 'params' | 'url' | 'request'>

/** The facts of a page, or how to find them where one file renders many pages. */
export type PageDeclaration = PageFacts | ((address: PageAddress) => PageFacts | Promise<PageFacts>)

/** What a page is that says nothing of itself: for one person alone, and found by nobody. Its query is left as it is. */
export const undeclared: PageFacts = { query: 'any', visibility: 'personal', indexed: false }

/** Declares a page, in its own file: `export const page = definePage({ … })`. */
export function definePage(declaration: PageDeclaration): PageDeclaration {
  return declaration
}

/** The facts of the page at this address. */
export async function factsOf(declaration: PageDeclaration | undefined, address: PageAddress): Promise<PageFacts> {
  return (typeof declaration === 'function' ? await declaration(address) : declaration) ?? undeclared
}
