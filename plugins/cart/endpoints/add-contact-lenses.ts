import { randomUUID } from 'node:crypto'
import { addContactLenses } from '#contracts/cart.ts'
import { addContactLensesToCart, mustBeBuyable } from '#domain/cart/add-contact-lenses.ts'
import { goodsOf, lensSkuOf } from '#plugins/catalog/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/lenses`: contact lenses for one eye or two, both or neither. */
export const addContactLensesEndpoint = endpoint(
  addContactLenses,
  { who: 'shopper', keepsItsKey: 'answersAlike' },
  async (addition, req) => {
    mustBeBuyable(addition, today())
    const { articleId, right, left } = addition
    const rightSkuId = right && (await lensSkuOf(req, articleId, right.parameters))
    const leftSkuId = left && (await lensSkuOf(req, articleId, left.parameters))
    const goods = await goodsOf(
      req,
      [rightSkuId, leftSkuId].filter((skuId) => skuId !== undefined),
    )
    const terms = { goods, rightSkuId, leftSkuId, today: today(), newRef: randomUUID }
    return answerChange(req, addition, ({ lines, ...rest }) => ({
      ...rest,
      lines: addContactLensesToCart(lines, addition, terms),
    }))
  },
)
