import { setDiscount } from '#contracts/cart.ts'
import { assertMatchSeenCode } from '#domain/cart/code-as-seen.ts'
import { discountOnCart } from '#domain/cart/discounted-goods.ts'
import { Refusal } from '#domain/refusal.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { answerChange } from '../answer-change.ts'
import { pricedCartOf } from '../priced-cart.ts'

/** `POST /api/cart/discount`: validates a code for the cart and stores it if valid. Limited, so that codes cannot be guessed. */
export const setDiscountEndpoint = endpoint(
  setDiscount,
  { who: 'shopper', idempotency: 'handler', limit: 'discount' },
  (change, req) =>
    answerChange(req, change, async (cart) => {
      const { code } = change
      const shopperId = shopperIdOf(req)
      const discount = code.trim() ? await findDiscount(req, code, shopperId) : null
      if (code.trim() && !discount) throw new Refusal('discount.unknown')
      const priced = await pricedCartOf(req, shopperId, cart)
      assertMatchSeenCode(change, priced)
      const found = discount && discountOnCart(priced.items, discount, today())
      if (found instanceof Refusal) throw found
      return { lines: cart.lines, discountCode: discount?.code ?? null }
    }),
)
