import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { openInvoiceDesk } from '../../../tests/invoice-desk.ts'
import { killedBefore } from '../../../tests/killed.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundDesk } from '../../../tests/refund-desk.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** Dozens of purchases, one for each line. */
const LONG = { timeout: 300_000 }

const desk = opened(openRefundDesk)

/** What another process does later: leases have ended, and what is owed is due. */
async function recover(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    moveClock(3 * MINUTE_MS)
    moveMachineClock(3 * MINUTE_MS)
    await desk.sweep()
  }
}

/** Does the deed once for each line at which its process may be killed, and then once whole. */
async function atEveryLine(round: (kill: (deed: () => Promise<unknown>) => Promise<boolean>) => Promise<boolean>) {
  let line = 0
  while (!(await round((deed) => killedBefore(desk.shop.payload, line, deed)))) line += 1
  moveMachineClock()
  return line
}

const stuck = async () => findAll(await desk.shop.req(), 'stuck-steps')

test('a process that is killed between any two lines of settling a payment makes one order of it', LONG, async () => {
  const lines = await atEveryLine(async (kill) => {
    await desk.setStock(20)
    const { next, purchaseRef } = await desk.purchase(await desk.shopperWith(1))
    const proof = await desk.pay(next)
    const isWhole = await kill(() => desk.settle(proof))
    await recover()
    expect(await desk.purchaseState(purchaseRef)).toBe('ordered')
    expect(await desk.stock()).toBe(19)
    expect(await desk.lateRefundsOf(purchaseRef)).toEqual([])
    return isWhole
  })
  expect(lines).toBeGreaterThan(5)
  expect(await stuck()).toEqual([])
})

test(
  'a process that is killed between any two lines of giving back a late payment gives it back once',
  LONG,
  async () => {
    const lines = await atEveryLine(async (kill) => {
      await desk.setStock(20)
      const { next, purchaseRef } = await desk.purchase(await desk.shopperWith(1))
      moveClock(2 * HOUR_MS)
      await desk.sweep()
      await desk.setStock(0)
      const proof = await desk.pay(next)
      const isWhole = await kill(() => desk.settle(proof))
      await recover()
      const given = await desk.lateRefundsOf(purchaseRef)
      expect(given.filter(({ status }) => status === 'ok')).toHaveLength(1)
      // Who was killed before the answer came does not know it: staff look, or the callback tells.
      if ((await desk.lateInTrouble()).includes(purchaseRef))
        await desk.sendWebhook(await desk.lateProofOf(purchaseRef, 'ok'))
      expect(await desk.purchaseState(purchaseRef)).toBe('refunded')
      expect(await desk.stock()).toBe(0)
      return isWhole
    })
    expect(lines).toBeGreaterThan(8)
    expect(await stuck()).toEqual([])
  },
)

test('a process that is killed between any two lines of a payment of an invoice counts it once', LONG, async () => {
  const invoices = await openInvoiceDesk(desk)
  const lines = await atEveryLine(async (kill) => {
    const browser = await signedInBrowser(desk.shop, `${randomUUID()}@example.com`)
    const { id } = await invoices.make(browser, [{ name: 'Silmälasit', amount: 10_000, vatRate: 2550 }])
    const isOpened = await kill(() => browser.ask(`/account/invoices/${id}/pay`, { amount: 10_000 }))
    await recover()
    const { body } = await browser.ask(`/account/invoices/${id}/pay`, { amount: 10_000 })
    await desk.pay(body['next'] as string)
    await recover()
    expect(await findOne(desk.shop, 'invoices', { ref: { equals: id } })).toMatchObject({
      status: 'paid',
      amountLeft: 0,
    })
    return isOpened
  })
  expect(lines).toBeGreaterThan(3)
  expect(await stuck()).toEqual([])
})
