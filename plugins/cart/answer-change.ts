import type { PayloadRequest } from 'payload'
import type { CartAnswer } from '#contracts/cart.ts'
import { shopperIdOf } from '#plugins/kit/caller.ts'
import { cartAnswer } from './priced-cart.ts'
import { changeOwnCart } from './repository.ts'

/** Changes the caller's cart, and answers as every change of it does. */
export async function answerChange(
  req: PayloadRequest,
  asked: { noCheckoutInfo?: boolean | undefined },
  change: Parameters<typeof changeOwnCart>[1],
): Promise<CartAnswer> {
  const cart = await changeOwnCart(req, change)
  return cartAnswer(req, shopperIdOf(req), cart, asked)
}
