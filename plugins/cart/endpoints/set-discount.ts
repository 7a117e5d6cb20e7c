import { setDiscount } from '#contracts/cart.ts'
import { mustBeCodeAsSeen } from '#domain/cart/code-as-seen.ts'
import { goodsCost } from '#domain/cart/goods-cost.ts'
import { discountOn } from '#domain/discounts/discount.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/endpoint.ts'
import { answerChange } from '../answer-change.ts'
import { pricedCartOf } from '../priced-cart.ts'
import { findCart } from '../repository.ts'

/** `POST /api/cart/discount`: tries a code on the cart and keeps it if it serves. Codes are not to be guessed. */
export const setDiscountEndpoint = endpoint(
  setDiscount,
  { who: 'shopper', keepsItsKey: 'answersAlike', limit: 'discount' },
  async (change, req) => {
    const { code } = change
    const shopperId = shopperIdOf(req)
    const discount = code.trim() ? await findDiscount(req, code, shopperId) : null
    if (code.trim() && !discount) throw new Refusal('discount.unknown')
    const open = await pricedCartOf(req, shopperId, await findCart(req, shopperId))
    mustBeCodeAsSeen(change, open)
    if (discount) discountOn(goodsCost(open), discount, today())
    return answerChange(req, change, (cart) => ({ ...cart, discountCode: discount?.code ?? null }))
  },
)
