import { takeBackGiftCard, withdrawBoughtCard } from '#contracts/giftcards.ts'
import { boughtCardOf, viewOf } from '#plugins/giftcards/bought-card.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfBoughtCard } from '../bought-card-owner.ts'
import { orderNumbered } from '../repository.ts'
import { giveBackCard, withdrawBoughtCard as withdraw } from '../withdraw-bought-card.ts'

/** `POST /api/giftcard/bought/:ref/withdraw`: the buyer goes back on a card that has not been used. */
export const withdrawBoughtCardEndpoint = endpoint(
  withdrawBoughtCard,
  {
    who: 'shopper',
    ownedBy: { owner: ownerOfBoughtCard, missing: 'giftcard.bought_not_found' },
    idempotency: 'handler',
  },
  async ({ ref }, req) => {
    const card = await boughtCardOf(req, ref)
    const { customerName } = await orderNumbered(req, card.order)
    await withdraw(req, card, customerName)
    return viewOf(req, await boughtCardOf(req, ref))
  },
)

/** `POST /api/giftcard/bought/:ref/take-back`: staff give the money for an unused card back. */
export const takeBackGiftCardEndpoint = endpoint(
  takeBackGiftCard,
  { who: ORDER_STAFF, idempotency: 'handler' },
  async ({ ref, note }, req) => {
    await giveBackCard(req, await boughtCardOf(req, ref), staffNameOf(req), note)
    return viewOf(req, await boughtCardOf(req, ref))
  },
)
