import type { APIContext } from 'astro'
import { getArticle, type Article } from '#contracts/catalog.ts'
import { articlePath } from '#domain/catalog/article-path.ts'
import { asNobody } from '../door.ts'
import { call } from './call.ts'

/** The article that the address names, or nothing. */
export async function articleAt({
  params,
  request,
}: Pick<APIContext, 'params' | 'request'>): Promise<Article | undefined> {
  const { category = '', group = '', slug = '' } = params
  const answer = await call(getArticle, { id: articlePath({ category, group, handle: slug }) }, asNobody(request))
  return answer.ok ? answer.value.data : undefined
}
