import { expect, type APIRequestContext } from '@playwright/test'
import type { Article } from '../../contracts/catalog.ts'
import type { ShopperAnswer } from '../../contracts/cart.ts'
import { BOTTLE, RETRIES, lastMonth, newCaller, someEmail } from './shopper-actions.ts'

const FRAME = 'kehykset/arkela/tiistai-musta'
const LENSES = 'yksiteho-1-5'

const prescriptionGlasses = {
  rightSphere: -2.25,
  rightCylinder: -0.75,
  rightAxis: 175,
  rightAddition: 0,
  rightPupillaryDistance: 31.5,
  leftSphere: -1.75,
  leftCylinder: 0,
  leftAxis: 0,
  leftAddition: 0,
  leftPupillaryDistance: 32,
}

/** A paid order. */
export interface Bought {
  number: string
  email: string
  /** The customer's name, which is unique. */
  customer: string
}

/** Buys a frame by the endpoints, with ground lenses or without, delivered home. */
export function boughtFrame({ withLenses = false } = {}): Promise<Bought> {
  return bought(FRAME, ({ lensPackages }) => {
    const glasses = {
      childSkuId: lensPackages?.find(({ slug }) => slug === LENSES)?.skuId,
      prescriptionGlasses: { ...prescriptionGlasses, examinedOn: lastMonth() },
      lensConfiguration: { tint: { color: 'brown', degree: 50 } },
    }
    return withLenses ? glasses : {}
  })
}

/** Buys bottles of `BOTTLE` by the endpoints, delivered home or collected from a store. */
export function boughtBottle(quantity = 1, store?: number): Promise<Bought> {
  return bought(BOTTLE.slice(1), () => ({ quantity }), store)
}

/** Withdraws from a whole order by the endpoint. */
export function declareWithdrawal(declaration: { name: string; number: string; email: string }): Promise<void> {
  return asShopper(({ post }) => post('/withdrawal/declare', { ...declaration, extent: 'all' }))
}

function bought(slug: string, choicesOf: (article: Article) => object, storeId?: number): Promise<Bought> {
  const delivery = storeId === undefined ? { methodId: 202 } : { methodId: 119, storeId }
  return asShopper(async ({ shopper, get, post }) => {
    const contact = { firstName: 'Helmi', lastName: someLastName(), email: someEmail(), phone: '040 123 4567' }
    const { data: article } = await get<{ data: Article }>(`/article/${slug}`)
    const sku = article.skus.find(({ availability }) => availability === 'in_stock')
    await post('/cart/update', { skuId: sku?.id, quantity: 1, ...choicesOf(article) })
    const { totals } = await post<{ totals: { totalCost: number } }>('/checkout/quote', {
      deliveryMethodId: delivery.methodId,
    })
    const { next, purchaseRef } = await post<{ next: string; purchaseRef: string }>('/checkout/purchase', {
      contact,
      address: { street: 'Hämeenkatu 12', zip: '33100', city: 'Tampere' },
      delivery,
      paymentMethodId: 70,
      acceptsTerms: true,
      acknowledgesMadeToMeasure: true,
      shownTotal: totals.totalCost,
    })
    const paid = await shopper.post(next, { form: { action: 'pay', provider: 'creditcard' }, maxRedirects: 0 })
    await post('/checkout/return', Object.fromEntries(new URL(paid.headers().location ?? '').searchParams))
    const { order } = await get<{ order: { number: string } }>(`/order/confirmation/${purchaseRef}`)
    return { number: order.number, email: contact.email, customer: `${contact.firstName} ${contact.lastName}` }
  })
}

interface Calls {
  shopper: APIRequestContext
  get: <Answer>(path: string) => Promise<Answer>
  post: <Answer>(path: string, data: object) => Promise<Answer>
}

/** The calls of a new shopper, with cookie and token. */
async function asShopper<Answer>(act: (calls: Calls) => Promise<Answer>): Promise<Answer> {
  const shopper = await newCaller(process.env.JOURNEYS_URL ?? '')
  const get = async (path: string) => (await shopper.get(`/api${path}`, { maxRetries: RETRIES })).json()
  try {
    const { token } = (await get('/site/shopper')) as ShopperAnswer
    const post = async (path: string, data: object) => {
      const headers = { 'CSRF-TOKEN': token, 'Idempotency-Key': crypto.randomUUID() }
      const answer = await shopper.post(`/api${path}`, { data, headers, maxRetries: RETRIES })
      expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
      return answer.json()
    }
    return await act({ shopper, get, post })
  } finally {
    await shopper.dispose()
  }
}

function someLastName(): string {
  return `Optikonen-${crypto.randomUUID().replace(/[^a-f]/g, '')}`
}
