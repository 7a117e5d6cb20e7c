import { beforeEach, describe, expect, test } from 'vitest'
import { opened } from '../../tests/opened.ts'
import { expectRefused, openTrial } from '../../tests/trial-shop.ts'
import { signed } from '../../tests/external-services.ts'

const trial = opened(openTrial)
let purchaseRef: string
/** What the provider would truly say once this purchase is paid. */
let truth: Record<string, string>

beforeEach(async () => {
  const purchase = await trial.purchase(await trial.shopperWith(1))
  purchaseRef = purchase.purchaseRef
  truth = await trial.pay(purchase.next)
})

describe('a rightly signed proof', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['names no purchase of ours', { 'checkout-stamp': 'of-another-shop' }, 404, 'payment.unknown'],
    ['names none at all', { 'checkout-stamp': '' }, 400, 'payment.proof_malformed'],
    ['names no payment', { 'checkout-transaction-id': '' }, 400, 'payment.proof_malformed'],
    ['is of no sum', { 'checkout-amount': 'paljon' }, 400, 'payment.proof_malformed'],
  ])('settles nothing, by webhook or return, when it %s', async (_, differences, status, code) => {
    const proof = signed({ ...truth, ...differences })
    await expectRefused(trial.webhook(proof), status, code)
    const shopper = await trial.shop.newShopper()
    await expectRefused(trial.shop.ask('/checkout/return', proof, shopper), status, code)
    expect(await trial.purchaseState(purchaseRef)).toBe('awaiting_payment')
    expect(await trial.orderOf(purchaseRef)).toBeNull()
    expect(await trial.stock()).toBe(19)
  })

  test('settles the purchase after a malformed one was refused', async () => {
    await expectRefused(
      trial.webhook(signed({ ...truth, 'checkout-amount': 'paljon' })),
      400,
      'payment.proof_malformed',
    )
    expect((await trial.webhook(signed(truth))).status).toBe(200)
    expect(await trial.orderOf(purchaseRef)).toMatchObject({ state: 'received' })
  })
})
