import type { APIContext } from 'astro'
import {
  changeInterval,
  emptyCart,
  getShopper,
  setDiscount,
  setQuantity,
  SubscriptionInterval,
  type Cart,
  type CartAnswer,
  type CartLine,
} from '#contracts/cart.ts'
import type { Failure } from '#contracts/refusals.ts'
import { asVisitor } from '../../in-process.ts'
import { call } from '../../shared/call.ts'
import { pathTo } from '../../shared/routes.ts'
import { postAsVisitor, statusOf, type Posted } from '../forms/shop-form.ts'
import { changedPrices, pricesOf } from '../../components/cart/changed-prices.ts'

type Page = Pick<APIContext, 'request' | 'url' | 'locals'> & { response: { headers: Headers; status?: number } }

export interface CartPage {
  cart: Cart
  version: number
  /** Why the change that was posted did not happen. */
  failure: Failure | null
  /** Lines whose price is not the one the shopper saw when they pressed. */
  changed: CartLine[]
}

const CHANGED = 'price-'

/** Reads the cart's own page, or makes the change a plain form has posted to it and sends the shopper back here. */
export async function openCartPage(page: Page): Promise<CartPage | Response> {
  const form = page.request.method === 'POST' ? await page.request.formData().catch(() => new FormData()) : null
  const posted = form && (await change(page, form))
  if (form && posted?.answer.ok)
    return posted.seeOther(`${pathTo(page, 'cart')}${changedSince(form, posted.answer.value)}`)

  const shopper = await call(getShopper, { noCheckoutInfo: true }, asVisitor(page.request))
  if (!shopper.ok) throw new Error(`The cart could not be read: ${shopper.failure.code}`)
  const failure = posted && !posted.answer.ok ? posted.answer.failure : null
  page.response.status = failure ? statusOf(failure.code) : 200
  const { cart, version } = shopper.value.cartHead
  return { cart, version, failure, changed: namedIn(page.url, cart) }
}

/** The change by the form's fields: a quantity or a code with what was seen, an interval, or an empty cart; null without any. */
function change(page: Page, form: FormData): Promise<Posted<CartAnswer>> | null {
  const [quantity, code, seen] = ['quantity', 'code', 'seen'].map((name) => form.get(name))
  if (typeof quantity === 'string') {
    const ref = String(form.get('ref') ?? '').slice(0, 64)
    const asSeen = typeof seen === 'string' && { seen: Number(seen) }
    return postAsVisitor(page, setQuantity, { ref, quantity: Number(quantity), ...asSeen, noCheckoutInfo: true })
  }
  const interval = form.get('interval')
  if (typeof interval === 'string') {
    const ref = String(form.get('ref') ?? '').slice(0, 64)
    const [chosen = null] = SubscriptionInterval.options.filter((one) => one === interval)
    return postAsVisitor(page, changeInterval, { ref, subscriptionInterval: chosen, noCheckoutInfo: true })
  }
  if (typeof code === 'string') {
    const asSeen = typeof seen === 'string' && { seen: seen.slice(0, 40) }
    return postAsVisitor(page, setDiscount, { code: code.slice(0, 40), ...asSeen, noCheckoutInfo: true })
  }
  return form.has('empty') ? postAsVisitor(page, emptyCart, {}) : null
}

/** Names the line that costs something else than the form had seen, for the page that follows. */
function changedSince(form: FormData, { cartHead }: CartAnswer): string {
  const seen = new Map([[String(form.get('ref')), Number(form.get('price'))]])
  const [first] = form.has('price') ? changedPrices(seen, cartHead.cart) : []
  return first ? `?notice=${CHANGED}${encodeURIComponent(first.line.ref)}` : ''
}

function namedIn({ searchParams }: URL, cart: Cart): CartLine[] {
  const notice = searchParams.get('notice') ?? ''
  const ref = notice.startsWith(CHANGED) ? notice.slice(CHANGED.length) : ''
  return pricesOf(cart).has(ref) ? cart.items.filter((line) => line.ref === ref) : []
}
