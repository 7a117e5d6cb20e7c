import type { APIContext } from 'astro'
import { getArticle, type Article } from '#contracts/catalog.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { asNobody } from '../door.ts'
import { call } from '../shared/call.ts'
import { pageInstead } from './page-instead.ts'

type Page = Pick<APIContext, 'params' | 'request' | 'rewrite'>

/** The article that the address names, or the page to show instead. */
export async function articleAt(page: Page): Promise<Article | Response> {
  const { category = '', group = '', slug = '' } = page.params
  const id = articlePath({ category, group, handle: slug })
  const answer = await call(getArticle, { id }, asNobody(page.request))
  return answer.ok ? answer.value.data : pageInstead(page, answer.failure)
}
