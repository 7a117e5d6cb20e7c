import { describe, expect, test, vi } from 'vitest'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { opened } from '../../tests/opened.ts'
import { openRefundAdmin } from '../../tests/refund-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'
import { signed } from '../../tests/external-services.ts'

const admin = opened(openRefundAdmin)

describe('a callback of a refund', () => {
  test('changes nothing of what staff have decided since when it is sent again', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    const failed = await admin.proofOf(number, 'fail')
    await admin.sendWebhook(failed)
    await admin.settleByHand(number, {
      key: (await admin.orderNumbered(number)).refunds[0]?.key,
      as: 'done',
      typed: number,
    })
    expect((await admin.sendWebhook(failed)).status).toBe(200)
    expect(await admin.standing(number)).toMatchObject({ refunded: 100, isForStaff: false })
  })

  test('changes nothing of what staff have decided since on a late payment when it is sent again', async () => {
    await admin.pending()
    const ref = await admin.paidTooLate()
    const failed = await admin.lateProofOf(ref, 'fail')
    await admin.sendWebhook(failed)
    await admin.settleLate(ref, { as: 'done', typed: admin.sum() })
    expect((await admin.sendWebhook(failed)).status).toBe(200)
    expect(await admin.purchaseState(ref)).toBe('refunded')
  })

  test('is refused and changes nothing when it is forged or names something else', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    const proof = await admin.proofOf(number, 'fail')
    await expectRefused(admin.sendWebhook({ ...proof, 'checkout-status': 'ok' }), 401, 'payment.signature_wrong')
    await expectRefused(
      admin.sendWebhook(signed({ ...proof, 'checkout-account': '1' })),
      401,
      'payment.signature_wrong',
    )
    await expectRefused(admin.sendWebhook(signed({ ...proof, 'checkout-amount': '1' })), 400, 'payment.proof_malformed')
    await expectRefused(
      admin.sendWebhook(signed({ ...proof, 'checkout-stamp': `order.${number}.other` })),
      404,
      'payment.unknown',
    )
    await expectRefused(
      admin.sendWebhook(signed({ ...proof, 'checkout-stamp': 'purchase.nobody.late-1' })),
      404,
      'payment.unknown',
    )
    await expectRefused(admin.webhook(proof), 404, 'payment.unknown')
    expect(await admin.orderNumbered(number)).toMatchObject({ refunded: 100, refunds: [{ state: 'sent' }] })
  })

  test('sends no letter while it cannot be noted, and one once it is noted', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    const done = await admin.proofOf(number, 'ok')
    const letters = () => findAll(admin.shop, 'outbox', { key: { like: `order ${number} refund` } })
    const { db } = admin.shop.payload
    const write = db.updateOne.bind(db)
    const writing = vi.spyOn(db, 'updateOne').mockImplementation((change) => {
      if (change.collection === 'orders') return Promise.reject(new Error('The process is gone'))
      return write(change)
    })
    expect((await admin.sendWebhook(done)).status).toBe(500)
    writing.mockRestore()
    expect(await letters()).toEqual([])
    for (const _ of [1, 2]) expect((await admin.sendWebhook(done)).status).toBe(200)
    expect(await letters()).toHaveLength(1)
  })

  test('is accepted without a transaction, which a refund that failed at once has not', async () => {
    const { number } = await admin.paidOrder()
    await admin.pending()
    await admin.refund(number, 100)
    const { 'checkout-transaction-id': _, ...proof } = await admin.proofOf(number, 'fail')
    expect((await admin.sendWebhook(signed(proof))).status).toBe(200)
    expect((await admin.orderNumbered(number)).refunded).toBe(0)
  })
})
