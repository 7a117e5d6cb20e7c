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

test.each([
  ['null', 'Ai\u0000no'],
  ['turn of the writing', '\u202eAino'],
  ['space of no width', 'Ai\u200bno'],
  ['break', 'Ai\nno'],
])('a name that hides a %s is refused', async (_, firstName) => {
  const contact = { ...trial.form().contact, firstName }
  await expectRefused(trial.place(await trial.shopperWith(1), { contact }), 422, 'contact.name_malformed')
})
