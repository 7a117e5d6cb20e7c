import type { APIContext, APIRoute } from 'astro'
import { brand } from '#domain/brand.ts'
import { placePath } from '#domain/catalog/find-place.ts'
import { keyedPaths } from '../server/content/addresses.ts'
import { pageContent } from '../server/content/page-content.ts'
import { definePage } from '../server/routing/define-page.ts'
import { llmsText, type GuideLink } from '../server/search/llms-text.ts'
import { categoriesFor } from '../server/shell/category-links.ts'
import { useText } from '../server/texts/text.ts'
import { pathTo, type RouteName } from '../shared/routes.ts'

/** A guide to the site for language models. */
export const page = definePage({ query: [], visibility: 'public', indexed: false, cached: true })

export const GET: APIRoute = async (context) => {
  const { request } = context
  const t = useText(context, 'feeds')
  const link = (name: RouteName & ('stores' | 'sitemap' | 'product_feed' | 'press_feed')): GuideLink => {
    return { title: t(`guide.${name}`), path: pathTo(context, name), description: null }
  }
  const categories = await categoriesFor(request)
  const goods = categories.map((one) => ({ title: one.title, path: placePath(one), description: one.description }))
  const pages = await linksToPages(context)
  const stores = link('stores')
  const services = pages.some(({ path }) => path === stores.path) ? pages : [...pages, stores]
  const about = { name: brand.name, description: useText(context, 'shell')('description') }
  const text = llmsText(about, [
    [t('guide.goods'), goods],
    [t('guide.pages'), services],
    [t('guide.data'), [link('sitemap'), link('product_feed'), link('press_feed')]],
  ])
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** The pages of the editors that have a key, and that search engines may list. */
async function linksToPages(context: APIContext): Promise<GuideLink[]> {
  const pages = await Promise.all((await keyedPaths(context.request)).map((path) => pageContent(context, path)))
  return pages.flatMap((one) => {
    return one?.seo.isIndexed ? [{ title: one.title, path: one.path, description: one.seo.description }] : []
  })
}
