import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { patience } from '#server/launch/machine.mjs'
import { signedInBrowser } from '../../../tests/account-browser.ts'
import { openInvoiceAdmin } from '../../../tests/invoice-admin.ts'
import { killedBefore } from '../../../tests/killed.ts'
import { opened } from '../../../tests/opened.ts'
import { openRefundAdmin } from '../../../tests/refund-admin.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
/** More than the lines of any action here. */
const MOST_LINES = 40
/** Dozens of purchases, one for each line. */
const LONG = { timeout: patience(180) }

const admin = opened(openRefundAdmin)

/** Recovers as another process does later: leases have ended, and pending steps are due. */
async function recover(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    moveClock(3 * MINUTE_MS)
    moveMachineClock(3 * MINUTE_MS)
    await admin.sweep()
  }
}

type Kill = (action: () => Promise<unknown>) => Promise<boolean>

/**
 * Performs the action for one subject after the other, each killed a line later, until one is done whole. Another
 * process then does what all of them have left. Returns what each round made.
 */
async function atEveryLine<Made>(round: (kill: Kill) => Promise<{ made: Made; isWhole: boolean }>): Promise<Made[]> {
  const all: Made[] = []
  for (let isWhole = false; !isWhole;) {
    const done = await round((action) => killedBefore(admin.shop.payload, all.length, action))
    all.push(done.made)
    isWhole = done.isWhole
  }
  await recover()
  moveMachineClock()
  return all
}

const stuck = async () => findAll(await admin.shop.req(), 'stuck-steps')

test('a process that is killed between any two lines of settling a payment makes one order of it', LONG, async () => {
  await admin.setStock(100)
  const refs = await atEveryLine(async (kill) => {
    const { next, purchaseRef } = await admin.purchase(await admin.shopperWith(1))
    const proof = await admin.pay(next)
    return { made: purchaseRef, isWhole: await kill(() => admin.settle(proof)) }
  })
  expect(refs.length).toBeGreaterThan(6)
  for (const ref of refs) {
    expect(await admin.purchaseState(ref)).toBe('ordered')
    expect(await admin.lateRefundsOf(ref)).toEqual([])
  }
  expect(await admin.stock()).toBe(100 - refs.length)
  expect(await stuck()).toEqual([])
})

test(
  'a process that is killed between any two lines of giving back a late payment gives it back once',
  LONG,
  async () => {
    await admin.setStock(MOST_LINES)
    const late: Awaited<ReturnType<typeof admin.purchase>>[] = []
    while (late.length < MOST_LINES) late.push(await admin.purchase(await admin.shopperWith(1)))
    moveClock(2 * HOUR_MS)
    await admin.sweep()
    await admin.setStock(0)
    const refs = await atEveryLine(async (kill) => {
      const { next, purchaseRef } = late.pop()!
      const proof = await admin.pay(next)
      return { made: purchaseRef, isWhole: await kill(() => admin.settle(proof)) }
    })
    expect(refs.length).toBeGreaterThan(9)
    for (const ref of refs) {
      const given = await admin.lateRefundsOf(ref)
      expect(given.filter(({ status }) => status === 'ok')).toHaveLength(1)
      // A process killed before the answer does not know it: staff look into it, or the callback reports it.
      if ((await admin.lateInTrouble()).includes(ref)) await admin.sendWebhook(await admin.lateProofOf(ref, 'ok'))
      expect(await admin.purchaseState(ref)).toBe('refunded')
    }
    expect(await admin.stock()).toBe(0)
    expect(await stuck()).toEqual([])
  },
)

test('a process that is killed between any two lines of a payment of an invoice counts it once', LONG, async () => {
  const invoices = await openInvoiceAdmin(admin)
  const browser = await signedInBrowser(admin.shop, `${randomUUID()}@example.com`)
  const pay = (id: string) => browser.ask(`/account/invoices/${id}/pay`, { amount: 10_000 })
  const ids = await atEveryLine(async (kill) => {
    const { id } = await invoices.make(browser, [{ name: 'Silmälasit', amount: 10_000, vatRate: 2550 }])
    return { made: id, isWhole: await kill(() => pay(id)) }
  })
  expect(ids.length).toBeGreaterThan(4)
  for (const id of ids) await admin.pay((await pay(id)).body['next'] as string)
  await recover()
  for (const id of ids)
    expect(await findOne(admin.shop, 'invoices', { ref: { equals: id } })).toMatchObject({
      status: 'paid',
      amountLeft: 0,
    })
  expect(await stuck()).toEqual([])
})
