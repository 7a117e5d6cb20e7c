import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import {
  addContactLenses,
  type CartAnswer,
  changeInterval,
  type ContactLensAddition,
  emptyCart,
  getShopper,
  getToken,
  setDiscount,
  setQuantity,
  updateCart,
} from '#contracts/cart.ts'
import { addGiftCard } from '#contracts/giftcards.ts'
import { addContactLensesToCart, assertBeBuyable, type LensAddingTerms } from '#domain/cart/add-contact-lenses.ts'
import { addGiftCardToCart } from '#domain/cart/add-gift-card.ts'
import { changeInterval as withInterval } from '#domain/cart/change-interval.ts'
import { changeQuantity } from '#domain/cart/change-quantity.ts'
import { assertMatchSeenCode } from '#domain/cart/discount-code.ts'
import { discountOnCart } from '#domain/cart/discounted-goods.ts'
import { normalizedCode } from '#domain/discounts/discount.ts'
import { Refusal } from '#domain/refusal.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { lensSkuOf } from '#plugins/catalog/lens-sku-of.ts'
import { findDiscount } from '#plugins/discounts/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { ensureShopper, shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { cartAnswer, pricedCartOf } from './priced-cart.ts'
import { type CartChange, changeOwnCart, findCart } from './repository.ts'
import { withAddition } from './with-addition.ts'

/**
 * Changes the caller's cart, and answers as every change of it does. A repeated request gets the cart as it stands, so
 * everything that may refuse the change belongs into `change`, which a repeat does not run.
 */
async function answerChange(
  req: PayloadRequest,
  input: { noCheckoutInfo?: boolean | undefined },
  change: CartChange,
): Promise<CartAnswer> {
  const cart = await changeOwnCart(req, input, change)
  return cartAnswer(req, shopperIdOf(req), cart, input)
}

/** `POST /api/cart/lenses`: contact lenses for one eye or two, both or neither. */
const addContactLensesEndpoint = endpoint(
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

/** `POST /api/cart/gift-card`: puts a gift card into the cart. */
const addGiftCardEndpoint = endpoint(
  addGiftCard,
  { who: 'shopper', idempotency: 'handler', limit: 'bought gift card' },
  (addition, req) =>
    answerChange(req, addition, ({ lines, discountCode }) => ({
      discountCode,
      lines: addGiftCardToCart(lines, addition.giftCard, { today: today(), newRef: randomUUID }),
    })),
)

/** `POST /api/cart/interval`: how often a row comes, or that it comes once. */
const changeIntervalEndpoint = endpoint(changeInterval, { who: 'shopper', idempotency: 'handler' }, (change, req) =>
  answerChange(req, change, async ({ lines, discountCode }) => {
    const skuIds = lines.flatMap(({ ref, skuId }) => (ref === change.ref ? [skuId] : []))
    const goods = await goodsOf(req, skuIds, shopperIdOf(req))
    return { discountCode, lines: withInterval(lines, change, goods) }
  }),
)

/** `POST /api/cart/empty`: removes all lines and the discount code. */
const emptyCartEndpoint = endpoint(emptyCart, { who: 'shopper', idempotency: 'handler' }, (input, req) =>
  answerChange(req, input, () => ({ lines: [], discountCode: null })),
)

/** `GET /api/site/shopper`: the shopper's token and cart. Nothing is stored for a shopper without a cart. */
const getShopperEndpoint = endpoint(getShopper, { who: 'anyone' }, async ({ noCheckoutInfo }, req) => {
  const { shopperId, token } = ensureShopper(req)
  const cart = await findCart(req, shopperId)
  return { token, ...(await cartAnswer(req, shopperId, cart, { noCheckoutInfo })) }
})

/** `GET /api/site/token`: makes the caller a shopper, for a change that needs no cart first. */
const getTokenEndpoint = endpoint(getToken, { who: 'anyone' }, async (_, req) => {
  const { token } = ensureShopper(req)
  return { token }
})

/** `POST /api/cart/discount`: validates a code for the cart and stores it if valid. Limited, so that codes cannot be guessed. */
const setDiscountEndpoint = endpoint(
  setDiscount,
  { who: 'shopper', idempotency: 'handler', limit: 'discount' },
  (change, req) =>
    answerChange(req, change, async (cart) => {
      const code = normalizedCode(change.code)
      const shopperId = shopperIdOf(req)
      const discount = code ? await findDiscount(req, code, shopperId) : null
      if (code && !discount) throw new Refusal('discount.unknown')
      const priced = await pricedCartOf(req, shopperId, cart)
      assertMatchSeenCode(change, priced)
      const found = discount && discountOnCart(priced.items, discount, today())
      if (found instanceof Refusal) throw found
      return { lines: cart.lines, discountCode: discount?.code ?? null }
    }),
)

/** `POST /api/cart/quantity`: the plus and minus buttons of the cart drawer. */
const setQuantityEndpoint = endpoint(setQuantity, { who: 'shopper', idempotency: 'handler' }, (change, req) =>
  answerChange(req, change, ({ lines, discountCode }) => ({ discountCode, lines: changeQuantity(lines, change) })),
)

/** `POST /api/cart/update`: puts pieces into the cart, a frame with the lenses ground for it. */
const updateCartEndpoint = endpoint(updateCart, { who: 'shopper', idempotency: 'handler' }, (addition, req) =>
  answerChange(req, addition, async ({ lines, discountCode }) => ({
    discountCode,
    lines: await withAddition(req, lines, addition),
  })),
)

/** The endpoints of the cart. */
export const cartEndpoints = [
  getShopperEndpoint,
  getTokenEndpoint,
  updateCartEndpoint,
  addContactLensesEndpoint,
  addGiftCardEndpoint,
  setQuantityEndpoint,
  changeIntervalEndpoint,
  emptyCartEndpoint,
  setDiscountEndpoint,
]
