import type { PayloadRequest } from 'payload'
import type { CartAddition, CartLine } from '#contracts/cart.ts'
import { problemWithPair } from '#domain/lifestyle/plans.ts'
import { glassesAmong, plannedPair } from '#domain/lifestyle/glasses-by-month.ts'
import { yearlyExchange } from '#domain/lifestyle/contract-days.ts'
import { contractStatuses } from '#domain/lifestyle/contract-states.ts'
import { assertAllow, mayOrderLenses } from '#domain/lifestyle/contract.ts'
import { hasPerk } from '#domain/lifestyle/perks.ts'
import { Refusal } from '#domain/refusal.ts'
import { pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { changeCart, findCart, type StoredCart } from '#plugins/cart/repository.ts'
import { withAddition } from '#plugins/cart/with-addition.ts'
import { shopperIdOf } from '#plugins/kit/requests/caller.ts'
import { today } from '#plugins/kit/clock.ts'
import { deleteWhere, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { contractNumbered } from './repository.ts'

/**
 * Names the cart of a contract: glasses that are chosen for an exchange or to take it up again wait in it, apart from
 * what the customer is buying.
 */
const contractCart = (number: number) => `lifestyle ${number}`

export const findContractCart = (req: PayloadRequest, number: number): Promise<StoredCart> =>
  findCart(req, contractCart(number))

/** The glasses that wait for a contract, the first one first, a frame before its lenses. */
export async function glassesOfContract(req: PayloadRequest, number: number): Promise<CartLine[]> {
  return (await pricedCartOf(req, shopperIdOf(req), await findContractCart(req, number))).items
}

/**
 * Chooses glasses for a contract. They take the place of those that were chosen before: of two pairs that a contract is
 * taken up again with, the newest two stay. Throws where the contract allows no new glasses, or its plan does not hold
 * them. Safe to repeat.
 */
export async function chooseForContract(req: PayloadRequest, number: number, addition: CartAddition) {
  const { contract, plan } = await contractNumbered(req, number)
  const isOver = contract.status === contractStatuses.terminated
  assertAllow(contract, isOver ? 'win_back' : 'exchange')
  const exchange = yearlyExchange(contract, today())
  const mayHaveLenses = hasPerk(plan, 'lenses') && mayOrderLenses(contract, today())
  if (!isOver && !mayHaveLenses && exchange?.left !== 1)
    throw new Refusal(exchange ? 'lifestyle.exchange_used' : 'lifestyle.no_exchange')
  const added = await withAddition(req, [], addition)
  const priced = await pricedCartOf(req, shopperIdOf(req), { lines: added, discountCode: null, version: 0 })
  const [chosen] = glassesAmong(priced.items)
  if (!chosen) throw new Refusal('lifestyle.lenses_not_in_plan')
  const problem = problemWithPair(plan, plannedPair(chosen))
  if (problem) throw problem
  await changeCart(req, contractCart(number), ({ lines }) => {
    const frames = [...lines, ...added].filter(({ parentRef }) => parentRef === null)
    const stay = new Set(frames.slice(isOver ? -plan.pairs : -1).map(({ ref }) => ref))
    return { lines: [...lines, ...added].filter((line) => stay.has(line.parentRef ?? line.ref)), discountCode: null }
  })
  return { items: await glassesOfContract(req, number) }
}

/** Deletes the cart of a contract, once its glasses are ordered or the contract is deleted. */
export const deleteContractCart = (context: WithPayload, number: number): Promise<unknown> =>
  deleteWhere(context, 'carts', { shopperId: { equals: contractCart(number) } })
