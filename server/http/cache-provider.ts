import type { CacheProviderFactory } from 'astro'

/**
 * The cache provider that Astro asks for. Astro writes a page's max age into a header; the front server caches the pages
 * (`page-cache.ts`) and sends them without calling Astro.
 */
const provider: CacheProviderFactory = () => ({
  name: 'front-server',
  invalidate: async ({ tags = [] }) => globalThis.siteCache?.invalidate({ tags: [tags].flat() }),
})

export default provider
