import { getBoughtCard } from '#contracts/giftcards.ts'
import { boughtCardOf, viewOf } from '#plugins/giftcards/bought-card.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfBoughtCard } from '../bought-card-owner.ts'

/** `GET /api/giftcard/bought/:ref`: a gift card as its buyer sees it. */
export const getBoughtCardEndpoint = endpoint(
  getBoughtCard,
  { who: 'anyone', ownedBy: { owner: ownerOfBoughtCard, missing: 'giftcard.bought_not_found' } },
  async ({ ref }, req) => viewOf(req, await boughtCardOf(req, ref)),
)
