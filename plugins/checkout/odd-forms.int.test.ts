import { expect, test } from 'vitest'
import type { Totals } from '#contracts/money.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { expectRefused, openTrial } from '../../tests/trial-shop.ts'

const PICKUP_POINT = 201

const trial = opened(openTrial)

test('names too long for the provider are shortened there and stored whole on the order', async () => {
  const contact = { ...trial.form().contact, firstName: 'A'.repeat(80), lastName: 'Ö'.repeat(51) }
  const { number, purchaseRef } = await trial.paidOrder({ contact })
  const sent = { firstName: 'A'.repeat(50), lastName: 'Ö'.repeat(50) }
  expect(await trial.paymentOf(purchaseRef)).toMatchObject({ request: { customer: sent } })
  const order = await findOne(trial.shop, 'orders', { number: { equals: number } })
  expect(order?.customerName).toBe(`${'A'.repeat(80)} ${'Ö'.repeat(51)}`)
})

test('a postal code with surrounding spaces finds the same pickup points', async () => {
  const shopper = await trial.shopperWith(1)
  const quoted = await trial.shop.ask('/checkout/quote', { deliveryMethodId: PICKUP_POINT }, shopper)
  const { totals } = (await quoted.json()) as { totals: Totals }
  const answer = await trial.place(shopper, {
    address: { street: 'Mannerheimintie 1', zip: ' 00100\t', city: 'Helsinki' },
    delivery: { methodId: PICKUP_POINT, pickupPointId: 'posti-001' },
    shownTotal: totals.amountDue,
  })
  expect(await answer.json()).toMatchObject({ next: expect.stringContaining('/pay/') })
})

test('what is pasted along unseen is not stored on the order', async () => {
  const pasted = {
    firstName: '\u202aAi\u200bno\u202c',
    lastName: 'O\u00b4Neill',
    email: 'mailto:aino@example.com\u00ad',
  }
  const { number } = await trial.paidOrder({
    contact: { ...pasted, phone: '\u202d+358\u202f40 123\u20114567\u202c' },
    address: { street: 'Mannerheimintie\u00a01', zip: 'FI-00100\u200e', city: 'Helsinki\ufeff' },
    note: 'Hei 👩\u200d👧 ❤\ufe0f\u200b',
  })
  const order = await findOne(trial.shop, 'orders', { number: { equals: number } })
  expect(order).toMatchObject({ customerName: "Aino O'Neill", email: 'aino@example.com' })
})

test('a name with a null in it is refused', async () => {
  const contact = { ...trial.form().contact, firstName: 'Ai\u0000no' }
  await expectRefused(trial.place(await trial.shopperWith(1), { contact }), 422, 'contact.name_malformed')
})
