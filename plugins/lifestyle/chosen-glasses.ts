import type { PayloadRequest } from 'payload'
import type { CartLine } from '#contracts/cart.ts'
import type { LifestylePlan } from '#contracts/lifestyle.ts'
import { glassesAmong, plannedPair, type CartGlasses } from '#domain/lifestyle/glasses-by-month.ts'
import { assertFitPlan } from '#domain/lifestyle/plans.ts'
import { problemWithExamDay } from '#domain/prescriptions/validity.ts'
import { Refusal } from '#domain/refusal.ts'
import { pricedCartOf } from '#plugins/cart/priced-cart.ts'
import { findCart, type StoredCart } from '#plugins/cart/repository.ts'
import { openLine, prescriptionOf } from '#plugins/checkout/validated-purchase.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import { assertBeThere } from '#plugins/prescriptions/own-files.ts'
import { findContractCart } from './contract-cart.ts'
import type { Ordering, Pair } from './contract-document.ts'

/** Glasses that were chosen under a plan, and what is ordered by that. */
export interface ChosenGlasses {
  pairs: Pair[]
  ordering: Ordering
  needsFitting: boolean
}

/** What a piece costs that comes with the contract. */
const NOTHING: CartLine['price'] = { amount: 0, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false }

/**
 * The glasses in these rows of a shopper's cart, or of those that wait for the contract, each a frame with its lenses,
 * beside the pairs that the customer keeps. Throws where they do not fit the plan, are not available, or their prescription is too old.
 */
export async function chosenGlasses(
  req: PayloadRequest,
  shopper: string,
  {
    plan,
    rows,
    saved = [],
    contract,
  }: { plan: LifestylePlan; rows: readonly string[]; saved?: readonly Pair[]; contract?: number },
): Promise<ChosenGlasses> {
  const cart = await cartFor(req, shopper, contract)
  const { items } = await pricedCartOf(req, shopper, cart)
  const glasses = [...new Set(rows)].map((row) => glassesIn(items, row))
  for (const one of glasses) assertBeOrderable(plan, one)
  const pairs = glasses.map(pairOf)
  assertFitPlan(
    plan,
    [...saved, ...pairs].map(({ planned }) => planned),
  )
  const lines = glasses.flatMap(({ frame, lenses }) => [frame, lenses])
  const stored = new Map(cart.lines.map((line) => [line.ref, line]))
  for (const { ref } of lines) {
    const file = stored.get(ref)?.prescriptionFile
    if (file) await assertBeThere(req, file)
  }
  return {
    pairs,
    ordering: {
      lines: lines.map((line) => ({ ...openLine(line), price: NOTHING })),
      prescriptions: Object.fromEntries(lines.map((line) => [line.ref, prescriptionOf(line, stored.get(line.ref))])),
    },
    needsFitting: lines.some(({ needsFitting }) => needsFitting),
  }
}

/** Whose cart a customer's glasses are in. */
export async function shopperOf(req: PayloadRequest, customer: string): Promise<string> {
  return (await findCustomer(req, customer))?.shopper ?? ''
}

/** Glasses in a customer's cart, as staff choose among them. `row` is that of the frame. */
export interface GlassesInCart {
  row: string
  name: string
  lenses: string
}

/** The glasses of a customer: those that wait for this contract first, then those in the cart. */
export async function glassesInCart(
  req: PayloadRequest,
  { customer, number }: { customer: string; number: number },
): Promise<GlassesInCart[]> {
  const shopper = await shopperOf(req, customer)
  const { items } = await pricedCartOf(req, shopper, await cartFor(req, shopper, number))
  return glassesAmong(items).map((glasses) => ({
    row: glasses.frame.ref,
    name: glasses.frame.articleDescription,
    lenses: pairOf(glasses).lenses,
  }))
}

/** The rows that wait for a contract and those of the shopper's cart, as one cart. */
async function cartFor(req: PayloadRequest, shopper: string, contract: number | undefined): Promise<StoredCart> {
  const cart = await findCart(req, shopper)
  if (contract === undefined) return cart
  return { ...cart, lines: [...(await findContractCart(req, contract)).lines, ...cart.lines] }
}

function glassesIn(items: readonly CartLine[], row: string): CartGlasses {
  const frame = items.find(({ ref, parentRef }) => ref === row && parentRef === null)
  if (!frame) throw new Refusal('cart.line_missing')
  const lenses = items.find(({ parentRef }) => parentRef === row)
  if (!lenses) throw new Refusal('lifestyle.lenses_not_in_plan')
  return { frame, lenses }
}

function assertBeOrderable(plan: LifestylePlan, { frame, lenses }: CartGlasses): void {
  if (frame.quantity !== 1) throw new Refusal('lifestyle.pairs', { number: plan.pairs })
  for (const { availability, articleDescription: name } of [frame, lenses])
    if (availability === 'sold_out') throw new Refusal('article.sold_out', { name })
  const { prescriptionGlasses } = lenses
  const problem = prescriptionGlasses && problemWithExamDay(prescriptionGlasses.examinedOn, today())
  if (problem) throw new Refusal(problem)
}

function pairOf(glasses: CartGlasses): Pair {
  const { frame, lenses } = glasses
  const { ref, articleId, articleDescription, media } = frame
  return {
    ref,
    articleId,
    articleDescription,
    media,
    orderNumber: null,
    lenses: [lenses.articleDescription, lenses.variety].filter(Boolean).join(', '),
    planned: plannedPair(glasses),
  }
}
