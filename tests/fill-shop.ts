import { hash } from '@node-rs/argon2'
import { startContract } from '#domain/lifestyle/contract.ts'
import { createContract } from '#domain/subscriptions/contract.ts'
import { issueGiftCard } from '#plugins/giftcards/repository.ts'
import { changeEach, createUnlessTaken, type NewDocument } from '#plugins/kit/storage/documents.ts'
import { countTotals } from '#plugins/ledger/count-totals.ts'
import { postEntry } from '#plugins/ledger/repository.ts'
import { noteStuck } from '#plugins/kit/work/stuck-steps.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { noteUnreadable } from '#plugins/kit/sealing/unreadable-documents.ts'
import { storedSocialNumber } from '#plugins/customers/social-numbers.ts'
import { orderForm } from './order-form.ts'
import type { Caller, RealShop } from './real-shop.ts'
import { prescription } from './some-prescription.ts'
import { goodsOf } from './fixtures.ts'

/**
 * Places an order with a prescription, and leaves a customer, an invoice, a cart, a mail, stored answers and an alarm, so that there is data to protect.
 */
export async function fillShop(shop: RealShop, shopper: Caller): Promise<{ purchaseRef: string }> {
  const giftCard = await issueGiftCard(shop, 1_000_000, '2099-12-31')
  const { frame, lens } = await goodsOf(shop.get)
  const { skuId, lensesSkuId: childSkuId } = frame
  const glasses = { skuId, quantity: 1, childSkuId, prescriptionGlasses: prescription() }
  await expectOk(shop.post('/api/cart/update', glasses, shopper))
  const { articleId, parameters } = lens
  const lenses = { articleId, right: { parameters, quantity: 2 }, confirmsPrescription: true, examinedOn: today() }
  await expectOk(shop.post('/api/cart/lenses', lenses, shopper))
  const form = orderForm(0, { paymentMethodId: 900, giftCard })
  const bought = await expectOk(shop.post('/api/checkout/purchase', form, { ...shopper, 'idempotency-key': 'bought' }))
  await expectOk(shop.post('/api/giftcard/balance', giftCard, { ...shopper, 'idempotency-key': 'looked' }))
  await expectOk(shop.post('/api/cart/update', glasses, { ...shopper, 'idempotency-key': 'again' }))
  await expectOk(shop.post('/api/cart/lenses', lenses, { ...shopper, 'idempotency-key': 'lenses again' }))
  await createUnlessTaken(shop, 'customers', {
    number: 'A1',
    firstName: 'Aino',
    lastName: 'Mäkelä',
    email: 'aino@example.com',
    language: 'fi',
    marketing: [],
    termsVersion: null,
    shopper: 'of aino',
    passwordHash: await hash('pitkä salasana'),
    ...(await storedSocialNumber(shop, '131052-308T')),
  })
  await createUnlessTaken(shop, 'invoices', {
    number: 10_000,
    ref: '0000000000',
    key: 'filled',
    customer: 'A1',
    type: 2,
    subscriptionId: 0,
    version: 1,
    owedVersion: 0,
    status: 'not_paid',
    total: 1000,
    amountLeft: 1000,
    createdOn: '2026-11-20',
    dueDate: '2099-12-01',
    ocrNumber: '100007',
    rows: [{ name: 'Sovitus', amount: 1000, vatRate: 2550 }],
    remindersSent: 0,
    credits: [],
    payments: [],
    timeline: [],
    buyer: {
      firstName: 'Aino',
      lastName: 'Mäkelä',
      email: 'aino@example.com',
      language: 'fi',
      street: '',
      postalCode: '',
      town: '',
    },
  })
  await createUnlessTaken(shop, 'subscriptions', {
    number: 10_000_008,
    key: 'S1 m1',
    customer: 'A1',
    startedOn: '2026-11-20',
    firstOrder: 'S1',
    language: 'fi',
    status: 200,
    interval: 'm1',
    stage: 'planned',
    contract: createContract('2026-11-20', 'm1'),
    products: seal([]),
    events: [],
    form: { contact: orderForm(0).contact, address: orderForm(0).address },
    delivery: { methodId: 201, name: 'Koti', kind: 'home', place: null, storeId: null, isFromStore: false },
    version: 1,
    owedVersion: 0,
  })
  await createUnlessTaken(shop, 'lifestyle-contracts', {
    number: 10_000_016,
    key: 'filled',
    customer: 'A1',
    signedOn: '2026-11-20',
    language: 'fi',
    status: 3,
    contract: startContract(),
    events: [],
    delivery: {},
    version: 1,
    owedVersion: 0,
    glasses: seal({ pairs: [], ordering: null, replaced: null, wearer: null }),
    plan: {
      id: 'perus',
      name: 'Perus',
      description: '',
      monthly: 1200,
      bindingMonths: 24,
      pairs: 1,
      frameUpTo: null,
      lenses: [],
      perks: [],
      isOffered: true,
    },
    form: { contact: orderForm(0).contact, address: orderForm(0).address },
  } as unknown as NewDocument<'lifestyle-contracts'>)
  await createUnlessTaken(shop, 'price-rises', {
    ref: 'rise',
    startsOn: '2099-01-01',
    state: 'done',
    articles: [],
    note: 'Kulut',
    by: 'Kaisa',
    owedVersion: 0,
  })
  await createUnlessTaken(shop, 'prescription-reads', {
    at: '2026-11-20T10:00:00.000Z',
    who: 'Kaisa',
    why: 'Tilaus',
    prescription: 'S1',
    customer: 'A1',
  })
  const subject = { kind: 'subscription', number: 71032 } as const
  await postEntry(shop, { subject, of: '2026-11', on: '2026-11-20', kind: 'charged', amount: 2990 })
  await countTotals(shop)
  await noteUnreadable(shop, 'orders 0', new Error('No key'))
  const stuck = { steps: { collection: 'insurance-claims' as const }, id: 1, step: 'answer', of: null }
  await noteStuck(shop, stuck, { reason: 'unknown', attempts: 1, triedAt: nowIso() })
  await changeEach(shop, 'orders', { inquiries: { exists: false } }, { inquiries: seal([]) })
  return JSON.parse(bought) as { purchaseRef: string }
}

async function expectOk(pending: ReturnType<RealShop['post']>): Promise<string> {
  const { status, text } = await pending
  if (status !== 200) throw new Error(text)
  return text
}
