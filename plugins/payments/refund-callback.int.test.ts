import { describe, expect, test, vi } from 'vitest'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundDesk } from '../../tests/refund-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'
import { signed } from '../../tests/external-services.ts'

const desk = opened(openRefundDesk)

describe('a callback of a refund', () => {
  test('that is said again changes nothing of what staff have said since', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    const failed = await desk.proofOf(number, 'fail')
    await desk.sendWebhook(failed)
    await desk.settleByHand(number, {
      key: (await desk.orderNumbered(number)).refunds[0]?.key,
      as: 'done',
      typed: number,
    })
    expect((await desk.sendWebhook(failed)).status).toBe(200)
    expect(await desk.standing(number)).toMatchObject({ refunded: 100, isForStaff: false })
  })

  test('of a late payment that is said again changes nothing of what staff have said since', async () => {
    await desk.pending()
    const ref = await desk.paidTooLate()
    const failed = await desk.lateProofOf(ref, 'fail')
    await desk.sendWebhook(failed)
    await desk.settleLate(ref, { as: 'done', typed: desk.sum() })
    expect((await desk.sendWebhook(failed)).status).toBe(200)
    expect(await desk.purchaseState(ref)).toBe('refunded')
  })

  test('that was forged, or is of something else, changes nothing', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    const proof = await desk.proofOf(number, 'fail')
    await expectRefused(desk.sendWebhook({ ...proof, 'checkout-status': 'ok' }), 401, 'payment.signature_wrong')
    await expectRefused(desk.sendWebhook(signed({ ...proof, 'checkout-account': '1' })), 401, 'payment.signature_wrong')
    await expectRefused(desk.sendWebhook(signed({ ...proof, 'checkout-amount': '1' })), 400, 'payment.proof_malformed')
    await expectRefused(
      desk.sendWebhook(signed({ ...proof, 'checkout-stamp': `order.${number}.other` })),
      404,
      'payment.unknown',
    )
    await expectRefused(
      desk.sendWebhook(signed({ ...proof, 'checkout-stamp': 'purchase.nobody.late-1' })),
      404,
      'payment.unknown',
    )
    await expectRefused(desk.webhook(proof), 404, 'payment.unknown')
    expect(await desk.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'sent' }] })
  })

  test('that cannot be noted tells nobody that money has gone; noted, it is told once', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    const done = await desk.proofOf(number, 'ok')
    const letters = () => findAll(desk.shop, 'outbox', { key: { like: `order ${number} refund` } })
    const { db } = desk.shop.payload
    const write = db.updateOne.bind(db)
    const writing = vi.spyOn(db, 'updateOne').mockImplementation((change) => {
      if (change.collection === 'orders') return Promise.reject(new Error('The process is gone'))
      return write(change)
    })
    expect((await desk.sendWebhook(done)).status).toBe(500)
    writing.mockRestore()
    expect(await letters()).toEqual([])
    for (const _ of [1, 2]) expect((await desk.sendWebhook(done)).status).toBe(200)
    expect(await letters()).toHaveLength(1)
  })

  test('that was refused before it came to be carries no transaction, and is heard all the same', async () => {
    const { number } = await desk.paidOrder()
    await desk.pending()
    await desk.refund(number, 100)
    const { 'checkout-transaction-id': _, ...proof } = await desk.proofOf(number, 'fail')
    expect((await desk.sendWebhook(signed(proof))).status).toBe(200)
    expect((await desk.orderNumbered(number)).refunded).toBe(0)
  })
})
