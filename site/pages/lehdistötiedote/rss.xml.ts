import type { APIRoute } from 'astro'
import { pathIn } from '#domain/language-path.ts'
import { contentPath, indexedContent } from '../../server/content/addresses.ts'
import { pageContent } from '../../server/content/page-content.ts'
import { definePage } from '../../server/routing/define-page.ts'
import { pressItems } from '../../server/search/press-item.ts'
import { rssXml } from '../../server/search/rss.ts'
import { useText } from '../../server/texts/text.ts'
import { languageOf } from '../../shared/language.ts'
import { pathTo } from '../../shared/routes.ts'

/** The press releases as a feed, in each language its own. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async (context) => {
  const language = languageOf(context)
  const addresses = (await indexedContent(context.request)).filter(
    (one) => one.kind === 'press_release' && one.language === language,
  )
  const releases = await Promise.all(addresses.map(({ path }) => pageContent(context, path)))
  const t = useText(context, 'feeds')
  const channel = {
    title: t('press.title'),
    description: t('press.description'),
    path: pathIn(language, await contentPath(context, 'press')),
    feedPath: pathIn(language, pathTo(context, 'press_feed')),
    language,
  }
  const items = pressItems(releases.filter((release) => release !== undefined))
  return new Response(rssXml(channel, items), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
