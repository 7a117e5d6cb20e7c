import { randomUUID } from 'node:crypto'
import { updateCart } from '#contracts/cart.ts'
import { addToCart } from '#domain/cart/add-to-cart.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { customerOf, shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { today } from '#plugins/kit/clock.ts'
import { endpoint } from '#plugins/kit/requests/endpoint.ts'
import { assertBeOwnFile } from '#plugins/prescriptions/own-files.ts'
import { lastGlasses } from '#plugins/prescriptions/last-glasses.ts'
import { answerChange } from '../answer-change.ts'

/** `POST /api/cart/update`: puts pieces into the cart, a frame with the lenses ground for it. */
export const updateCartEndpoint = endpoint(updateCart, { who: 'shopper', idempotency: 'handler' }, (addition, req) =>
  answerChange(req, addition, async ({ lines, discountCode }) => {
    const { skuId, childSkuId, prescriptionComes: comes, prescriptionGlasses } = addition
    if (comes?.by === 'photo') await assertBeOwnFile(req, comes.file, [shopperIdOf(req)])
    const customer = customerOf(req)
    const last = customer && prescriptionGlasses ? await lastGlasses(req, customer.id) : null
    const goods = await goodsOf(req, childSkuId ? [skuId, childSkuId] : [skuId], shopperIdOf(req))
    return {
      discountCode,
      lines: addToCart(lines, addition, {
        goods,
        today: today(),
        newRef: randomUUID,
        lastGlasses: last,
        isStore: storeCallerOf(req) !== undefined,
      }),
    }
  }),
)
