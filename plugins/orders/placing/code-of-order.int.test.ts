import { describe, expect, test } from 'vitest'
import { today } from '#plugins/kit/clock.ts'
import { findOne } from '#plugins/kit/storage/documents.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundAdmin } from '../../../tests/refund-admin.ts'

const admin = opened(openRefundAdmin)

describe('a canceled order', () => {
  test('gives its use back to the code it was taken from, once', async () => {
    await makeCode('OMA')
    const { number } = await boughtWith('OMA')
    expect(await usesLeft('OMA')).toBe(4)
    await admin.ask(number, 'cancel', { typed: number })
    expect(await usesLeft('OMA')).toBe(5)
    await admin.sweep()
    expect(await usesLeft('OMA')).toBe(5)
  })

  test('gives no use to a code that was made anew under the same name', async () => {
    await makeCode('KAIMA')
    const { number } = await boughtWith('KAIMA')
    await removeCode('KAIMA')
    await makeCode('KAIMA')
    expect(await (await admin.ask(number, 'cancel', { typed: number })).json()).toMatchObject({ state: 'canceled' })
    expect(await usesLeft('KAIMA')).toBe(5)
  })
})

test.each([
  ['was deleted', removeCode, 'discount_removed', 'alennuskoodisi oli poistettu käytöstä'],
  ['was used up', useUp, 'discount_used_up', 'alennuskoodisi käytettiin loppuun'],
] as const)('a late payment whose code %s is refunded with that reason', async (_, meanwhile, reason, words) => {
  await makeCode('MYOHA')
  const shopper = await admin.shopperWith(1)
  const { left, totalCost } = await leftOpenWith('MYOHA', shopper)
  await meanwhile('MYOHA')
  await admin.settle(await admin.pay(left.next))
  const answer = await admin.shop.ask(`/order/confirmation/${left.purchaseRef}`)
  expect(await answer.json()).toMatchObject({ givenBack: { reason, amount: totalCost } })
  expect(await mailOf(left.purchaseRef)).toContain(words)
  await removeCode('MYOHA')
})

/** A purchase with this code that was given up for another without it. */
async function leftOpenWith(code: string, shopper: Record<string, string>) {
  const totalCost = await totalWith(code, shopper)
  const left = await admin.purchase(shopper, { shownTotal: totalCost })
  await admin.purchase(shopper, { shownTotal: await totalWith('', shopper) })
  return { left, totalCost }
}

async function boughtWith(code: string) {
  const shopper = await admin.shopperWith(1)
  return admin.paidOrder({ shownTotal: await totalWith(code, shopper) }, shopper)
}

async function totalWith(code: string, shopper: Record<string, string>): Promise<number> {
  expect((await admin.shop.ask('/cart/discount', { code }, shopper)).status).toBe(200)
  return (await admin.cartOf(shopper)).totalCost
}

async function makeCode(code: string): Promise<void> {
  const limit = { isLimited: true, usesLeft: 5 }
  const data = { code, kind: 'percent', value: 20, minimum: 0, startsOn: today(), endsOn: today(), ...limit }
  await admin.shop.payload.create({ collection: 'discount-codes' as never, data: data as never })
}

async function removeCode(code: string): Promise<void> {
  await admin.shop.payload.delete({ collection: 'discount-codes' as never, where: { code: { equals: code } } })
}

async function useUp(code: string): Promise<void> {
  const where = { code: { equals: code } }
  await admin.shop.payload.db.updateOne({ collection: 'discount-codes' as never, where, data: { usesLeft: 0 } })
}

async function usesLeft(code: string): Promise<number | undefined> {
  return (await findOne(admin.shop, 'discount-codes', { code: { equals: code } }))?.usesLeft ?? undefined
}

/** The text of the letter about the refund. */
async function mailOf(ref: string): Promise<string> {
  const sent = (await admin.lateMail(ref)) as { message: string } | null
  return sent ? (unseal(sent.message) as Letter).text : ''
}
