import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Inquiry } from '#contracts/order-inquiries.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { storedDocuments } from '#plugins/kit/test-database.ts'
import { opened } from '../../../tests/opened.ts'
import { openOrderAdmin } from '../../../tests/order-admin.ts'
import { expectRefused, type Caller } from '../../../tests/trial-shop.ts'
import { inquiryToken } from '../order-links.ts'
import { daysMs } from '../../../tests/go-to-day.ts'

const admin = opened(openOrderAdmin)

/** An order whose buyer an optician has asked, with the link of the letter. */
async function asked(question = 'Onko akseli 90?') {
  const optician = await admin.staff('optician')
  const { number, shopper } = await admin.glassesOrder()
  await expectOk(admin.shop.ask(`/order/${number}/inquiry`, { question }, optician))
  const token = inquiryToken(await admin.orderNumbered(number))
  const answer = (body: object) => admin.shop.ask(`/order/inquiry/${token}/answer`, body, shopper)
  return { number, token, optician, answer, path: `/order/inquiry/${token}` }
}
async function expectOk(asking: Promise<Response>): Promise<void> {
  expect((await asking).status).toBe(200)
}
const read = async (number: string, by: Caller) =>
  (await (await admin.shop.ask(`/order/${number}/prescriptions`, {}, by)).json()) as { inquiries: Inquiry[] }
const standing = async (number: string) => {
  const { state, waitsForOptician, awaitsAnswerUntil } = await admin.orderNumbered(number)
  return { state, waitsForOptician, awaits: Boolean(awaitsAnswerUntil) }
}
const lettersTo = async (number: string) =>
  (await findAll(admin.shop, 'outbox', { key: { like: `order ${number} inquiry` } })).map(({ key }) => key).sort()

test('a question waits for the buyer, its answer for the optician, who must read it to confirm', async () => {
  const { number, answer, optician, path } = await asked('Onko keratokonus todettu?')
  expect(await standing(number)).toEqual({ state: 'pending', waitsForOptician: false, awaits: true })
  const seen = (await (await admin.shop.ask(path)).json()) as object
  expect(seen).toEqual({ number, question: 'Onko keratokonus todettu?', until: expect.any(String) })
  await read(number, optician)

  await expectRefused(answer({ answer: '  ' }), 422, 'inquiry.empty')
  const picture = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  await expectOk(answer({ answer: 'Uveiitti oli lapsena.', file: picture.toString('base64') }))
  expect(await standing(number)).toEqual({ state: 'pending', waitsForOptician: true, awaits: false })
  await expectRefused(answer({ answer: 'Toinen vastaus.' }), 409, 'inquiry.answered')
  await expectRefused(admin.shop.ask(path), 409, 'inquiry.answered')

  const confirm = () => admin.shop.ask(`/order/${number}/move`, { to: 'confirmed' }, optician)
  await expectRefused(confirm(), 409, 'order.prescription_unread')
  const { inquiries } = await read(number, optician)
  expect(inquiries).toMatchObject([{ n: 1, answer: 'Uveiitti oli lapsena.', hasFile: true }])
  const file = await admin.shop.ask(`/order/${number}/prescriptions/file`, { inquiry: 1 }, optician)
  expect(await file.json()).toMatchObject({ type: 'image/jpeg' })
  expect(await findAll(admin.shop, 'prescription-reads', { prescription: { equals: number } })).toHaveLength(3)
  expect(await findOne(admin.shop, 'prescription-files', { orderNumber: { equals: number } })).not.toBeNull()
  await expectOk(confirm())
  expect(JSON.stringify(await storedDocuments(admin.shop.payload))).not.toMatch(/Onko keratokonus|Uveiitti oli/)
})

test('the buyer gets one e-mail and one text message, and the e-mail does not quote the question', async () => {
  const { number } = await asked()
  for (let turn = 0; turn < 2; turn += 1) await admin.sweep()
  await expect.poll(() => lettersTo(number)).toEqual([`order ${number} inquiry 1`, `order ${number} inquiry 1 sms`])
  const { message } = (await findOne(admin.shop, 'outbox', { key: { equals: `order ${number} inquiry 1` } }))!
  const { text } = unseal(message ?? '') as { text: string }
  expect(text).toContain('/tilaus/kysymys/')
  expect(text).not.toContain('akseli')
})

test('a question that another has replaced takes no answer', async () => {
  const { number, optician, answer } = await asked()
  await expectOk(admin.shop.ask(`/order/${number}/inquiry`, { question: 'Entä PD?' }, optician))
  await expectRefused(answer({ answer: 'On.' }), 410, 'inquiry.closed')
  expect(await standing(number)).toMatchObject({ awaits: true })
})

test('an order that leaves the review closes its question, and takes no new one', async () => {
  const { number, optician, answer, path } = await asked()
  await expectOk(admin.ask(number, 'cancel', { typed: number }))
  expect(await standing(number)).toEqual({ state: 'canceled', waitsForOptician: false, awaits: false })
  await expectRefused(answer({ answer: 'On.' }), 410, 'inquiry.closed')
  await expectRefused(admin.shop.ask(`${path}x`), 410, 'inquiry.link_unknown')
  const stranger = await admin.shop.newShopper()
  await expectRefused(admin.shop.ask(`${path}x/answer`, { answer: 'On.' }, stranger), 410, 'inquiry.link_unknown')
  await expectRefused(
    admin.shop.ask(`/order/${number}/inquiry`, { question: 'Vielä?' }, optician),
    409,
    'inquiry.not_in_review',
  )
})

test('a question that is not answered in a week gives the order back to the optician', async () => {
  const { number, answer } = await asked()
  moveClock(daysMs(8))
  await expectRefused(answer({ answer: 'On.' }), 410, 'inquiry.closed')
  await admin.sweep()
  await expect.poll(() => standing(number)).toEqual({ state: 'pending', waitsForOptician: true, awaits: false })
  expect((await admin.orderNumbered(number)).timeline.at(-1)).toMatchObject({ what: 'inquiry_late' })
})
