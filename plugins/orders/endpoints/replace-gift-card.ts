import { replaceGiftCard } from '#contracts/giftcards.ts'
import { boughtCardOf, viewOf } from '#plugins/giftcards/bought-card.ts'
import { replaceCard } from '#plugins/giftcards/buy-cards.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'

/** `POST /api/giftcard/bought/:ref/replace`: staff send a new card in place of a lost one. */
export const replaceGiftCardEndpoint = endpoint(
  replaceGiftCard,
  { who: ORDER_STAFF },
  async ({ ref, ...asked }, req) => {
    await replaceCard(req, await boughtCardOf(req, ref), { ...asked, who: staffNameOf(req) })
    return viewOf(req, await boughtCardOf(req, ref))
  },
)
