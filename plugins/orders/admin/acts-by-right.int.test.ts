import { beforeAll, beforeEach, expect, test } from 'vitest'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { eventually } from '../../../tests/eventually.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused, type Caller } from '../../../tests/trial-shop.ts'

const admin = opened(openOrderAdmin)

let service: Caller
let handler: Caller

beforeAll(async () => {
  service = await admin.staff('customer-service')
  handler = await admin.staff('order-handler')
})

beforeEach(() => admin.control({ mode: 'normal', applies: 'all' }))

const act = (number: string, action: string, body: object, who: Caller = service, key: string = crypto.randomUUID()) =>
  admin.shop.ask(`/order/${number}/${action}`, body, { ...who, 'Idempotency-Key': key })

/** Expects a refusal that says how much may still be refunded. */
async function expectOverLimit(pending: Promise<Response>, max: string): Promise<void> {
  const answer = await pending
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { code: 'order.refund_over_limit', details: { max: expect.stringContaining(max) } },
  ])
}

const lastOf = async (number: string) => (await admin.orderNumbered(number)).timeline.at(-1)

test('customer service gives back up to the limit from one order in all, an order handler beyond it', async () => {
  await admin.shop.payload.updateGlobal({ slug: 'order-rules', data: { serviceRefundLimit: 300 } })
  const { number } = await admin.paidOrder()
  const refund = (amount: number, who?: Caller, key?: string) =>
    act(number, 'refund', { amount, typed: number }, who, key)
  await expectOverLimit(refund(301), '3,00')
  const key = crypto.randomUUID()
  expect((await refund(200, service, key)).status).toBe(200)
  expect((await refund(200, service, key)).status).toBe(200)
  await expectOverLimit(refund(101), '1,00')
  // Two at once: one of them is first.
  const both = await Promise.all([refund(100), refund(100)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect((await refund(10, handler)).status).toBe(200)
  await expectOverLimit(refund(1), '0,00')
  expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 310 })
})

test('a refund limit that is negative, not in whole cents or above a thousand euros is refused', async () => {
  for (const serviceRefundLimit of [-1, 0.5, 100_001])
    await expect(
      admin.shop.payload.updateGlobal({ slug: 'order-rules', data: { serviceRefundLimit } }),
    ).rejects.toThrow()
})

test('contact and address are corrected until the order is sent, and the timeline names the fields', async () => {
  const { number } = await admin.paidOrder()
  const { bought } = await admin.orderNumbered(number)
  const typed = {
    contact: { email: 'Oikea@Example.com', phone: '050 765 4321' },
    address: { ...bought.form.address, street: 'Uusi katu 2', zip: '00100', city: 'Helsinki' },
  }
  await expectRefused(
    act(number, 'correct', { ...typed, contact: { ...typed.contact, email: 'oikea' } }),
    422,
    'contact.email_malformed',
  )
  expect((await act(number, 'correct', typed)).status).toBe(200)
  const stored = await findOne(admin.shop, 'orders', { number: { equals: number } })
  expect(stored).toMatchObject({ email: 'Oikea@Example.com', emailKey: 'oikea@example.com', phoneKey: '+358507654321' })
  expect((await admin.orderNumbered(number)).bought.form).toMatchObject({
    contact: { ...bought.form.contact, email: 'Oikea@Example.com', phone: '+358507654321' },
    address: { street: 'Uusi katu 2' },
  })
  expect(await lastOf(number)).toMatchObject({ what: 'corrected', note: expect.stringContaining('email phone street') })
  // What is as it was is no correction.
  expect((await act(number, 'correct', typed)).status).toBe(200)
  expect((await admin.orderNumbered(number)).timeline.filter(({ what }) => what === 'corrected')).toHaveLength(1)

  expect((await act(number, 'move', { to: 'sent' }, handler)).status).toBe(200)
  await expectRefused(act(number, 'correct', typed), 409, 'order.correction_too_late')
})

test('an e-mail is sent again to the corrected address, once for each press of the button', async () => {
  const { number } = await admin.paidOrder()
  const { bought } = await admin.orderNumbered(number)
  const ofOrder = async () => {
    await finishLaterWork()
    const found = await findAll(admin.shop, 'outbox', { key: { like: `order ${number}` } }, { sort: 'id' })
    return found.filter(({ channel }) => channel !== 'sms')
  }
  const [letter] = await eventually(async () => {
    const found = await ofOrder()
    return found.length > 0 && found
  })
  const to = `uusi-${number.toLowerCase()}@example.com`
  await act(number, 'correct', {
    contact: { email: to, phone: bought.form.contact.phone },
    address: bought.form.address,
  })
  const key = crypto.randomUUID()
  for (let turn = 0; turn < 2; turn += 1)
    expect((await act(number, 'resend', { letter: letter?.id }, service, key)).status).toBe(200)
  const sent = (await ofOrder()).filter((one) => one.to === to)
  expect(sent).toMatchObject([{ subject: letter?.subject }])
  const [before, again] = [letter, sent[0]].map((one) => unseal(one?.message ?? '') as Record<string, unknown>)
  expect(again).toEqual({ ...before, to })
  expect(await lastOf(number)).toMatchObject({ what: 'letter_resent', note: letter?.subject })
})

test('sending an e-mail of another order again, or an unknown one, is refused', async () => {
  const [{ number }, other] = [await admin.paidOrder(), await admin.paidOrder()]
  const [letter] = await eventually(async () => {
    await finishLaterWork()
    const found = await findAll(admin.shop, 'outbox', { key: { like: `order ${other.number}` } })
    return found.length > 0 && found
  })
  await expectRefused(act(number, 'resend', { letter: letter?.id }), 404, 'letter.not_found')
  await expectRefused(act(number, 'resend', { letter: 'ei' }), 404, 'letter.not_found')
})
