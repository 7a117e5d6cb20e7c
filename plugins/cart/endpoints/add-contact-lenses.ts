import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { addContactLenses, type ContactLensAddition } from '#contracts/cart.ts'
import { addContactLensesToCart, assertBeBuyable, type LensAddingTerms } from '#domain/cart/add-contact-lenses.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { lensSkuOf } from '#plugins/catalog/lens-sku-of.ts'
import { today } from '#plugins/kit/clock.ts'
import { storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/lenses`: contact lenses for one eye or two, both or neither. */
export const addContactLensesEndpoint = endpoint(
  addContactLenses,
  { who: 'shopper', idempotency: 'handler' },
  (addition, req) =>
    answerChange(req, addition, async ({ lines, discountCode }) => {
      assertBeBuyable(addition, today())
      return { discountCode, lines: addContactLensesToCart(lines, addition, await termsOf(req, addition)) }
    }),
)

/** Finds the SKU of each eye's combination, or numbers it. */
async function termsOf(req: PayloadRequest, { articleId, right, left }: ContactLensAddition): Promise<LensAddingTerms> {
  const rightSkuId = right && (await lensSkuOf(req, articleId, right.parameters))
  const leftSkuId = left && (await lensSkuOf(req, articleId, left.parameters))
  const skuIds = [rightSkuId, leftSkuId].filter((skuId) => skuId !== undefined)
  return {
    goods: await goodsOf(req, skuIds),
    rightSkuId,
    leftSkuId,
    today: today(),
    newRef: randomUUID,
    isStore: storeCallerOf(req) !== undefined,
  }
}
