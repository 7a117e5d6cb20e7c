import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import type { CartAddition } from '#contracts/cart.ts'
import { addToCart } from '#domain/cart/add-to-cart.ts'
import type { StoredLine } from '#domain/cart/stored-line.ts'
import { goodsOf } from '#plugins/catalog/goods-of.ts'
import { today } from '#plugins/kit/clock.ts'
import { customerOf, shopperIdOf, storeCallerOf } from '#plugins/kit/requests/caller.ts'
import { lastGlasses } from '#plugins/prescriptions/last-glasses.ts'
import { assertBeOwnFile } from '#plugins/prescriptions/own-files.ts'

/** Rows of a cart with the pieces that the caller adds. Throws the first reason why not. */
export async function withAddition(
  req: PayloadRequest,
  lines: readonly StoredLine[],
  addition: CartAddition,
): Promise<StoredLine[]> {
  const { skuId, childSkuId, prescriptionComes: comes, prescriptionGlasses } = addition
  if (comes?.by === 'photo') await assertBeOwnFile(req, comes.file, [shopperIdOf(req)])
  const customer = customerOf(req)
  const last = customer && prescriptionGlasses ? await lastGlasses(req, customer.id) : null
  const goods = await goodsOf(req, childSkuId ? [skuId, childSkuId] : [skuId], shopperIdOf(req))
  return addToCart(lines, addition, {
    goods,
    today: today(),
    newRef: randomUUID,
    lastGlasses: last,
    isStore: storeCallerOf(req) !== undefined,
  })
}
