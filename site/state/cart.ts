import { atom } from 'nanostores'
import type * as z from 'zod/mini'
import { getShopper, setDiscount, setQuantity } from '#contracts/cart.ts'
import type { Cart, CartAnswer, CartHead, CartLine, QuantityChange } from '#contracts/cart.ts'
import type { Failure, FailureCode } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { CART_NEWS } from '../browser/browser-names.ts'
import { call, keepToken, type Answer } from '../shared/call.ts'
import { $pendingQuantities, shownQuantity, clearPending, addPending } from './pending-quantities.ts'

/** The cart as the shop last confirmed it. Null until it has been asked. */
export const $cart = atom<Cart | null>(null)

/** Why the last change did not happen. Null once one has. */
export const $refused = atom<Failure | null>(null)

/** What other parts of the page hear when the cart has changed, and may say to make it be shown. */
export interface CartNews {
  head: CartHead
  isShown?: boolean
}

let isShopper = false
let waiting: Promise<void> | undefined
let unheard: { asked: string; key: string } | undefined

/** Makes this browser a shopper. Once: asked twice on a first visit, the shop would make two. */
export function openCart(): Promise<void> {
  return inTurn(async () => void (isShopper || (await read())))
}

/** Reads the cart anew, as when another tab may have changed it. */
export function refreshCart(): Promise<void> {
  waiting ??= inTurn(() => {
    waiting = undefined
    return read()
  })
  return waiting
}

/** Wants a line to hold so many pieces more, or less. */
export function stepLine({ ref }: Pick<CartLine, 'ref'>, steps: number): Promise<void> {
  addPending(ref, { steps })
  return settleSoon(ref)
}

/** Wants a line out, that was seen to hold this many. */
export function takeLineOut({ ref }: Pick<CartLine, 'ref'>, leavesAt: number): Promise<void> {
  addPending(ref, { steps: 0, leavesAt })
  return settleSoon(ref)
}

/** Tries a discount code on a cart that was seen to use this one, or none; an empty one takes it off. */
export function applyDiscount(code: string, seen: string): Promise<void> {
  void openCart()
  return inTurn(async () => {
    const answer = await change(setDiscount, { code, seen, noCheckoutInfo: true })
    return answer.ok ? show(answer.value.cartHead) : refuse(answer.failure)
  })
}

function settleSoon(ref: string): Promise<void> {
  void openCart()
  return inTurn(() => settle(ref))
}

/** Tells the shop what is wanted of a line by now: first the steps, and then that it is to go. */
async function settle(ref: string): Promise<void> {
  const { steps = 0 } = $pendingQuantities.get()[ref] ?? {}
  const line = $cart.get()?.items.find((each) => each.ref === ref)
  if (!line) return clearPending(ref)
  await turn({ ref, quantity: shownQuantity(line, { steps }), seen: line.quantity }, steps)
  const { leavesAt } = $pendingQuantities.get()[ref] ?? {}
  if (leavesAt !== undefined) await turn({ ref, quantity: 0, seen: leavesAt })
}

/** Makes these steps of what is wanted of a line, or all of it. A refusal takes the whole addPending back. */
async function turn(asked: QuantityChange, steps?: number): Promise<void> {
  if (asked.quantity === asked.seen) return clearPending(asked.ref, steps)
  const answer = await change(setQuantity, { ...asked, noCheckoutInfo: true })
  if (!answer.ok) return refuse(answer.failure).then(() => clearPending(asked.ref))
  clearPending(asked.ref, steps)
  show(answer.value.cartHead)
}

/**
 * Asks for a change. A token made for a cookie that has gone is fetched anew, once. What nobody has answered may have
 * been done all the same: asked again, it goes under the same key.
 */
async function change<Input extends z.ZodMiniType>(
  route: Route<Input, typeof setQuantity.output>,
  input: z.input<Input>,
): Promise<Answer<CartAnswer>> {
  const asked = JSON.stringify([route.path, input])
  const key = unheard?.asked === asked ? unheard.key : crypto.randomUUID()
  const ask = () => call(route, input, undefined, key)
  let answer = await ask()
  if (isRefused(answer, 'request.token_stale')) {
    await read()
    answer = await ask()
  }
  unheard = isRefused(answer, 'shop.unreachable') || isRefused(answer, 'shop.unexpected') ? { asked, key } : undefined
  return answer
}

function isRefused(answer: Answer<unknown>, code: FailureCode): boolean {
  return !answer.ok && answer.failure.code === code
}

async function read(): Promise<void> {
  const answer = await call(getShopper, { noCheckoutInfo: true })
  if (!answer.ok) return $refused.set(answer.failure)
  keepToken(answer.value.token)
  isShopper = true
  unheard = undefined
  show(answer.value.cartHead)
}

/** What was refused may be so because the cart is another by now, so it is shown as it is. */
async function refuse(failure: Failure): Promise<void> {
  if (failure.code !== 'shop.unreachable') await read()
  $refused.set(failure)
}

function show(head: CartHead): void {
  $refused.set(null)
  document.dispatchEvent(new CustomEvent<CartNews>(CART_NEWS, { detail: { head } }))
}

let last: Promise<unknown> = Promise.resolve()

/** One call at a time, so that answers come in the order in which they are true. */
function inTurn<T>(deed: () => Promise<T>): Promise<T> {
  const mine = last.then(deed)
  last = mine
  return mine
}

if (typeof document !== 'undefined')
  document.addEventListener(CART_NEWS, (event) => $cart.set((event as CustomEvent<CartNews>).detail.head.cart))
