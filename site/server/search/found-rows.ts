import type { SearchResults } from '#contracts/search.ts'
import type { InLanguage } from '../../shared/language.ts'
import { pathTo } from '../../shared/routes.ts'
import { useText } from '../texts/text.ts'

/** A row of results that leads somewhere. */
export interface FoundRow {
  href: string
  title: string
  text?: string
  imageUrl?: string | null
}

/** Stores with their address, and whether they are open now. */
export function storeRows(context: InLanguage, { stores }: SearchResults): FoundRow[] {
  const t = useText(context, 'search')
  return stores.data.map(({ name, address, slug, isOpenNow }) => ({
    href: pathTo(context, 'store', { store: slug }),
    title: name,
    text: isOpenNow === undefined ? address : `${address}. ${t(isOpenNow ? 'open_now' : 'closed_now')}`,
  }))
}

/** Services, sections and pages, with the sentence that answers. */
export function pageRows({ layoutPages }: SearchResults): FoundRow[] {
  return layoutPages.data.map(({ title, url, imageUrl, text }) => ({
    href: url,
    title,
    imageUrl,
    ...(text && { text }),
  }))
}
