import type { PayloadRequest } from 'payload'
import { issueBoughtCard } from '#plugins/giftcards/buy-cards.ts'
import type { Order } from '../order.ts'

/** Issues the gift cards that were bought with an order, each once. Safe to repeat. */
export async function issueBoughtCards(req: PayloadRequest, order: Order): Promise<void> {
  const { number, language, email, bought } = order
  const giver = bought.form.contact.firstName
  for (const { ref: row, giftCard: wish } of bought.lines)
    if (wish) await issueBoughtCard(req, { order: number, row, language, wish, giver, buyerEmail: email })
}
