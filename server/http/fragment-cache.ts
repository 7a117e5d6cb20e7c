import { beginRender, endRender, isCacheable, noteRender, type RenderContext } from './render-context.ts'
import { currentVisit, withVisitor } from './in-process.ts'

interface Entry {
  value: unknown
  render: RenderContext
}

const fragments = new Map<string, Entry>()

/**
 * A fragment that many pages share, such as the footer: made once, then cached until data it shows is written. The page
 * that shows a fragment depends on the same data, so the cache headers of the fragment's answers are noted for it too;
 * not where the fragment is no part of the page (`isShown: false`) and only decides which page it is.
 */
export async function cacheFragment<Value>(
  key: string,
  make: () => Promise<Value>,
  { isShown = true }: { isShown?: boolean } = {},
): Promise<Value> {
  const visit = currentVisit()
  const entry = fragments.get(key)
  const isFresh = entry && entry.render.until > performance.now()
  const { value, render } = isFresh ? (entry as Entry & { value: Value }) : await renderFragment(key, make)
  if (isShown && visit?.render) noteRender(visit.render, render)
  return value
}

async function renderFragment<Value>(key: string, make: () => Promise<Value>) {
  const render = beginRender()
  try {
    const value = await withVisitor({ ...currentVisit(), render }, make)
    if (isCacheable(render)) fragments.set(key, { value, render })
    return { value, render }
  } finally {
    endRender(render)
  }
}

/** Drops every fragment, or those with one of these tags. */
export function invalidateFragments({ tags }: { tags: string[] | 'all' }): void {
  if (tags === 'all') return fragments.clear()
  for (const [key, { render }] of fragments) if (tags.some((tag) => render.tags.has(tag))) fragments.delete(key)
}
