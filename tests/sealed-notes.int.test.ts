import { afterAll, beforeAll, expect, test } from 'vitest'
import { findPurchase } from '#plugins/checkout/repository.ts'
import { findOrder } from '#plugins/orders/repository.ts'
import { openTrial, type Caller, type Trial } from './trial-shop.ts'

/** Words that stand in notes and nowhere else. */
const WORDS = ['kaihileikkaus', 'keratokonus', 'glaukooma', 'karsastus', 'makulan', 'uveiitti']

let trial: Trial
let handler: Caller

beforeAll(async () => {
  trial = await openTrial()
  handler = await trial.staff('order-handler')
}, 120_000)
afterAll(() => trial.close())

test('notes of shopper and staff are read by staff, and not by who reads the database', async () => {
  const { next, purchaseRef } = await trial.purchase(await trial.shopperWith(1), { note: `Oli ${WORDS[0]}` })
  await trial.settle(await trial.pay(next))
  const number = (await trial.orderOf(purchaseRef))?.number ?? ''
  await deed(number, 'note', { note: `Oli ${WORDS[1]}` })
  await deed(number, 'move', { to: 'confirmed', note: `Oli ${WORDS[2]}` })
  await deed(number, 'refund', { amount: 100, typed: number, note: `Oli ${WORDS[3]}` })
  await deed(number, 'cancel', { typed: number, note: `Oli ${WORDS[4]}` })
  const late = await settledLate(`Oli ${WORDS[5]}`)

  const req = await trial.shop.req()
  const order = await findOrder(req, number)
  const notes = [order?.bought.form.note, ...(order?.timeline ?? []).map(({ note }) => note)].filter(Boolean)
  expect(notes).toEqual(expect.arrayContaining(WORDS.slice(0, 5).map((word) => `Oli ${word}`)))
  expect(order?.refunds[0]?.note).toBe(`Oli ${WORDS[3]}`)
  expect((await findPurchase(req, purchaseRef))?.form.note).toBe(`Oli ${WORDS[0]}`)
  expect((await findPurchase(req, late))?.moneyBack?.note).toBe(`Oli ${WORDS[5]}`)

  const kept = await everythingKept()
  expect(kept).toContain('aino@example.com')
  expect(WORDS.filter((word) => kept.includes(word))).toEqual([])
})

async function deed(number: string, name: string, body: object): Promise<void> {
  const answer = await trial.shop.ask(`/order/${number}/${name}`, body, handler)
  expect([name, answer.status]).toEqual([name, 200])
}

/** A payment that came too late, whose money staff say has gone. */
async function settledLate(note: string): Promise<string> {
  const shopper = await trial.shopperWith(1)
  const [first, second] = [await trial.purchase(shopper), await trial.purchase(shopper)]
  await trial.settle(await trial.pay(second.next))
  await trial.control({ mode: 'refund-fails' })
  await trial.webhook(await trial.pay(first.next))
  const typed = (trial.goods.amount / 100).toFixed(2).replace('.', ',')
  const answer = await trial.shop.ask(`/payment/late/${first.purchaseRef}`, { as: 'done', typed, note }, handler)
  expect(answer.status).toBe(200)
  return first.purchaseRef
}

async function everythingKept(): Promise<string> {
  const { client } = trial.shop.payload.db as unknown as {
    client: { execute: (sql: string) => Promise<{ rows: object[] }> }
  }
  const tables = (await client.execute(`SELECT name FROM sqlite_master WHERE type = 'table'`)).rows as {
    name: string
  }[]
  const rows = await Promise.all(tables.map(({ name }) => client.execute(`SELECT * FROM "${name}"`)))
  return JSON.stringify(rows.map((found) => found.rows))
}
