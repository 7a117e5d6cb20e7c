import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { InvoiceDetails } from '#contracts/invoices.ts'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { invoicesToRefund } from './admin-invoices.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { signedInBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { eventually } from '../../tests/eventually.ts'
import { openInvoiceAdmin } from '../../tests/invoice-admin.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const trial = opened(openTrial)

/** A customer with an invoice of 100 €, and the calls of paying it. */
async function scheduleSteps(amount = 10_000) {
  const admin = await openInvoiceAdmin(trial)
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(trial.shop, email)
  const { id } = await admin.make(browser, [{ name: 'Silmälasit', amount, vatRate: 2550 }])
  return { id, email, browser, admin, ...payer(browser, id) }
}

function payer(browser: AccountBrowser, id: string) {
  const seen = async () => (await browser.ask(`/account/invoices/${id}`)).body['invoice'] as InvoiceDetails
  const open = (amount: number) => browser.ask(`/account/invoices/${id}/pay`, { amount })
  const next = async (amount: number) => {
    const answer = await open(amount)
    expect(answer).toMatchObject({ status: 200 })
    return answer.body['next'] as string
  }
  const back = (proof: Record<string, string>) => browser.ask('/account/invoices/return', proof)
  return { seen, open, next, back, pay: async (amount: number) => back(await trial.pay(await next(amount))) }
}

const refundedOf = async (proof: Record<string, string>) => {
  const payment = await trial.paymentOf(proof['checkout-reference'] ?? '')
  return (payment as { refundedAmount?: number } | undefined)?.refundedAmount ?? 0
}
const stored = (id: string) => findOne(trial.shop, 'invoices', { ref: { equals: id } })
/** Of which invoices staff must decide what becomes of their refunds. */
const forStaff = async () => (await invoicesToRefund(await trial.shop.req())).map(({ ref }) => ref)

