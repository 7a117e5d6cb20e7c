import type { CacheProviderFactory } from 'astro'

/**
 * Astro's side of the page cache: it writes how long a page may be kept, and under which tags, into two headers.
 *
 * The pages themselves are kept by the front door (`kept-pages.ts`), which sends one without waking Astro at all.
 */
const provider: CacheProviderFactory = () => ({
  name: 'front-door',
  invalidate: async ({ tags = [] }) => globalThis.siteCache?.invalidate({ tags: [tags].flat() }),
})

export default provider
