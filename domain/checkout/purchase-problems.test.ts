import { describe, expect, test } from 'vitest'
import type { Cart, CartLine } from '#contracts/cart.ts'
import type { PurchaseForm } from '#contracts/checkout.ts'
import type { DeliveryMethod } from '#contracts/deliveries.ts'
import type { GlassesPrescription } from '#contracts/prescriptions.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { problemsWithPurchase } from './purchase-problems.ts'

const today = '2026-11-21'
const methods = [method(201, 'pickup_point'), method(202, 'home'), method(119, 'store')]

describe('checking a purchase', () => {
  test('accepts a complete form', () => {
    expect(problemsWithPurchase(form(), cart(line()), methods, today)).toEqual([])
  })

  test('reports an empty cart as the only problem', () => {
    const nothing = { ...form(), acceptsTerms: false }
    expect(problemsWithPurchase(nothing, cart(), methods, today)).toEqual([{ field: 'cart', code: 'cart.empty' }])
  })

  test('reports all problems at once, in the order of the form', () => {
    const empty = form({
      contact: { firstName: '', lastName: '', email: '', phone: '' },
      address: { street: '', zip: '', city: '' },
      delivery: { methodId: 999 },
      paymentMethodId: 60,
      acceptsTerms: false,
      acknowledgesMadeToMeasure: false,
    })
    const bought = cart(line({ availability: 'sold_out', isMadeToMeasure: true }))
    expect(problemsWithPurchase(empty, bought, methods, today).map(({ field }) => field)).toEqual([
      'cart',
      'contact.firstName',
      'contact.lastName',
      'contact.email',
      'contact.phone',
      'address.street',
      'address.zip',
      'address.city',
      'delivery.methodId',
      'paymentMethodId',
      'acknowledgesMadeToMeasure',
      'acceptsTerms',
    ])
  })

  test.each([
    ['to a locker that is not chosen', { delivery: { methodId: 201 } }, {}, 'delivery.pickup_point_missing'],
    ['to a store that is not chosen', { delivery: { methodId: 119 } }, {}, 'delivery.store_missing'],
    ['home to Åland', { address: address('22100') }, {}, 'address.aland'],
    ['home with lenses that are fitted in a store', {}, { needsFitting: true }, 'delivery.fitting_in_store'],
    ['by gift card without a card', { paymentMethodId: 900 }, {}, 'giftcard.not_found'],
    ['by a gift card without its PIN', { giftCard: { number: '1', pin: '' } }, {}, 'giftcard.pin_missing'],
    ['by the PIN of a gift card alone', { giftCard: { number: '', pin: '2' } }, {}, 'giftcard.number_missing'],
    ['by a method not offered', { paymentMethodId: 65 }, {}, 'payment.method_unknown'],
    ['of what is sold out', {}, { availability: 'sold_out' }, 'article.sold_out'],
    [
      'with a prescription grown old in the cart',
      {},
      { prescriptionGlasses: examined('2025-11-21') },
      'prescription.too_old',
    ],
    [
      'of one lens color twice',
      {},
      { parentSkuID: 1, lensConfiguration: { tint: { color: 'gray', degree: 80 } }, quantity: 2 },
      'cart.lens_color_twice',
    ],
    [
      'made to measure without a word about it',
      { acknowledgesMadeToMeasure: false },
      { isMadeToMeasure: true },
      'checkout.made_to_measure_not_acknowledged',
    ],
    ['without the terms', { acceptsTerms: false }, {}, 'checkout.terms_not_accepted'],
    [
      'a subscription without its agreement',
      {},
      { subscriptionInterval: 'm3' },
      'checkout.subscription_terms_not_accepted',
    ],
  ] as [string, Partial<PurchaseForm>, Partial<CartLine>, string][])('refuses it: %s', (_, written, bought, code) => {
    const problems = problemsWithPurchase(form(written), cart(line(bought)), methods, today)
    expect(problems.map((problem) => problem.code)).toEqual([code])
  })

  test('accepts collection in a store for an address on Åland', () => {
    const collected = form({ address: address('22100'), delivery: { methodId: 119, storeId: 3 } })
    expect(problemsWithPurchase(collected, cart(line()), methods, today)).toEqual([])
  })

  test('accepts payment by gift card', () => {
    const byCard = form({ paymentMethodId: 900, giftCard: { number: '1', pin: '2' } })
    expect(problemsWithPurchase(byCard, cart(line()), methods, today)).toEqual([])
  })
})

function form(differences: Partial<PurchaseForm> = {}): PurchaseForm {
  return {
    contact: { firstName: 'Aino', lastName: 'Virtanen', email: 'aino@example.fi', phone: '0401234567' },
    address: address('33100'),
    delivery: { methodId: 202 },
    paymentMethodId: 70,
    acceptsTerms: true,
    acknowledgesMadeToMeasure: true,
    shownTotal: 9900,
    ...differences,
  }
}

function address(zip: string) {
  return { street: 'Hämeenkatu 1', zip, city: 'Tampere' }
}

function method(id: number, kind: DeliveryMethod['kind']): DeliveryMethod {
  return { id, name: '', kind, carrier: null, price: 490, freeFrom: null, promise: '' }
}

function cart(...items: CartLine[]): Cart {
  const totals = totalsOf([], 0)
  return { items, totals, totalCost: 0, pieces: items.length, discountCode: null, inapplicableCode: null }
}

function examined(examinedOn: string): GlassesPrescription {
  const right = { rightSphere: 1, rightCylinder: 0, rightAxis: 0, rightAddition: 0, rightPupillaryDistance: 31 }
  const left = { leftSphere: 1, leftCylinder: 0, leftAxis: 0, leftAddition: 0, leftPupillaryDistance: 31 }
  return { ...right, ...left, examinedOn }
}

function line(differences: Partial<CartLine> = {}): CartLine {
  return {
    ref: 'row',
    parentRef: null,
    skuId: 1,
    parentSkuID: null,
    articleId: 1,
    articleDescription: 'Suvi Aava',
    slug: 'kehykset/suvi/aava',
    category: 'frames',
    brand: 'Suvi',
    variety: '',
    quantity: 1,
    eye: null,
    isEditAble: true,
    media: { md: '', alt: '' },
    price: { amount: 9900, ordinaryPrice: null, lowestPrice30d: null, isCampaign: false },
    prescription: null,
    prescriptionGlasses: null,
    prescriptionComes: null,
    lensConfiguration: null,
    subscriptionInterval: null,
    availability: 'in_stock',
    leadTimeDays: 1,
    isMadeToMeasure: false,
    isSealed: false,
    needsFitting: false,
    ...differences,
  }
}
