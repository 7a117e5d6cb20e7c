import { expect, test } from 'vitest'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { storedDocuments } from '#plugins/kit/test-database.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { findCharge } from '#plugins/payments/charges/repository.ts'
import { opened } from './opened.ts'
import { openRefundAdmin } from './refund-admin.ts'

/** Words that occur in notes only. */
const WORDS = ['kaihileikkaus', 'keratokonusepäily', 'glaukoomaepäily', 'karsastusleikkaus', 'makulareikä', 'uveiitti']

const admin = opened(openRefundAdmin)

test('notes of shopper and staff are readable by staff, and not in the database', async () => {
  const { purchaseRef, number } = await admin.paidOrder({ note: `Oli ${WORDS[0]}` })
  await action(number, 'note', { note: `Oli ${WORDS[1]}` })
  await action(number, 'move', { to: 'confirmed', note: `Oli ${WORDS[2]}` })
  await action(number, 'refund', { amount: 100, typed: number, note: `Oli ${WORDS[3]}` })
  await action(number, 'cancel', { typed: number, note: `Oli ${WORDS[4]}` })
  const late = await settledLate(`Oli ${WORDS[5]}`)

  const req = await admin.shop.req()
  const order = await findOrder(req, number)
  const notes = [order?.bought.form.note, ...(order?.timeline ?? []).map(({ note }) => note)].filter(Boolean)
  expect(notes).toEqual(expect.arrayContaining(WORDS.slice(0, 5).map((word) => `Oli ${word}`)))
  expect(order?.refunds[0]?.note).toBe(`Oli ${WORDS[3]}`)
  expect((await findPurchase(req, purchaseRef))?.form.note).toBe(`Oli ${WORDS[0]}`)
  expect((await findCharge(req, late))?.refunds[0]?.note).toBe(`Oli ${WORDS[5]}`)

  const stored = await everythingStored()
  expect(stored).toContain('aino@example.com')
  expect(WORDS.filter((word) => stored.includes(word))).toEqual([])
})

async function action(number: string, name: string, body: object): Promise<void> {
  const answer = await admin.ask(number, name, body)
  expect([name, answer.status]).toEqual([name, 200])
}

/** A late payment whose refund staff record as done. */
async function settledLate(note: string): Promise<string> {
  await admin.control({ mode: 'refund-fails' })
  const ref = await admin.paidTooLate()
  expect((await admin.settleLate(ref, { as: 'done', typed: admin.sum(), note })).status).toBe(200)
  return ref
}

async function everythingStored(): Promise<string> {
  return JSON.stringify(await storedDocuments(admin.shop.payload))
}
