import { printBoughtCard } from '#contracts/giftcards.ts'
import { boughtCardOf, printBought } from '#plugins/giftcards/bought-card.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfBoughtCard } from '../bought-card-owner.ts'

/** `GET /api/giftcard/bought/:ref/pdf`: the card that its buyer prints. */
export const printBoughtCardEndpoint = endpoint(
  printBoughtCard,
  { who: 'anyone', ownedBy: { owner: ownerOfBoughtCard, missing: 'giftcard.bought_not_found' } },
  async ({ ref }, req) => ({
    pdf: Buffer.from(await printBought(req, await boughtCardOf(req, ref))).toString('base64'),
  }),
)
