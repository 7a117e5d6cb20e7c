import type { CacheProviderFactory } from 'astro'

/**
 * Astro's side of the page cache: it writes how long a page may be cached into a header. The pages themselves are cached
 * by the front door (`page-cache.ts`), which sends one without asking Astro at all.
 */
const provider: CacheProviderFactory = () => ({
  name: 'front-door',
  invalidate: async ({ tags = [] }) => globalThis.siteCache?.invalidate({ tags: [tags].flat() }),
})

export default provider
