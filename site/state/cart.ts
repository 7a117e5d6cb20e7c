import { atom, map } from 'nanostores'
import { getShopper, setDiscount, setQuantity, type Cart, type CartAnswer, type CartLine } from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import { CART_NEWS } from '../lib/browser-names.ts'
import { call, keepToken, type Answer } from '../lib/call.ts'

/** The cart as the shop last confirmed it. Null until it has been asked. */
export const $cart = atom<Cart | null>(null)

/** Quantities asked for and not yet confirmed, by the ref of their line. */
export const $wanted = map<Record<string, number>>({})

/** Why the last change did not happen. Null once one has. */
export const $refused = atom<Failure | null>(null)

/** What other parts of the page hear when the cart has changed, and may say to make it be shown. */
export interface CartNews {
  pieces?: number
  cart?: Cart
  isShown?: boolean
}

let opening: Promise<void> | undefined
let isTurning = false

/** Makes this browser a shopper. Once: asked twice on a first visit, the shop would make two. */
export function openCart(): Promise<void> {
  opening ??= readShopper()
  return opening
}

/** Reads the cart anew, as when another tab may have changed it. */
export function refreshCart(): Promise<void> {
  opening = isTurning ? opening : readShopper()
  return openCart()
}

/** Wants a line to hold this many. Presses while a change is under way are not lost: the latest counts. */
export function changeLineQuantity({ ref }: Pick<CartLine, 'ref'>, quantity: number): Promise<void> {
  $wanted.setKey(ref, quantity)
  return turn()
}

/** Tries a discount code on the cart; an empty one takes it off. */
export async function applyDiscount(code: string): Promise<boolean> {
  const answer = await change((key) => call(setDiscount, { code, noCheckoutInfo: true }, undefined, key))
  show(answer)
  return answer.ok
}

async function readShopper(): Promise<void> {
  const answer = await call(getShopper, { noCheckoutInfo: 'true' })
  if (answer.ok) keepToken(answer.value.token)
  else opening = undefined
  show(answer)
}

/** One change of quantity at a time, until the shop holds what was last wanted of every line. */
async function turn(): Promise<void> {
  if (isTurning) return
  isTurning = true
  for (let next = nextWanted(); next; next = nextWanted()) {
    const [ref, quantity] = next
    const answer = await change((key) => call(setQuantity, { ref, quantity, noCheckoutInfo: true }, undefined, key))
    if (!answer.ok || $wanted.get()[ref] === quantity) forget(ref)
    show(answer)
  }
  isTurning = false
}

function nextWanted(): [string, number] | undefined {
  return Object.entries($wanted.get())[0]
}

function forget(ref: string): void {
  const { [ref]: _, ...rest } = $wanted.get()
  $wanted.set(rest)
}

/** A change shows the token. One made for a cookie that has gone is fetched anew, once; the key keeps it one deed. */
async function change<Asked>(ask: (key: string) => Promise<Answer<Asked>>): Promise<Answer<Asked>> {
  const key = crypto.randomUUID()
  await openCart()
  const answer = await ask(key)
  if (answer.ok || answer.failure.code !== 'request.token_stale') return answer
  opening = undefined
  await openCart()
  return ask(key)
}

function show(answer: Answer<CartAnswer>): void {
  $refused.set(answer.ok ? null : answer.failure)
  if (!answer.ok) return
  const { cart } = answer.value.cartHead
  $cart.set(cart)
  document.dispatchEvent(new CustomEvent<CartNews>(CART_NEWS, { detail: { pieces: cart.pieces } }))
}

if (typeof document !== 'undefined')
  document.addEventListener(CART_NEWS, (event) => {
    const { cart } = (event as CustomEvent<CartNews>).detail
    if (cart) $cart.set(cart)
  })
