import type { FindArticles } from '#plugins/catalog/repository.ts'
import { answersFor } from './ask.ts'
import { articleNumber } from './sources/articles.ts'

/** The most that an index answers at once, and how often it is asked for one listing. */
const AT_ONCE = 200
const MOST_TIMES = 5

/** The articles that words find; of very many the best thousand, since further pages are not read. */
export const findArticles: FindArticles = async ({ payload }, words) => {
  const numbers: number[] = []
  for (let time = 0; time < MOST_TIMES; time++) {
    const more = { article: { limit: AT_ONCE, offset: numbers.length } }
    const { found } = await answersFor({ payload }, words, { more })
    numbers.push(...found.article.hits.map(({ id }) => articleNumber(id)))
    if (numbers.length >= found.article.total) break
  }
  return numbers
}
