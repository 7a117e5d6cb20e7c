import { findAll, writeUnlessTaken, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { goodsChanged } from './catalog-changes.ts'

interface Raised {
  /** Names the rise: repeated, it adds nothing. */
  rise: string
  articles: readonly { articleId: number; after: number }[]
  /** ISO instant. */
  at: string
}

/** Adds the prices of a rise of subscription prices, in the web shop, from an instant on. */
export async function raisePrices(context: WithPayload, { rise, articles, at }: Raised): Promise<void> {
  const numbers = articles.map(({ articleId }) => articleId)
  const found = await findAll(context, 'articles', { number: { in: numbers } }, { fields: ['number'] })
  for (const { id, number } of found) {
    const amount = articles.find(({ articleId }) => articleId === number)?.after ?? 0
    const price = { article: id as number, channel: 'online', kind: 'subscription', amount, isCampaign: false } as const
    await writeUnlessTaken(context, 'prices', { ...price, startsAt: at, key: `rise:${rise}:${number}` })
  }
  await goodsChanged(
    context,
    'article',
    found.map(({ id }) => id),
  )
}
