import { atom } from 'nanostores'
import type * as z from 'zod/mini'
import { changeInterval, getShopper, getToken, setDiscount, setQuantity } from '#contracts/cart.ts'
import type { Cart, CartAnswer, CartLine, QuantityChange } from '#contracts/cart.ts'
import type { Failure, FailureCode } from '#contracts/refusals.ts'
import type { Route } from '#contracts/route.ts'
import { randomUuid } from '#domain/random-uuid.ts'
import { CART_CHANGED, type CartChange } from '../browser/browser-names.ts'
import { call, type Answer } from '../shared/call.ts'
import { keepToken, knownToken } from '../shared/csrf-token.ts'
import { $pendingQuantities, shownQuantity, clearPending, addPending } from './pending-quantities.ts'

/** The cart as last confirmed by the server. Null until loaded. */
export const $cart = atom<Cart | null>(null)

/** Why the last change failed. Null after one that succeeded. */
export const $refused = atom<Failure | null>(null)

/** How long an answer about the cart counts as new, in milliseconds. */
const NEW_FOR_MS = 2000

/** How long after a read that got no answer it is repeated, in milliseconds (specification §9). */
const RETRY_MS = 5000
const SLOW_RETRY_MS = 10_000

let confirmedAt = Number.NEGATIVE_INFINITY
let pendingRefresh: Promise<void> | undefined
/** The last change that got no answer, and its key. */
let unanswered: { request: string; key: string } | undefined

/** Loads the cart unless it is loaded. Serialized: two requests on a first visit would create two shoppers. */
export function loadCart(): Promise<void> {
  return serialize(async () => void ($cart.get() || (await read())))
}

/** Reads a cart anew that was shown before, unless it was confirmed a moment ago. */
export function refreshStaleCart(): void {
  if ($cart.get() && performance.now() - confirmedAt > NEW_FOR_MS) void refreshCart()
}

/** Adds goods to the cart through one of its routes, and shows it. Gives the failure, or undefined on success. */
export function putIntoCart<Input extends z.ZodMiniType>(
  route: CartRoute<Input>,
  addition: z.input<Input>,
): Promise<Failure | undefined> {
  return serialize(async () => {
    const answer = await change(route, addition)
    if (!answer.ok) return answer.failure
    show({ ...answer.value.cartHead, isOwn: true, show: true })
    return undefined
  })
}

/** Reads the cart anew, as when another tab may have changed it. */
export function refreshCart(): Promise<void> {
  pendingRefresh ??= serialize(() => {
    pendingRefresh = undefined
    return read()
  })
  return pendingRefresh
}

/** Changes the quantity of a line by this many pieces. */
export function stepLine({ ref }: Pick<CartLine, 'ref'>, steps: number): Promise<void> {
  addPending(ref, { steps })
  return schedulePending(ref)
}

/** Removes a line that was seen with this quantity. */
export function removeLine({ ref }: Pick<CartLine, 'ref'>, leavesAt: number): Promise<void> {
  addPending(ref, { steps: 0, leavesAt })
  return schedulePending(ref)
}

/** Has a line come at another interval, or once. */
export function changeLineInterval(
  { ref }: Pick<CartLine, 'ref'>,
  subscriptionInterval: CartLine['subscriptionInterval'],
): Promise<void> {
  void loadCart()
  return serialize(async () => {
    const answer = await change(changeInterval, { ref, subscriptionInterval, noCheckoutInfo: true })
    return answer.ok ? show({ ...answer.value.cartHead, isOwn: true }) : refuse(answer.failure)
  })
}

/** Applies a discount code to a cart that was seen with this one, or none; an empty one removes it. */
export function applyDiscount(code: string, seen: string): Promise<void> {
  void loadCart()
  return serialize(async () => {
    const answer = await change(setDiscount, { code, seen, noCheckoutInfo: true })
    return answer.ok ? show({ ...answer.value.cartHead, isOwn: true }) : refuse(answer.failure)
  })
}

function schedulePending(ref: string): Promise<void> {
  void loadCart()
  return serialize(() => sendPending(ref))
}

/** Sends what is pending of a line by now: first the steps, and then its removal. */
async function sendPending(ref: string): Promise<void> {
  const { steps = 0 } = $pendingQuantities.get()[ref] ?? {}
  const line = $cart.get()?.items.find((each) => each.ref === ref)
  if (!line) return clearPending(ref)
  await sendQuantity({ ref, quantity: shownQuantity(line, { steps }), seen: line.quantity }, steps)
  const { leavesAt } = $pendingQuantities.get()[ref] ?? {}
  if (leavesAt !== undefined) await sendQuantity({ ref, quantity: 0, seen: leavesAt })
}

/** Sends these steps, or all that is pending of a line. A refusal drops everything that is pending. */
async function sendQuantity(quantityChange: QuantityChange, steps?: number): Promise<void> {
  if (quantityChange.quantity === quantityChange.seen) return clearPending(quantityChange.ref, steps)
  const answer = await change(setQuantity, { ...quantityChange, noCheckoutInfo: true })
  if (!answer.ok) return refuse(answer.failure).then(() => clearPending(quantityChange.ref))
  clearPending(quantityChange.ref, steps)
  show({ ...answer.value.cartHead, isOwn: true })
}

/**
 * Ends once all that was pressed is answered: a page that is left loses what was not sent. Returns whether nothing was
 * refused.
 */
export async function cartIsSettled(): Promise<boolean> {
  await last
  return $refused.get() === null
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
  const request = JSON.stringify([route.path, input])
  const key = unanswered?.request === request ? unanswered.key : randomUuid()
  const send = () => call(route, input, undefined, key)
  if (knownToken() === '') await fetchToken()
  let answer = await send()
  if (isRefused(answer, 'request.token_stale')) {
    await fetchToken()
    answer = await send()
  }
  const isAnswered = !isRefused(answer, 'shop.unreachable') && !isRefused(answer, 'shop.unexpected')
  unanswered = isAnswered ? undefined : { request, key }
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
  if (isRefused(answer, 'shop.unreachable')) setTimeout(refreshCart, isSlow() ? SLOW_RETRY_MS : RETRY_MS)
  if (!answer.ok) return $refused.set(answer.failure)
  keepToken(answer.value.token)
  unanswered = undefined
  show(answer.value.cartHead)
}

/** Whether the browser calls its connection slow; only some browsers say. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  return connection?.effectiveType?.endsWith('2g') ?? false
}

/** A refusal may mean that the cart has changed elsewhere, so it is read and shown as it is. */
async function refuse(failure: Failure): Promise<void> {
  if (failure.code !== 'shop.unreachable') await read()
  $refused.set(failure)
}

/** Stores the confirmed cart. The event is for the shell's script, which does not load nanostores. */
function show(head: CartChange): void {
  confirmedAt = performance.now()
  $refused.set(null)
  $cart.set(head.cart)
  document.dispatchEvent(new CustomEvent<CartChange>(CART_CHANGED, { detail: head }))
}

let last: Promise<unknown> = Promise.resolve()

/** Runs one call at a time, so that responses arrive in order. */
function serialize<T>(run: () => Promise<T>): Promise<T> {
  const mine = last.then(run)
  last = mine
  return mine
}
