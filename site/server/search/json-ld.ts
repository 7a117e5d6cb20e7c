import type { Language } from '#contracts/language.ts'
import { pathIn } from '#domain/language-path.ts'
import { absoluteUrl } from './absolute-url.ts'

/** Data for search engines as text that cannot end its own `<script>`. */
export function jsonLd(data: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c')
}

export interface Crumb {
  name: string
  path: string
}

/** The breadcrumb of a page in this language, from the front page on. */
export function breadcrumbList(crumbs: Crumb[], language: Language) {
  const itemListElement = crumbs.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absoluteUrl(pathIn(language, path)),
  }))
  return { '@type': 'BreadcrumbList', itemListElement }
}
