import { randomUUID } from 'node:crypto'
import type { CartLine } from '#contracts/cart.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { createOrder } from '#plugins/orders/placing/create-order.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { paytrailProvider } from '#plugins/payments/paytrail-provider.ts'
import { keepCard } from '#plugins/payments/saved-card-repository.ts'
import { beginSubscriptions } from '#plugins/subscriptions/begin.ts'
import { subscriptionsOf, type Subscription } from '#plugins/subscriptions/repository.ts'
import { CLOSING } from './external-services.ts'
import { orderForm } from './order-form.ts'
import type { OwnOrders, SignedIn } from './own-orders.ts'
import { today } from '#plugins/kit/clock.ts'
import { goodsOf } from './fixtures.ts'

type Admin = Pick<OwnOrders, 'shop' | 'headersOf' | 'cartOf' | 'customerNumber'>
type Eye = 'right' | 'left'
type Options = {
  interval?: 'm1' | 'm2' | 'm3' | 'm6'
  hasCard?: boolean
  quantity?: number
  eyes?: Eye[]
  /** Whose phone and address are on the form, by number: those of the customer unless said otherwise. */
  livesAs?: string
}

/** Keeps a card that the provider has saved, and gives its reference. */
export async function someCard({ shop }: Pick<Admin, 'shop'>, customer: string, expires = '2099-12'): Promise<string> {
  const proof = await cardProof(paytrailProvider().addCardForm('http://localhost:1/omat-sivut'))
  const saved = (await paytrailProvider().savedCard(proof))!
  const lastDigits = customer.slice(-4)
  return (
    await keepCard(await shop.req(), customer, { ...saved, lastDigits, expires }, { agreement: 'trial', version: null })
  ).ref
}

/** What the browser brings back from a form of the provider in which a card was given. */
export async function cardProof(form: { action: string; fields: Record<string, string> }) {
  const page = await fetch(form.action, {
    method: 'POST',
    headers: CLOSING,
    body: new URLSearchParams(form.fields),
  })
  const answered = await fetch(page.url, {
    headers: CLOSING,
    method: 'POST',
    body: new URLSearchParams({ action: 'save' }),
    redirect: 'manual' as const,
  })
  return Object.fromEntries(new URL(answered.headers.get('location') ?? '').searchParams)
}

/** A subscription of lenses for two eyes, begun by an order of a signed-in customer whose card was saved. */
export async function someSubscription(
  admin: Admin,
  customer: SignedIn,
  { interval = 'm1', hasCard = true, quantity = 1, eyes = ['right', 'left'], livesAs }: Options = {},
): Promise<Subscription> {
  const { shop } = admin
  const req = await shop.req()
  const number = await admin.customerNumber(customer)
  const { lens } = await goodsOf(async (path) => (await shop.ask(path)).json())
  const eye = { parameters: lens.parameters, quantity }
  const headers = await admin.headersOf(customer)
  const chosen = Object.fromEntries(eyes.map((name) => [name, eye]))
  const wanted = { articleId: lens.articleId, ...chosen, confirmsPrescription: true, examinedOn: today() }
  await shop.ask('/cart/empty', {}, headers)
  await shop.ask('/cart/lenses', { ...wanted, subscriptionInterval: interval }, headers)
  const lines = (await admin.cartOf(headers)).items as CartLine[]
  const amount = lines.reduce((sum, line) => sum + line.price.amount * line.quantity, 0)
  const digits = (livesAs ?? number).slice(-7)
  const form = orderForm(0)
  const contact = { ...form.contact, phone: `+35840${digits}` }
  const address = { ...form.address, street: `Mannerheimintie ${digits}` }
  const made = await createOrder(req, {
    source: { kind: 'checkout', ref: randomUUID() },
    buyer: { contact: { ...contact, email: customer.email }, address, customer: number, language: 'fi' },
    lines: lines.map(({ prescription: _, prescriptionGlasses: __, ...line }) => line),
    prescriptions: Object.fromEntries(
      lines.map(({ ref, prescription }) => [
        ref,
        { prescription, prescriptionGlasses: null, unusual: [], examinedOn: null, parameters: lens.parameters },
      ]),
    ),
    delivery: {
      methodId: 201,
      name: 'Postin kotiinkuljetus',
      kind: 'home',
      place: null,
      storeId: null,
      isFromStore: false,
    },
    totals: totalsOf([{ kind: 'goods', amount, vatRate: 2550 }], 0),
    payment: { methodId: 70, methodName: 'Kortti', transactionId: null, giftCard: null, discountCode: null },
    terms: null,
  })
  const card = hasCard ? await someCard(admin, number) : null
  await beginSubscriptions(req, { ...(await findOrder(req, made.number))!, card })
  const found = (await subscriptionsOf(req, number)).find(({ firstOrder }) => firstOrder === made.number)
  if (!found) throw new Error('No subscription was begun')
  return found
}
