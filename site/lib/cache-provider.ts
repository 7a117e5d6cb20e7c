import memory from 'astro/cache/memory'

/** Astro's own memory cache, left where the shop's repositories can reach it (`plugins/kit/cache.ts`). */
const provider: typeof memory = (config) => {
  const made = memory(config)
  Object.assign(globalThis, { siteCache: made })
  return made
}

export default provider
