import {
  getBoughtCard,
  printBoughtCard,
  replaceGiftCard,
  takeBackGiftCard,
  withdrawBoughtCard,
} from '#contracts/giftcards.ts'
import { boughtCardOf, printBought, viewOf } from '#plugins/giftcards/bought-card.ts'
import { replaceCard } from '#plugins/giftcards/buy-cards.ts'
import { ORDER_STAFF } from '#plugins/kit/admin/access.ts'
import { staffNameOf } from '#plugins/kit/admin/staff-name.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { ownerOfBoughtCard } from '../buyer/bought-card-owner.ts'
import { orderNumbered } from '../repository.ts'
import { giveBackCard, withdrawBoughtCard as withdraw } from '../refunds/withdraw-bought-card.ts'

const BUYER = { owner: ownerOfBoughtCard, missing: 'giftcard.bought_not_found' } as const

/** `GET /api/giftcard/bought/:ref`: a gift card as its buyer sees it. */
const getBoughtCardEndpoint = endpoint(getBoughtCard, { who: 'anyone', ownedBy: BUYER }, async ({ ref }, req) =>
  viewOf(req, await boughtCardOf(req, ref)),
)

/** `GET /api/giftcard/bought/:ref/pdf`: the card that its buyer prints. */
const printBoughtCardEndpoint = endpoint(printBoughtCard, { who: 'anyone', ownedBy: BUYER }, async ({ ref }, req) => ({
  pdf: Buffer.from(await printBought(req, await boughtCardOf(req, ref))).toString('base64'),
}))

/** `POST /api/giftcard/bought/:ref/withdraw`: the buyer goes back on a card that has not been used. */
const withdrawBoughtCardEndpoint = endpoint(
  withdrawBoughtCard,
  {
    who: 'shopper',
    ownedBy: BUYER,
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
const takeBackGiftCardEndpoint = endpoint(
  takeBackGiftCard,
  { who: ORDER_STAFF, idempotency: 'handler' },
  async ({ ref, note }, req) => {
    await giveBackCard(req, await boughtCardOf(req, ref), staffNameOf(req), note)
    return viewOf(req, await boughtCardOf(req, ref))
  },
)

/** `POST /api/giftcard/bought/:ref/replace`: staff send a new card in place of a lost one. */
const replaceGiftCardEndpoint = endpoint(replaceGiftCard, { who: ORDER_STAFF }, async ({ ref, ...asked }, req) => {
  await replaceCard(req, await boughtCardOf(req, ref), { ...asked, who: staffNameOf(req) })
  return viewOf(req, await boughtCardOf(req, ref))
})

/** Gift cards that were bought with an order. */
export const boughtCardEndpoints = [
  getBoughtCardEndpoint,
  printBoughtCardEndpoint,
  withdrawBoughtCardEndpoint,
  takeBackGiftCardEndpoint,
  replaceGiftCardEndpoint,
]
