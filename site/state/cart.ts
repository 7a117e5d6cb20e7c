import { atom } from 'nanostores'
import type * as z from 'zod/mini'
import { getShopper, getToken, setDiscount, setQuantity } from '#contracts/cart.ts'
import type { Cart, CartAnswer, CartHead, CartLine, QuantityChange } from '#contracts/cart.ts'
import type { Failure, FailureCode } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { CART_CHANGED } from '../browser/browser-names.ts'
import { call, type Answer } from '../shared/call.ts'
import { keepToken, knownToken } from '../shared/csrf-token.ts'
import { $pendingQuantities, shownQuantity, clearPending, addPending } from './pending-quantities.ts'

/** The cart as the shop last confirmed it. Null until it has been asked. */
export const $cart = atom<Cart | null>(null)

/** Why the last change did not happen. Null once one has. */
export const $refused = atom<Failure | null>(null)

/** How long an answer about the cart counts as new, in milliseconds. */
const NEW_FOR_MS = 2000

let confirmedAt = Number.NEGATIVE_INFINITY
let waiting: Promise<void> | undefined
/** The last change that got no answer, and its key. */
let unanswered: { asked: string; key: string } | undefined

/** Reads the cart unless it is known. Once: asked twice on a first visit, the shop would make two shoppers. */
export function openCart(): Promise<void> {
  return serialize(async () => void ($cart.get() || (await read())))
}

/** Reads a cart anew that was shown before, unless it was confirmed a moment ago. */
export function refreshOldCart(): void {
  if ($cart.get() && performance.now() - confirmedAt > NEW_FOR_MS) void refreshCart()
}

/** Puts goods into the cart, through one of the routes that do. Gives why not, or nothing once they are in. */
export function putIntoCart<Input extends z.ZodMiniType>(
  route: CartRoute<Input>,
  addition: z.input<Input>,
): Promise<Failure | undefined> {
  return serialize(async () => {
    const answer = await change(route, addition)
    if (!answer.ok) return answer.failure
    show(answer.value.cartHead)
    return undefined
  })
}

/** Reads the cart anew, as when another tab may have changed it. */
export function refreshCart(): Promise<void> {
  waiting ??= serialize(() => {
    waiting = undefined
    return read()
  })
  return waiting
}

/** Turns a line up or down by this many pieces. */
export function stepLine({ ref }: Pick<CartLine, 'ref'>, steps: number): Promise<void> {
  addPending(ref, { steps })
  return settleSoon(ref)
}

/** Takes a line out that was seen to hold this many. */
export function takeLineOut({ ref }: Pick<CartLine, 'ref'>, leavesAt: number): Promise<void> {
  addPending(ref, { steps: 0, leavesAt })
  return settleSoon(ref)
}

/** Tries a discount code on a cart that was seen to use this one, or none; an empty one takes it off. */
export function applyDiscount(code: string, seen: string): Promise<void> {
  void openCart()
  return serialize(async () => {
    const answer = await change(setDiscount, { code, seen, noCheckoutInfo: true })
    return answer.ok ? show(answer.value.cartHead) : refuse(answer.failure)
  })
}

function settleSoon(ref: string): Promise<void> {
  void openCart()
  return serialize(() => settle(ref))
}

/** Sends what is pending of a line by now: first the steps, and then its removal. */
async function settle(ref: string): Promise<void> {
  const { steps = 0 } = $pendingQuantities.get()[ref] ?? {}
  const line = $cart.get()?.items.find((each) => each.ref === ref)
  if (!line) return clearPending(ref)
  await turn({ ref, quantity: shownQuantity(line, { steps }), seen: line.quantity }, steps)
  const { leavesAt } = $pendingQuantities.get()[ref] ?? {}
  if (leavesAt !== undefined) await turn({ ref, quantity: 0, seen: leavesAt })
}

/** Sends these steps, or all that is pending of a line. A refusal drops everything that is pending. */
async function turn(asked: QuantityChange, steps?: number): Promise<void> {
  if (asked.quantity === asked.seen) return clearPending(asked.ref, steps)
  const answer = await change(setQuantity, { ...asked, noCheckoutInfo: true })
  if (!answer.ok) return refuse(answer.failure).then(() => clearPending(asked.ref))
  clearPending(asked.ref, steps)
  show(answer.value.cartHead)
}

type CartRoute<Input extends z.ZodMiniType> = Route<Input, typeof setQuantity.output>

/**
 * Sends a change. A token is fetched first where none is known, and once more where it belongs to a cookie that is gone.
 * A change that got no answer may have been made all the same: sent again, it goes under the same key.
 */
async function change<Input extends z.ZodMiniType>(
  route: CartRoute<Input>,
  input: z.input<Input>,
): Promise<Answer<CartAnswer>> {
  const asked = JSON.stringify([route.path, input])
  const key = unanswered?.asked === asked ? unanswered.key : crypto.randomUUID()
  const send = () => call(route, input, undefined, key)
  if (knownToken() === '') await fetchToken()
  let answer = await send()
  if (isRefused(answer, 'request.token_stale')) {
    await fetchToken()
    answer = await send()
  }
  const isAnswered = !isRefused(answer, 'shop.unreachable') && !isRefused(answer, 'shop.unexpected')
  unanswered = isAnswered ? undefined : { asked, key }
  return answer
}

async function fetchToken(): Promise<void> {
  const answer = await call(getToken, {})
  if (answer.ok) keepToken(answer.value.token)
}

function isRefused(answer: Answer<unknown>, code: FailureCode): boolean {
  return !answer.ok && answer.failure.code === code
}

async function read(): Promise<void> {
  const answer = await call(getShopper, { noCheckoutInfo: true })
  if (!answer.ok) return $refused.set(answer.failure)
  keepToken(answer.value.token)
  unanswered = undefined
  show(answer.value.cartHead)
}

/** A refusal may mean that the cart has changed elsewhere, so it is read and shown as it is. */
async function refuse(failure: Failure): Promise<void> {
  if (failure.code !== 'shop.unreachable') await read()
  $refused.set(failure)
}

/** Keeps the cart as confirmed. The event tells the shell's own script, which carries no stores. */
function show(head: CartHead): void {
  confirmedAt = performance.now()
  $refused.set(null)
  $cart.set(head.cart)
  document.dispatchEvent(new CustomEvent<CartHead>(CART_CHANGED, { detail: head }))
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one call at a time, so that answers come in the order in which they are true. */
function serialize<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run)
  last = mine
  return mine
}
