import type { Shop } from './shop.ts'

/** One page of each kind, for an anonymous visitor. */
export async function pageKinds({ url }: Shop): Promise<Record<string, string>> {
  const list = await fetch(`${url}/api/catalog/list?category=frames`)
  const { articles } = (await list.json()) as { articles: { slug: string }[] }
  return { home: '/', listing: '/kehykset', product: `/${articles[0]?.slug}`, content: '/ostoehdot' }
}
