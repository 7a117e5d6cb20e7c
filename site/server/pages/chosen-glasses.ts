import type { APIContext } from 'astro'
import { getShopper } from '#contracts/cart.ts'
import { getContractGlasses } from '#contracts/lifestyle.ts'
import { glassesAmong, type CartGlasses } from '#domain/lifestyle/glasses-by-month.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'

type Page = Pick<APIContext, 'request'>

/** The glasses in the cart that could be had by the month. */
export async function chosenGlasses({ request }: Page): Promise<CartGlasses[]> {
  const answer = await call(getShopper, { noCheckoutInfo: true }, asVisitor(request))
  return answer.ok ? glassesAmong(answer.value.cartHead.cart.items) : []
}

/** The glasses that were chosen for a contract, apart from the cart. */
export async function glassesForContract({ request }: Page, id: number): Promise<CartGlasses[]> {
  const answer = await call(getContractGlasses, { id }, asVisitor(request))
  return answer.ok ? glassesAmong(answer.value.items) : []
}
