import { placePath } from '#domain/catalog/find-place.ts'
import { listCategories } from '#plugins/catalog/list-categories.ts'
import { findOne, type WithPayload } from '#plugins/kit/storage/documents.ts'

/** What visitors find at a path, in words for staff; undefined where nothing is. Paths of the site's own code apart. */
export async function whatIsAt(context: WithPayload, path: string): Promise<string | undefined> {
  const page = await findOne(context, 'pages', { path: { equals: path }, deletedAt: { exists: false } }, ['title'])
  if (page) return `sivu ”${page.title}”`
  for (const category of await listCategories(context))
    for (const place of [category, ...category.groups])
      if (path === placePath(category, place === category ? null : place)) return `tuoteryhmä ”${place.title}”`
  const [, first = '', , last = '', ...more] = path.split('/')
  if (last === '' || more.length > 0) return undefined
  const isOfGoods = (await listCategories(context)).some(({ slug }) => slug === first)
  const article = isOfGoods && (await findOne(context, 'articles', { handle: { equals: last } }, ['title']))
  return article ? `tuote ”${article.title}”` : undefined
}
