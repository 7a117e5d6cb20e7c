declare global {
  /** The site's page cache. Left here by the site's cache provider, since the bundles share no module state. */
  var siteCache: { invalidate: (what: { tags: string[] }) => Promise<void> | void } | undefined
}

/** Drops every page that was kept with one of these tags. Whoever writes what a page shows calls this. */
export async function invalidate(tags: string[]): Promise<void> {
  await globalThis.siteCache?.invalidate({ tags })
}
