import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundAdmin } from '../../tests/refund-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'
import { signed } from '../../tests/external-services.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const admin = opened(openRefundAdmin)

describe('a payment that cannot become an order', () => {
  test('reports on the page and by e-mail that its last piece was sold', async () => {
    await admin.setStock(1)
    const shopper = await admin.shopperWith(1)
    const left = await admin.purchase(shopper)
    await admin.addGlasses(shopper)
    const { totalCost } = await admin.cartOf(shopper)
    await admin.purchase(shopper, { shownTotal: totalCost, acknowledgesMadeToMeasure: true })
    expect(await admin.purchaseState(left.purchaseRef)).toBe('canceled')
    await admin.setStock(0)
    expect(await admin.settle(await admin.pay(left.next))).toEqual({
      outcome: 'given_back',
      purchaseRef: left.purchaseRef,
      payment: { confirmation: 2, outcome: null },
    })
    expect(await noticeOf(left.purchaseRef)).toEqual({ reason: 'sold_out', amount: admin.goods.amount })
    expect(await mailOf(left.purchaseRef)).toContain('mutta tuote ehti loppua')
  })

  test('reports that another payment has bought the same pieces', async () => {
    const ref = await admin.paidTooLate()
    expect(await noticeOf(ref)).toEqual({ reason: 'ordered_already', amount: admin.goods.amount })
    const mail = await mailOf(ref)
    expect(mail).toContain('olit jo maksanut samoja tuotteita')
    expect(mail).not.toContain('loppua')
  })

  test('keeps its reason after a failed refund that staff sent again', async () => {
    await admin.failing()
    const ref = await admin.paidTooLate()
    await admin.settleLate(ref, { as: 'failed', typed: admin.sum() })
    await admin.giving()
    await admin.settleLate(ref, { as: 'again', typed: admin.sum() })
    expect(await noticeOf(ref)).toMatchObject({ reason: 'ordered_already' })
  })

  test('is shown with its reason while its refund is pending', async () => {
    await admin.pending()
    const ref = await admin.paidTooLate()
    expect(await admin.purchaseState(ref)).toBe('refunding')
    expect(await noticeOf(ref)).toMatchObject({ reason: 'ordered_already' })
  })
})

describe('a payment of another sum than requested', () => {
  test('is listed for staff, releases what was held, and is not tried again by the sweep', async () => {
    const { proof, ref } = await paidAnotherSum()
    expect((await admin.webhook(proof)).status).toBe(200)
    expect(await admin.purchaseState(ref)).toBe('refunding')
    expect(await admin.orderOf(ref)).toBeNull()
    expect(await admin.stock()).toBe(20)
    for (let turn = 0; turn < 3; turn += 1) {
      moveClock(2 * MINUTE_MS)
      await admin.sweep()
    }
    expect(await admin.lateInTrouble()).toContain(ref)
    expect(await admin.purchaseState(ref)).toBe('refunding')
    expect(await admin.lateRefundsOf(ref)).toEqual([])
    expect(await noticeOf(ref)).toEqual({ reason: 'other_sum', amount: admin.goods.amount - 100 })
  })

  test('changes nothing when reported again, and is refused with yet another sum', async () => {
    const { proof, ref } = await paidAnotherSum()
    await admin.webhook(proof)
    expect((await admin.webhook(proof)).status).toBe(200)
    const other = signed({ ...proof, 'checkout-amount': '1' })
    await expectRefused(admin.webhook(other), 400, 'payment.proof_malformed')
    expect(await noticeOf(ref)).toMatchObject({ amount: admin.goods.amount - 100 })
  })

  test('is refunded by staff with the sum received, and the payer gets a letter', async () => {
    const { proof, ref } = await paidAnotherSum()
    await admin.webhook(proof)
    await expectRefused(admin.settleLate(ref, { as: 'again', typed: admin.sum() }), 422, 'payment.sum_not_typed')
    const typed = ((admin.goods.amount - 100) / 100).toFixed(2).replace('.', ',')
    expect(await (await admin.settleLate(ref, { as: 'again', typed })).json()).toEqual({ state: 'done' })
    expect(await admin.purchaseState(ref)).toBe('refunded')
    expect(await admin.lateRefundsOf(ref)).toMatchObject([{ amount: admin.goods.amount - 100 }])
    expect(await mailOf(ref)).toContain('summa ei ollut sama')
  })

  test('is not refunded again when staff have returned it another way, and sends a letter', async () => {
    const { proof, ref } = await paidAnotherSum()
    await admin.webhook(proof)
    const typed = ((admin.goods.amount - 100) / 100).toFixed(2).replace('.', ',')
    const given = { as: 'done', typed, note: 'Tilisiirrolla' }
    expect(await (await admin.settleLate(ref, given)).json()).toEqual({ state: 'done' })
    expect(await admin.purchaseState(ref)).toBe('refunded')
    expect(await admin.lateRefundsOf(ref)).toEqual([])
    expect(await mailOf(ref)).toContain('summa ei ollut sama')
    await expectRefused(admin.settleLate(ref, given), 409, 'order.refund_settled')
  })

  test('is listed for staff also when it comes after the purchase was abandoned', async () => {
    const { proof, ref } = await paidAnotherSum()
    moveClock(2 * HOUR_MS)
    await admin.shop.payload.db.updateOne({
      collection: 'purchases' as never,
      where: { ref: { equals: ref } },
      data: { state: 'abandoned' },
    })
    await admin.settle(proof)
    moveClock(2 * MINUTE_MS)
    await admin.sweep()
    expect(await admin.lateInTrouble()).toContain(ref)
  })
})

/** The provider says that a euro less was paid. */
async function paidAnotherSum() {
  const { next, purchaseRef } = await admin.purchase(await admin.shopperWith(1))
  const proof = await admin.pay(next)
  return { ref: purchaseRef, proof: signed({ ...proof, 'checkout-amount': String(admin.goods.amount - 100) }) }
}

async function noticeOf(ref: string): Promise<unknown> {
  const answer = (await (await admin.shop.ask(`/order/confirmation/${ref}`)).json()) as { givenBack: unknown }
  return answer.givenBack
}

/** The text of the letter about the refund. */
async function mailOf(ref: string): Promise<string> {
  const sent = (await admin.lateMail(ref)) as { message: string } | null
  return sent ? (unseal(sent.message) as Letter).text : ''
}
