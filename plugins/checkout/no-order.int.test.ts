import { describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import type { Letter } from '#plugins/kit/mail/outbox.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundDesk } from '../../tests/refund-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'
import { signed } from '../../tests/external-services.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const desk = opened(openRefundDesk)

describe('a payment that cannot become an order', () => {
  test('because its last piece was sold meanwhile is told so, on the page and by mail, and not as canceled', async () => {
    await desk.setStock(1)
    const shopper = await desk.shopperWith(1)
    const left = await desk.purchase(shopper)
    await desk.addGlasses(shopper)
    const { totalCost } = await desk.cartOf(shopper)
    await desk.purchase(shopper, { shownTotal: totalCost, acknowledgesMadeToMeasure: true })
    expect(await desk.purchaseState(left.purchaseRef)).toBe('canceled')
    await desk.setStock(0)
    expect(await desk.settle(await desk.pay(left.next))).toEqual({
      outcome: 'given_back',
      purchaseRef: left.purchaseRef,
      payment: { confirmation: 2, outcome: null },
    })
    expect(await toldOf(left.purchaseRef)).toEqual({ reason: 'sold_out', amount: desk.goods.amount })
    expect(await mailOf(left.purchaseRef)).toContain('mutta tuote ehti loppua')
  })

  test('because another payment has bought the same is told so, though there are pieces left', async () => {
    const ref = await desk.paidTooLate()
    expect(await toldOf(ref)).toEqual({ reason: 'ordered_already', amount: desk.goods.amount })
    const mail = await mailOf(ref)
    expect(mail).toContain('olit jo maksanut samoja tuotteita')
    expect(mail).not.toContain('loppua')
  })

  test('keeps its reason over a refund that failed and was sent again by staff', async () => {
    await desk.failing()
    const ref = await desk.paidTooLate()
    await desk.settleLate(ref, { as: 'failed', typed: desk.sum() })
    await desk.giving()
    await desk.settleLate(ref, { as: 'again', typed: desk.sum() })
    expect(await toldOf(ref)).toMatchObject({ reason: 'ordered_already' })
  })

  test('is waited for, and not told as canceled, while its money has yet to go', async () => {
    await desk.pending()
    const ref = await desk.paidTooLate()
    expect(await desk.purchaseState(ref)).toBe('refunding')
    expect(await toldOf(ref)).toMatchObject({ reason: 'ordered_already' })
  })
})

describe('a payment of another sum than was asked', () => {
  test('stands at the desk, lets go what was held, and is not tried again by the sweep', async () => {
    const { proof, ref } = await paidAnotherSum()
    expect((await desk.webhook(proof)).status).toBe(200)
    expect(await desk.purchaseState(ref)).toBe('refunding')
    expect(await desk.orderOf(ref)).toBeNull()
    expect(await desk.stock()).toBe(20)
    for (let turn = 0; turn < 3; turn += 1) {
      moveClock(2 * MINUTE_MS)
      await desk.sweep()
    }
    expect(await desk.lateInTrouble()).toContain(ref)
    expect(await desk.purchaseState(ref)).toBe('refunding')
    expect(await desk.lateRefundsOf(ref)).toEqual([])
    expect(await toldOf(ref)).toEqual({ reason: 'other_sum', amount: desk.goods.amount - 100 })
  })

  test('said again changes nothing, and as yet another sum is refused', async () => {
    const { proof, ref } = await paidAnotherSum()
    await desk.webhook(proof)
    expect((await desk.webhook(proof)).status).toBe(200)
    const other = signed({ ...proof, 'checkout-amount': '1' })
    await expectRefused(desk.webhook(other), 400, 'payment.proof_malformed')
    expect(await toldOf(ref)).toMatchObject({ amount: desk.goods.amount - 100 })
  })

  test('is sent back by staff as the sum that came, and its payer is told', async () => {
    const { proof, ref } = await paidAnotherSum()
    await desk.webhook(proof)
    await expectRefused(desk.settleLate(ref, { as: 'again', typed: desk.sum() }), 422, 'payment.sum_not_typed')
    const typed = ((desk.goods.amount - 100) / 100).toFixed(2).replace('.', ',')
    expect(await (await desk.settleLate(ref, { as: 'again', typed })).json()).toEqual({ state: 'done' })
    expect(await desk.purchaseState(ref)).toBe('refunded')
    expect(await desk.lateRefundsOf(ref)).toMatchObject([{ amount: desk.goods.amount - 100 }])
    expect(await mailOf(ref)).toContain('summa ei ollut sama')
  })

  test('that staff have given back by another way is not sent to anybody, and its payer is told once', async () => {
    const { proof, ref } = await paidAnotherSum()
    await desk.webhook(proof)
    const typed = ((desk.goods.amount - 100) / 100).toFixed(2).replace('.', ',')
    const given = { as: 'done', typed, note: 'Tilisiirrolla' }
    expect(await (await desk.settleLate(ref, given)).json()).toEqual({ state: 'done' })
    expect(await desk.purchaseState(ref)).toBe('refunded')
    expect(await desk.lateRefundsOf(ref)).toEqual([])
    expect(await mailOf(ref)).toContain('summa ei ollut sama')
    await expectRefused(desk.settleLate(ref, given), 409, 'order.refund_settled')
  })

  test('that came after it had been given up stands at the desk too', async () => {
    const { proof, ref } = await paidAnotherSum()
    moveClock(2 * HOUR_MS)
    await desk.shop.payload.db.updateOne({
      collection: 'purchases' as never,
      where: { ref: { equals: ref } },
      data: { state: 'abandoned' },
    })
    await desk.settle(proof)
    moveClock(2 * MINUTE_MS)
    await desk.sweep()
    expect(await desk.lateInTrouble()).toContain(ref)
  })
})

/** The provider says that a euro less was paid. */
async function paidAnotherSum() {
  const { next, purchaseRef } = await desk.purchase(await desk.shopperWith(1))
  const proof = await desk.pay(next)
  return { ref: purchaseRef, proof: signed({ ...proof, 'checkout-amount': String(desk.goods.amount - 100) }) }
}

async function toldOf(ref: string): Promise<unknown> {
  const answer = (await (await desk.shop.ask(`/order/confirmation/${ref}`)).json()) as { givenBack: unknown }
  return answer.givenBack
}

/** What the letter says that tells of the refund. */
async function mailOf(ref: string): Promise<string> {
  const sent = (await desk.lateMail(ref)) as { message: string } | null
  return sent ? (unseal(sent.message) as Letter).text : ''
}
