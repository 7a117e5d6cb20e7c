import type { APIContext } from 'astro'
import { getShopper, type CartLine } from '#contracts/cart.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

/** Glasses in a visitor's cart: a frame, and the lenses that are ground for it. */
export interface ChosenGlasses {
  frame: CartLine
  lenses: CartLine
}

/** The glasses in the cart that could be had by the month. */
export async function chosenGlasses({ request }: Pick<APIContext, 'request'>): Promise<ChosenGlasses[]> {
  const answer = await call(getShopper, { noCheckoutInfo: true }, asVisitor(request))
  const items = answer.ok ? answer.value.cartHead.cart.items : []
  return items.flatMap((frame) => {
    const lenses = items.find(({ parentRef }) => parentRef === frame.ref)
    return lenses && ['frames', 'sunglasses'].includes(frame.category) ? [{ frame, lenses }] : []
  })
}