describe('paying an invoice', () => {
  test('accepts two part payments', async () => {
    const { pay, seen } = await scheduleSteps()
    expect(await seen()).toMatchObject({ status: 'not_paid', amountLeft: 10_000, originalAmount: 10_000 })
    expect(await pay(4000)).toMatchObject({ body: { outcome: 'paid' } })
    expect(await seen()).toMatchObject({ status: 'partly_paid', amountLeft: 6000, payable: 6000 })
    expect(await pay(6000)).toMatchObject({ body: { outcome: 'paid' } })
    expect(await seen()).toMatchObject({
      status: 'paid',
      amountLeft: 0,
      barcode: '',
      epc: '',
      payments: [{ amount: 4000, payType: 2, givenBack: 0 }, { amount: 6000 }],
    })
  })

  test('shows a payment in progress, and none after the payer cancels', async () => {
    const { next, back, seen } = await scheduleSteps()
    const payUrl = await next(10_000)
    expect(await seen()).toMatchObject({ status: 'payment_in_progress', payable: 10_000 })
    expect(await back(await trial.pay(payUrl, 'cancel'))).toMatchObject({ body: { outcome: 'canceled' } })
    expect(await seen()).toMatchObject({ status: 'not_paid', payments: [] })
  })

  test('refuses a second payment while the first is pending at the provider', async () => {
    const { id, next, open, seen, back } = await scheduleSteps()
    await trial.control({ next: 'pending' }).catch(() => undefined)
    const proof = await trial.pay(await next(10_000))
    const { signed } = await import('../../tests/external-services.ts')
    await back(signed({ ...proof, 'checkout-status': 'pending' }))
    expect(await seen()).toMatchObject({ status: 'payment_reserved', payable: 0, amountLeft: 10_000 })
    expect(await open(10_000)).toMatchObject({ status: 409, body: { code: 'invoice.payment_reserved' } })
    await trial.webhook(signed({ ...proof, 'checkout-status': 'ok' }))
    expect(await stored(id)).toMatchObject({ status: 'paid' })
  })

  test.each([
    [10_001, 'invoice.more_than_left'],
    [99, 'invoice.too_little'],
    [0, 'invoice.too_little'],
    [-500, 'invoice.too_little'],
  ])('refuses %d cents', async (amount, code) => {
    const { open } = await scheduleSteps()
    expect(await open(amount)).toMatchObject({ status: 422, body: { code, details: { field: 'amount' } } })
  })

  test('accepts the whole of an invoice of less than a euro', async () => {
    const { pay, seen } = await scheduleSteps(60)
    await pay(60)
    expect(await seen()).toMatchObject({ status: 'paid' })
  })

  test('answers every call for the invoice of another customer as not found', async () => {
    const { id } = await scheduleSteps()
    const other = await signedInBrowser(trial.shop, `${randomUUID()}@example.com`)
    const gone = { status: 404, body: { code: 'invoice.not_found' } }
    expect(await other.ask(`/account/invoices/${id}`)).toMatchObject(gone)
    expect(await other.ask(`/account/invoices/${id}/pdf`)).toMatchObject(gone)
    expect(await other.ask(`/account/invoices/${id}/pay`, { amount: 100 })).toMatchObject(gone)
    expect(await other.ask('/account/invoices/0000000000')).toMatchObject(gone)
    expect((await other.ask('/account/invoices')).body).toEqual({ invoices: [] })
  })

  test('offers a PDF, a bank barcode and an EPC code', async () => {
    const { id, browser, seen } = await scheduleSteps()
    const { barcode, epc, iban, ocrNumber, rf } = await seen()
    expect(barcode).toMatch(new RegExp(`^4${iban.slice(2)}00010000000${ocrNumber.padStart(20, '0')}\\d{6}$`))
    expect(epc.split('\n')).toEqual(expect.arrayContaining(['BCD', iban, 'EUR100.00', rf]))
    const { content } = (await browser.ask(`/account/invoices/${id}/pdf`)).body as { content: string }
    expect(Buffer.from(content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
  })
})

describe('a payment of an invoice by the provider', () => {
  test('counts once where it is reported many times', async () => {
    const { next, back, seen } = await scheduleSteps()
    const proof = await trial.pay(await next(4000))
    await Promise.all([back(proof), trial.webhook(proof), back(proof), trial.webhook(proof)])
    await trial.sweep()
    expect(await seen()).toMatchObject({ amountLeft: 6000, payments: [{ amount: 4000 }] })
  })

  test('is refunded in part where two tabs pay more than is left', async () => {
    const { next, back, seen } = await scheduleSteps()
    const [one, other] = [await next(10_000), await next(7000)]
    const proofs = [await trial.pay(one), await trial.pay(other)]
    const outcomes = await Promise.all(proofs.map(async (proof) => (await back(proof)).body['outcome']))
    expect(outcomes.toSorted()).toEqual(expect.arrayContaining(['paid']))
    await trial.sweep()
    const { payments, amountLeft, status } = await seen()
    expect({ amountLeft, status }).toEqual({ amountLeft: 0, status: 'paid' })
    expect(payments.reduce((sum, { amount, givenBack }) => sum + amount - givenBack, 0)).toBe(10_000)
    expect((await refundedOf(proofs[0]!)) + (await refundedOf(proofs[1]!))).toBe(7000)
  })

  test('is settled where it was paid before another is opened', async () => {
    const { next, open, seen } = await scheduleSteps()
    await trial.pay(await next(10_000))
    expect(await open(10_000)).toMatchObject({ status: 409, body: { code: 'invoice.nothing_left' } })
    expect(await seen()).toMatchObject({ status: 'paid' })
  })

  test('is found by the sweep where the payer closed the tab', async () => {
    const { id, next } = await scheduleSteps()
    await trial.pay(await next(10_000))
    moveClock(2 * MINUTE_MS)
    await trial.sweep()
    expect(await stored(id)).toMatchObject({ status: 'paid' })
    await eventually(async () => (await stored(id))?.owed?.every(({ step }) => step === 'remind'))
  })

  test('is abandoned when not made in time, and counts if it is made later', async () => {
    const { id, next } = await scheduleSteps()
    const payUrl = await next(10_000)
    moveClock(2 * HOUR_MS)
    await trial.sweep()
    expect(await stored(id)).toMatchObject({ status: 'not_paid' })
    const proof = await trial.pay(payUrl)
    await trial.webhook(proof)
    expect(await stored(id)).toMatchObject({ status: 'paid' })
  })

  test('is refunded with a letter when the whole invoice was credited meanwhile', async () => {
    const { id, email, next, back, admin } = await scheduleSteps()
    const payUrl = await next(10_000)
    expect(await admin.credit(id)).toMatchObject({ status: 'ended' })
    const proof = await trial.pay(payUrl)
    expect(await back(proof)).toMatchObject({ body: { outcome: 'given_back' } })
    await trial.sweep()
    expect(await refundedOf(proof)).toBe(10_000)
    expect(await stored(id)).toMatchObject({ status: 'ended' })
    expect(await forStaff()).not.toContain(id)
    const subjects = (await findAll(trial.shop, 'outbox', { to: { equals: email } })).map(({ subject }) => subject)
    expect(subjects.filter((subject) => subject.startsWith('Palautimme'))).toHaveLength(1)
  })

  test('is refused with a forged proof, and with one of another owner', async () => {
    const { next, back } = await scheduleSteps()
    const proof = await trial.pay(await next(10_000))
    expect(await back({ ...proof, 'checkout-amount': '1' })).toMatchObject({
      body: { code: 'payment.signature_wrong' },
    })
    const { signed } = await import('../../tests/external-services.ts')
    const foreign = signed({ ...proof, 'checkout-stamp': 'purchase.nobody' })
    expect(await back(foreign)).toMatchObject({ body: { code: 'payment.unknown' } })
  })
})

describe('a process killed while an invoice is handled', () => {
  test('leaves nothing reserved where the provider was not yet called', async () => {
    const { open, seen } = await scheduleSteps()
    const killed = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('Killed'))
    expect(await open(10_000)).toMatchObject({ status: 503 })
    killed.mockRestore()
    expect(await seen()).toMatchObject({ status: 'payment_in_progress' })
    moveClock(3 * MINUTE_MS)
    await trial.sweep()
    expect(await seen()).toMatchObject({ status: 'not_paid', payable: 10_000 })
    expect(await open(10_000)).toMatchObject({ status: 200 })
  })

  test('has one refund sent where it died between the payment and the refund', async () => {
    const { id, next, back, admin } = await scheduleSteps()
    const payUrl = await next(10_000)
    await admin.credit(id)
    const proof = await trial.pay(payUrl)
    const before = (await stored(id))!
    const [payment] = before.payments
    const paid = {
      ...payment!,
      state: 'paid' as const,
      promised: 10_000,
      paidOn: '2026-11-22',
      transactionId: proof['checkout-transaction-id']!,
    }
    await changeIf(trial.shop, 'invoices', { ref: { equals: id } }, { payments: [paid], version: { $inc: 1 } })
    await trial.sweep()
    await back(proof)
    await trial.sweep()
    expect(await refundedOf(proof)).toBe(10_000)
    expect((await stored(id))!.payments[0]!.refunds).toHaveLength(1)
  })

  test('has one letter sent by the sweep where it died before marking the letter sent', async () => {
    const { id, email } = await scheduleSteps()
    const made = async () =>
      (await findAll(trial.shop, 'outbox', { to: { equals: email } })).filter(({ subject }) =>
        subject.startsWith('Lasku '),
      )
    await eventually(async () => (await made()).length === 1)
    const steps = [{ step: 'letters', at: nowIso() }]
    await changeAndSchedule(trial.shop, 'invoices', { ref: { equals: id } }, {}, steps)
    await trial.sweep()
    expect(await made()).toHaveLength(1)
    await eventually(async () => (await stored(id))?.owed?.every(({ step }) => step === 'remind'))
  })
})
