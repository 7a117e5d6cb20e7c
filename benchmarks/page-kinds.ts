import type { Shop } from './shop.ts'

/** Pages of the editors, one of each kind. */
export const contentKinds = {
  home: '/',
  content: '/silmäterveys',
  agreement: '/ostoehdot',
  article: '/silmäterveys/kaihi',
  release: '/lehdistötiedote/maailman-näköpäivä-2026',
}

/** One page of each kind, for an anonymous visitor. */
export async function pageKinds({ url }: Shop): Promise<Record<string, string>> {
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/api${path}`)).json()
  const { articles } = (await read('/catalog/list?category=frames')) as { articles: { slug: string }[] }
  const { stores } = (await read('/store/list')) as { stores: { slug: string }[] }
  return {
    ...contentKinds,
    listing: '/kehykset',
    product: `/${articles[0]?.slug}`,
    finder: '/löydä-myymälä',
    store: `/löydä-myymälä/${stores[0]?.slug}`,
  }
}
