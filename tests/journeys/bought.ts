import { expect, type APIRequestContext } from '@playwright/test'
import type { Article } from '../../contracts/catalog.ts'
import type { ShopperAnswer } from '../../contracts/cart.ts'

const FRAME = 'kehykset/arkela/tiistai-musta'
const LENSES = 'yksiteho-1-5'

const prescriptionGlasses = {
  ...{ rightSphere: -2.25, rightCylinder: -0.75, rightAxis: 175, rightAddition: 0, rightPupillaryDistance: 31.5 },
  ...{ leftSphere: -1.75, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 32 },
}

/**
 * Places and pays an order of a frame, with ground lenses or without, delivered home. Gives the customer's name, which
 * is unique.
 */
export async function boughtFrame(request: APIRequestContext, { withLenses = false } = {}): Promise<string> {
  const contact = { firstName: 'Helmi', lastName: someLastName(), email: 'helmi@example.com', phone: '040 123 4567' }
  const ask = await shopper(request)
  const { data } = (await (await request.get(`/api/article/${FRAME}`)).json()) as { data: Article }
  const sku = data.skus.find(({ availability }) => availability === 'in_stock')
  const lenses = data.lensPackages?.find(({ slug }) => slug === LENSES)
  const glasses = {
    childSkuId: lenses?.skuId,
    prescriptionGlasses: { ...prescriptionGlasses, examinedOn: lastMonth() },
    lensConfiguration: { tint: { color: 'brown', degree: 50 } },
  }
  await ask('/cart/update', { skuId: sku?.id, quantity: 1, ...(withLenses && glasses) })

  const { totals } = await ask<{ totals: { totalCost: number } }>('/checkout/quote', { deliveryMethodId: 202 })
  const { next } = await ask<{ next: string }>('/checkout/purchase', {
    contact,
    address: { street: 'Hämeenkatu 12', zip: '33100', city: 'Tampere' },
    delivery: { methodId: 202 },
    paymentMethodId: 70,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal: totals.totalCost,
  })
  const paid = await request.post(next, { form: { action: 'pay', provider: 'creditcard' }, maxRedirects: 0 })
  const back = new URL(paid.headers().location ?? '')
  await ask('/checkout/return', Object.fromEntries(back.searchParams))
  return `${contact.firstName} ${contact.lastName}`
}

/** The calls of one shopper, with the cookie of the request context and its token. */
async function shopper(request: APIRequestContext) {
  const { token } = (await (await request.get('/api/site/shopper')).json()) as ShopperAnswer
  return async <Answer>(path: string, data: object): Promise<Answer> => {
    const headers = { 'CSRF-TOKEN': token, 'Idempotency-Key': crypto.randomUUID() }
    const answer = await request.post(`/api${path}`, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Answer
  }
}

function someLastName(): string {
  return `Optikonen-${crypto.randomUUID().replace(/[^a-f]/g, '')}`
}

function lastMonth(): string {
  return new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10)
}
