import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { moveClock, today } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { cardsOf, tokenOf } from '#plugins/payments/saved-card-repository.ts'
import { signedInBrowser, letterTo, type AccountBrowser } from '../../../tests/account-browser.ts'
import { signed } from '../../../tests/external-services.ts'
import { opened } from '../../../tests/opened.ts'
import { orderForm } from '../../../tests/order-form.ts'
import { register } from '../../../tests/register.ts'
import { openTrial } from '../../../tests/trial-shop.ts'
import type { Order } from '../order.ts'
import { subscriptionOwner, type SubscriptionOwner } from '../hooks.ts'

const SECOND_MS = 1000
const HOUR_MS = 3_600_000

const trial = opened(openTrial)

/** The orders with which subscriptions were to begin. */
let begun: Order[]
let real: SubscriptionOwner | undefined

beforeEach(() => {
  begun = []
  real ??= subscriptionOwner.only(trial.shop)
  const owner = real!
  const begin: SubscriptionOwner['begin'] = async (req, order) => {
    begun.push(order)
    await owner.begin(req, order)
  }
  register(trial.shop, subscriptionOwner.on({ ...owner, begin }))
})

/** The provider's callback about a card that was saved with the payment. */
const withCard = (proof: Record<string, string>) =>
  signed({
    ...proof,
    'checkout-card-token': 'a token',
    type: 'Visa',
    partial_pan: '0024',
    expire_year: '2099',
    expire_month: '11',
  })

async function subscriber() {
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(trial.shop, email)
  const { articleId, parameters } = trial.lens
  const eye = (quantity: number) => ({ parameters, quantity })
  const added = await browser.ask('/cart/lenses', {
    articleId,
    right: eye(1),
    left: eye(2),
    confirmsPrescription: true,
    examinedOn: today(),
    subscriptionInterval: 'm3',
  })
  expect(added.status).toBe(200)
  return { email, browser }
}

const sum = () => 3 * trial.lens.subscriptionAmount
const contactOf = (email: string) => ({ firstName: 'Aino', lastName: 'Mäkelä', email, phone: '040 123 4567' })

/** Orders with home delivery, which would not be free at this price. */
function place(browser: AccountBrowser, email: string, differences: object = {}) {
  const delivery = { methodId: 202 }
  const form = orderForm(sum(), { contact: contactOf(email), delivery, acceptsSubscriptionTerms: true, ...differences })
  return browser.ask('/checkout/purchase', form)
}

async function paid() {
  const { email, browser } = await subscriber()
  const { status, body } = await place(browser, email)
  expect([status, body['code']]).toEqual([200, undefined])
  const { next, purchaseRef } = body as { next: string; purchaseRef: string }
  return { email, browser, purchaseRef, proof: await trial.pay(next, 'pay', 'creditcard') }
}

async function later(ms: number): Promise<void> {
  moveClock(ms)
  await trial.sweep()
}

const ordered = (purchaseRef: string) => trial.orderOf(purchaseRef)

test('lenses for two eyes are paid once and delivered free, and their card is stored', async () => {
  const { email, browser, purchaseRef, proof } = await paid()
  await trial.settle(proof)
  const order = await ordered(purchaseRef)
  expect(order).toMatchObject({ totalCost: sum(), subscriptionTerms: expect.any(String), card: null })
  expect((await trial.paymentsOf(purchaseRef)).map(({ status }) => status)).toEqual(['ok'])
  const { text } = await letterTo(trial.shop, email, 2)
  expect(text).toContain('kestotilaus, joka 3. kuukausi')
  expect(text).toContain('seuraava toimitus veloitetaan')
  expect(text).toContain('/omat-sivut/tilaus')
  expect(text).toContain('Piilolinssisopimus')
  await later(5 * SECOND_MS)
  expect(begun).toEqual([])

  for (let turn = 0; turn < 2; turn += 1) await trial.webhook(withCard(proof))
  await later(5 * SECOND_MS)
  const req = await trial.shop.req()
  const [card, ...more] = await cardsOf(req, order?.customer ?? '')
  expect(more).toEqual([])
  expect(card).toMatchObject({ lastDigits: '0024', expires: '2099-11', consent: { agreement: 'lens_agreement' } })
  expect(await tokenOf(req, card?.ref ?? '')).toBe('a token')
  expect(begun).toMatchObject([{ number: order?.number, card: card?.ref }])
  expect(begun[0]?.bought.lines.map(({ eye, subscriptionInterval }) => [eye, subscriptionInterval])).toEqual([
    ['right', 'm3'],
    ['left', 'm3'],
  ])
  expect((await browser.ask('/account/subscriptions')).body['subscriptions']).toMatchObject([
    {
      interval: 'm3',
      status: 100,
      products: [
        { eye: 'right', quantity: 1 },
        { eye: 'left', quantity: 2 },
      ],
    },
  ])
})

test('a card that the provider never reports leaves the order unchanged, its subscription cardless', async () => {
  const { purchaseRef, proof } = await paid()
  await trial.settle(proof)
  await later(HOUR_MS / 2)
  expect(begun).toEqual([])
  await later(HOUR_MS)
  await later(HOUR_MS)
  const order = await ordered(purchaseRef)
  expect(begun).toMatchObject([{ number: order?.number, card: null }])
  expect(order?.state).toBe('received')
})

test('a payment that is canceled makes no order, stores no card and begins no subscription', async () => {
  const { email, browser } = await subscriber()
  const { next, purchaseRef } = (await place(browser, email)).body as { next: string; purchaseRef: string }
  const proof = await trial.pay(next, 'cancel', 'creditcard')
  expect(await trial.settle(proof)).toMatchObject({ outcome: 'canceled' })
  await trial.webhook(withCard(proof))
  await later(HOUR_MS)
  expect([await ordered(purchaseRef), begun]).toEqual([null, []])
  const { number = '' } = (await findOne(trial.shop, 'customers', { email: { equals: email } })) ?? {}
  expect(await cardsOf(await trial.shop.req(), number)).toEqual([])
})

test('a gift card may pay the first delivery; the card for those to come is given afterwards', async () => {
  const { email, browser } = await subscriber()
  const giftCard = await trial.cardWorth(sum() + 1000)
  const { body } = await place(browser, email, { giftCard, paymentMethodId: 900, shownTotal: 0 })
  await later(5 * SECOND_MS)
  expect(begun).toMatchObject([{ source: { ref: body['purchaseRef'] }, card: null }])
})

test('subscribing without an account, or without accepting the agreement, is refused and not stored', async () => {
  const { email, browser } = await subscriber()
  const before = await findAll(trial.shop, 'purchases', {})
  const refused = await place(browser, email, { acceptsSubscriptionTerms: false })
  expect(refused).toMatchObject({ status: 422, body: { code: 'checkout.subscription_terms_not_accepted' } })

  const guest = await trial.shop.newShopper()
  const { articleId, parameters } = trial.lens
  const right = { parameters, quantity: 3 }
  const addition = { articleId, right, confirmsPrescription: true, examinedOn: today(), subscriptionInterval: 'm1' }
  await trial.shop.ask('/cart/lenses', addition, guest)
  const form = orderForm(sum(), { delivery: { methodId: 202 }, acceptsSubscriptionTerms: true })
  const answer = await trial.shop.ask('/checkout/purchase', form, guest)
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'subscription.needs_account'])
  expect(await findAll(trial.shop, 'purchases', {})).toEqual(before)
})
