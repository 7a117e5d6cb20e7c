import type { Language } from '#contracts/language.ts'
import { brand } from '#domain/brand.ts'
import { pathIn } from '#domain/language-path.ts'
import { absoluteUrl } from './texts.ts'

/** The site and its search, as search engines read them on the front page. `searchPath` is the page that `?q=` asks. */
export function websiteJsonLd(language: Language, searchPath: string) {
  const home = pathIn(language, '/')
  return {
    '@type': 'WebSite',
    '@id': absoluteUrl(`${home}#website`),
    url: absoluteUrl(home),
    name: brand.name,
    inLanguage: language,
    publisher: { '@id': absoluteUrl('/#seller') },
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${absoluteUrl(pathIn(language, searchPath))}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}
