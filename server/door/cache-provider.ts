import type { CacheProviderFactory } from 'astro'

/**
 * Astro's cache provider: it writes the page's max-age into a header. The pages themselves are cached by the front door
 * (`page-cache.ts`), which sends them without calling Astro.
 */
const provider: CacheProviderFactory = () => ({
  name: 'front-door',
  invalidate: async ({ tags = [] }) => globalThis.siteCache?.invalidate({ tags: [tags].flat() }),
})

export default provider
