import { issueGiftCard } from '#plugins/giftcards/repository.ts'
import { today } from '#plugins/kit/clock.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import type { Caller, RealShop } from './real-shop.ts'
import { goodsOf } from './some-goods.ts'

/** Leaves an order with a prescription, a cart, a mail and kept answers behind, so that there is something to steal. */
export async function buySomething(shop: RealShop, shopper: Caller): Promise<{ purchaseRef: string }> {
  const giftCard = await issueGiftCard(shop, 1_000_000, '2099-12-31')
  const { frame, lens } = await goodsOf(shop)
  const { skuId, lensesSkuId: childSkuId } = frame
  const glasses = { skuId, quantity: 1, childSkuId, prescriptionGlasses: prescription() }
  await well(shop.post('/api/cart/update', glasses, shopper))
  const { articleId, parameters } = lens
  const lenses = { articleId, right: { parameters, quantity: 2 }, confirmsPrescription: true }
  await well(shop.post('/api/cart/lenses', lenses, shopper))
  const form = {
    contact: { firstName: 'Aino', lastName: 'Mäkelä', email: 'aino@example.com', phone: '040 123 4567' },
    address: { street: 'Mannerheimintie 1', zip: '00100', city: 'Helsinki' },
    delivery: { methodId: 119, storeId: 101 },
    paymentMethodId: 900,
    giftCard,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal: 0,
  }
  const bought = await well(shop.post('/api/checkout/purchase', form, { ...shopper, 'idempotency-key': 'bought' }))
  await well(shop.post('/api/giftcard/balance', giftCard, { ...shopper, 'idempotency-key': 'looked' }))
  await well(shop.post('/api/cart/update', glasses, { ...shopper, 'idempotency-key': 'again' }))
  await well(shop.post('/api/cart/lenses', lenses, { ...shopper, 'idempotency-key': 'lenses again' }))
  return JSON.parse(bought) as { purchaseRef: string }
}

/** Eyes that read like no other number in the shop. */
export function prescription(): GlassesPrescription {
  const right = {
    rightSphere: -3.75,
    rightCylinder: -1.25,
    rightAxis: 87,
    rightAddition: 0,
    rightPupillaryDistance: 31,
  }
  const left = { leftSphere: -3.25, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 32 }
  return { ...right, ...left, examinedOn: today() }
}

async function well(asked: ReturnType<RealShop['post']>): Promise<string> {
  const { status, text } = await asked
  if (status !== 200) throw new Error(text)
  return text
}
