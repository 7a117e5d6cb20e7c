import type { SearchResults } from '#contracts/search.ts'
import { formatPrice } from '#domain/money/euros.ts'
import type { SearchPaths } from '#site/shared/paths.ts'
import type { SearchTexts } from './texts.ts'

/** A row of the results. */
export interface Row {
  href: string
  title: string
  /** Such as a price or an address. */
  text?: string
  /** Null where it has no picture; left out where rows of its group have none. */
  imageUrl?: string | null
}

/** Results of one kind. */
export interface Group {
  name: 'previous' | 'searches' | 'products' | 'categories' | 'cities' | 'stores' | 'pages'
  rows: Row[]
}

/** The groups that stand first where the question is likeliest of a kind. */
const firstNames: Record<NonNullable<SearchResults['notes']['first']>, readonly Group['name'][]> = {
  products: ['products', 'categories'],
  stores: ['cities', 'stores'],
  pages: ['pages'],
}

/** Searches for words of which those that are typed are a part. */
interface Searched {
  /** By this browser. */
  previous: readonly string[]
  /** By others. */
  searches: readonly string[]
}

/** The results as they are shown, kind by kind, after what was searched for here and by others. */
export function groupsOf(results: SearchResults, { previous, searches }: Searched, paths: SearchPaths): Group[] {
  const toSearch = (words: string): Row => ({
    title: words,
    href: `${paths.search}?${new URLSearchParams({ q: words })}`,
  })
  const others = searches.filter((words) => !previous.includes(words))
  const { articles, productCategories, cities, stores, layoutPages, notes } = results
  const groups: Group[] = [
    { name: 'previous', rows: previous.map(toSearch) },
    { name: 'searches', rows: others.map(toSearch) },
    {
      name: 'products',
      rows: articles.data.map(({ namePackageGet, slug, price, medias }) => ({
        href: `/${slug}`,
        title: namePackageGet,
        text: formatPrice(price.unit.amount),
        imageUrl: medias[0]?.sm ?? null,
      })),
    },
    { name: 'categories', rows: productCategories.data.map(({ title, url }) => ({ title, href: url })) },
    { name: 'cities', rows: cities.data.map(({ city, url }) => ({ title: city, href: url })) },
    {
      name: 'stores',
      rows: stores.data.map(({ name, address, slug }) => ({
        title: name,
        text: address,
        href: paths.store.replace('{store}', slug),
      })),
    },
    {
      name: 'pages',
      rows: layoutPages.data.map(({ title, url, text }) => ({ title, href: url, ...(text && { text }) })),
    },
  ]
  const first = firstNames[notes.first ?? 'products']
  const isFirst = ({ name }: Group) => first.includes(name)
  const searched = groups.slice(0, 2)
  const kinds = groups.slice(2)
  const ordered = [...searched, ...kinds.filter(isFirst), ...kinds.filter((one) => !isFirst(one))]
  return ordered.filter(({ rows }) => rows.length > 0)
}

/** How many rows there are, as it is read aloud. */
export function foundText(groups: readonly Group[], texts: SearchTexts): string {
  const count = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return count === 1 ? texts.found_one : texts.found_other.replace('{{count}}', String(count))
}
