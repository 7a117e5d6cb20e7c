import type { PayloadRequest } from 'payload'
import type { CartAnswer } from '#contracts/cart.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { cartAnswer } from './priced-cart.ts'
import { changeOwnCart, type CartChange } from './repository.ts'

/**
 * Changes the caller's cart, and answers as every change of it does. A repeated request gets the cart as it stands, so
 * everything that may refuse the change belongs into `change`, which a repeat does not run.
 */
export async function answerChange(
  req: PayloadRequest,
  input: { noCheckoutInfo?: boolean | undefined },
  change: CartChange,
): Promise<CartAnswer> {
  const cart = await changeOwnCart(req, input, change)
  return cartAnswer(req, shopperIdOf(req), cart, input)
}
