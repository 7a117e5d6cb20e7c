import { describe, expect, test } from 'vitest'
import { retentionPeriods } from '#domain/retention-periods.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { opened } from '../../tests/opened.ts'
import { expectRefused, openTrial, type Caller } from '../../tests/trial-shop.ts'
import { claimRows, releaseRows, purchaseOfRows } from './claim-rows.ts'

const DAY_MS = 86_400_000

const trial = opened(openTrial)

describe('purchases that share a row of the cart', () => {
  test('allow one of them to claim its rows, also where all claim at once', async () => {
    const req = await trial.shop.req()
    for (let turn = 0; turn < 5; turn += 1) {
      const rivals = [rows(`a${turn}`, ['1', '2']), rows(`b${turn}`, ['2', '3']), rows(`c${turn}`, ['3', '4', '2'])]
      const shopperId = `shopper ${turn}`
      const claims = await Promise.all(rivals.map((rival) => claimRows(req, { ...rival, shopperId })))
      expect(claims.filter(Boolean)).toHaveLength(1)
    }
  })

  test('free the rows of the one that lost, and let the winner claim again', async () => {
    const req = await trial.shop.req()
    const [first, second, third] = [rows('first', ['1', '2']), rows('second', ['2', '3']), rows('third', ['3'])]
    expect(await claimRows(req, first)).toBe(true)
    expect(await claimRows(req, second)).toBe(false)
    await releaseRows(req, second.holdRef)
    expect([await claimRows(req, third), await claimRows(req, first)]).toEqual([true, true])
    expect(await purchaseOfRows(req, first)).toBeNull()
  })

  test('become one order, and the second payment is refunded', async () => {
    const shopper = await trial.shopperWith(1)
    const first = await trial.purchase(shopper)
    await addAnother(shopper)
    const second = await trial.purchase(shopper, { shownTotal: 2 * trial.goods.amount })
    const proofs = [await trial.pay(first.next), await trial.pay(second.next)]
    await Promise.all(proofs.map((proof) => trial.webhook(proof)))
    const states = [await trial.purchaseState(first.purchaseRef), await trial.purchaseState(second.purchaseRef)]
    expect(states.toSorted()).toEqual(['ordered', 'refunded'])
  })
})

describe('the confirmation page after paying', () => {
  test('shows that there is an order after its purchase is deleted, without customer data', async () => {
    const shopper = await trial.shopperWith(1)
    const { next, purchaseRef } = await trial.purchase(shopper)
    await trial.settle(await trial.pay(next))
    const confirmation = () => trial.shop.ask(`/order/confirmation/${purchaseRef}`, undefined, shopper)
    expect(await (await confirmation()).json()).toMatchObject({ outcome: 'paid', order: { state: 'received' } })
    moveClock((retentionPeriods['ordered purchases'].days + 1) * DAY_MS)
    await runAllTasks(trial.shop.payload)
    expect(await trial.purchaseState(purchaseRef)).toBeUndefined()
    expect(await (await confirmation()).json()).toEqual({ outcome: 'paid', order: null, givenBack: null })
  })

  test('is not found for an unknown purchase', async () => {
    await expectRefused(trial.shop.ask('/order/confirmation/nobody'), 404, 'checkout.purchase_missing')
  })
})

function rows(ref: string, lines: string[]) {
  return { ref, holdRef: ref, shopperId: 'shopper', lines: lines.map((line) => ({ ref: line })) as never }
}

async function addAnother(shopper: Caller): Promise<void> {
  const added = await trial.shop.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 1 }, shopper)
  expect(added.status).toBe(200)
}
