import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EInvoiceState } from '#domain/invoices/e-invoice.ts'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { sweepSteps } from '#plugins/kit/work/sweep-steps.ts'
import { signedInBrowser } from '../../tests/account-browser.ts'
import { openInvoiceAdmin } from '../../tests/invoice-admin.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { countNotCome, invoicesNotCome } from './admin-invoices.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000

const trial = opened(openTrial)
beforeEach(() => trial.controlEInvoices('normal'))
afterEach(async () => {
  await trial.post('/clock', { aheadMs: 0 })
  moveMachineClock()
})

const company = {
  businessId: '3000101-2',
  company: 'Pohjolan Konepaja Oy',
  address: '0037 3000 1012',
  operator: '003723327487',
  reference: '4100',
}
const UNKNOWN = { ...company, businessId: '1234567-1', address: '003712345671' }
const rows = [
  { name: 'Näöntarkastus', amount: 5000, vatRate: 0 },
  { name: 'Näyttöpäätelasit', amount: 24_900, vatRate: 2550 },
]

async function made(eInvoice: object = company) {
  const admin = await openInvoiceAdmin(trial)
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(trial.shop, email)
  const { id, number } = await admin.make(browser, rows, { type: 1, eInvoice })
  await finishLaterWork()
  const stored = async () => (await findOne(trial.shop, 'invoices', { ref: { equals: id } }))!
  return {
    admin,
    id,
    number,
    stored,
    mail: () => admin.ask(`/invoice/${id}/mail`, {}),
    resend: (to: object) =>
      admin.ask(`/invoice/${id}/resend`, { address: UNKNOWN.address, operator: company.operator, ...to }),
    states: async (): Promise<EInvoiceState[]> => (await stored()).eInvoice!.sendings.map(({ state }) => state),
    /** Of the letters of it and of its credit notes. */
    subjects: async () =>
      (await findAll(trial.shop, 'outbox', { to: { equals: email } }, { sort: 'id' }))
        .map(({ subject }) => subject)
        .filter((subject) => /lasku \d/i.test(subject)),
    /** What the operator has of it and of its credit notes, oldest first. */
    taken: async () => (await trial.eInvoices()).filter(({ xml }) => xml.includes(`>${number}<`)).toReversed(),
  }
}

/** The clocks of the shop, of its leases and of the operator go on by so much, and what is due then is done. */
async function wait(ms: number): Promise<void> {
  moveClock(ms)
  moveMachineClock(ms)
  await trial.post('/clock', { aheadMs: ms })
  await sweepSteps.run(await trial.shop.req())
  await finishLaterWork()
}

const notCome = async () => (await invoicesNotCome(await trial.shop.req())).map(({ ref }) => ref)

describe('an e-invoice', () => {
  test('replaces the letter, has the invoice’s content and is delivered once', async () => {
    await trial.controlEInvoices('normal', 30)
    const { number, states, subjects, taken } = await made()
    expect(await states()).toEqual(['sent'])
    await wait(2 * MINUTE_MS)
    expect([await states(), await subjects()]).toEqual([['delivered'], []])
    const [one, ...others] = await taken()
    expect(others).toEqual([])
    expect(one).toMatchObject({ number: String(number), to: '003730001012' })
    for (const said of [
      '<BuyerOrganisationName>Pohjolan Konepaja Oy<',
      '<BuyerReferenceIdentifier>4100<',
      '<FromIdentifier SchemeID="0216">003712345671<',
      'EUR">299,00</InvoiceTotalVatIncludedAmount>',
      '<VatFreeText>Veroton terveydenhuoltopalvelu',
    ])
      expect(one?.xml).toContain(said)
  })

  test('is accepted once, also where the operator’s answer was lost', async () => {
    await trial.post('/e-invoices/control', { mode: 'lost', applies: 'next', seconds: 0 })
    const { states, taken } = await made()
    expect([await states(), (await taken()).length]).toEqual([['waiting'], 1])
    await wait(2 * HOUR_MS)
    expect([await states(), (await taken()).length]).toEqual([['delivered'], 1])
  })

  test('is followed by its credit notes with negative sums', async () => {
    const { admin, id, number, states, subjects, taken } = await made()
    const credit = await admin.credit(id, [{ name: 'Alennus', amount: 2510, vatRate: 2550 }])
    await finishLaterWork()
    expect([await states(), await subjects()]).toEqual([['delivered', 'delivered'], []])
    const note = (await taken())[1]
    expect(note).toMatchObject({ number: String(credit['number']) })
    expect(note?.xml).toContain(`<OriginalInvoiceNumber>${number}<`)
    expect(note?.xml).toContain('EUR">-25,10</InvoiceTotalVatIncludedAmount>')
  })
})

describe('an e-invoice that is not delivered', () => {
  test.each([
    ['the operator does not know the address', UNKNOWN, 'normal', /No valid route/],
    ['the operator refuses it', company, 'refuse', /sender is blocked/],
  ] as const)('is listed for staff, who send it once by e-mail: %s', async (_, to, mode, reason) => {
    await trial.controlEInvoices(mode)
    const { admin, id, number, mail, states, stored, subjects } = await made(to)
    const before = await countNotCome(await trial.shop.req())
    expect([await states(), await notCome()]).toEqual([['refused'], expect.arrayContaining([id])])
    expect((await stored()).eInvoice?.sendings[0]?.reason).toMatch(reason)
    expect(await subjects()).toEqual([])

    expect(await mail()).toMatchObject({ status: 200, body: { mailed: 1 } })
    await finishLaterWork()
    expect(await mail()).toMatchObject({ status: 409, body: { code: 'invoice.not_mailable' } })
    expect(await subjects()).toEqual([expect.stringContaining(`Lasku ${number}`)])
    expect([await states(), await notCome()]).toEqual([['mailed'], expect.not.arrayContaining([id])])
    expect(await countNotCome(await trial.shop.req())).toBe(before - 1)

    const credit = await admin.credit(id)
    await finishLaterWork()
    expect(await subjects()).toEqual([expect.anything(), `Hyvityslasku ${String(credit['number'])}`])
  })

  test('is sent once to a corrected address, with its credit notes after it', async () => {
    const { admin, id, number, resend, states, stored, subjects, taken } = await made(UNKNOWN)
    await admin.credit(id, [{ name: 'Alennus', amount: 2510, vatRate: 2550 }])
    await finishLaterWork()
    expect(await states()).toEqual(['refused', 'refused'])
    for (const [typed, field] of [
      [{ address: '12345' }, 'address'],
      [{ operator: '1' }, 'operator'],
    ] as const)
      expect(await resend(typed)).toMatchObject({ status: 422, body: { details: { field } } })

    const mended = { address: '0037 3000 1012' }
    expect(await resend(mended)).toMatchObject({ status: 200, body: { resent: 2 } })
    await finishLaterWork()
    expect(await resend(mended)).toMatchObject({ status: 409, body: { code: 'invoice.not_refused' } })
    expect([await states(), await notCome()]).toEqual([['delivered', 'delivered'], expect.not.arrayContaining([id])])
    expect((await taken()).map(({ to }) => to)).toEqual([
      ...['003712345671', '003712345671'],
      ...['003730001012', '003730001012'],
    ])
    expect((await taken()).at(2)?.xml).toContain(`<InvoiceNumber>${number}<`)
    expect((await stored()).timeline.map(({ what }) => what)).toEqual(['made', 'credited', 'resent'])
    expect(await subjects()).toEqual([])
  })

  test('is retried when the operator does not answer, and can be e-mailed after an hour', async () => {
    await trial.controlEInvoices('fail')
    const { mail, states, subjects, taken } = await made()
    expect(await mail()).toMatchObject({ body: { code: 'invoice.not_mailable' } })
    await wait(HOUR_MS)
    expect([await states(), await subjects()]).toEqual([['waiting'], []])
    expect(await mail()).toMatchObject({ body: { mailed: 1 } })
    await trial.controlEInvoices('normal')
    await wait(24 * HOUR_MS)
    expect([await states(), (await subjects()).length, await taken()]).toEqual([['mailed'], 1, []])
  })
})

test('staff download an e-invoice in the SOAP envelope of banks, and none of another invoice', async () => {
  const { admin, id, number } = await made()
  const answer = await trial.shop.ask(`/invoice/${id}/finvoice`, undefined, admin.staff)
  const { filename, content } = (await answer.json()) as { filename: string; content: string }
  expect(filename).toBe(`finvoice-${number}.xml`)
  expect(content).toMatch(
    /^<SOAP-ENV:Envelope[\s\S]*<\?xml version="1.0" encoding="UTF-8"\?>\n<Finvoice Version="3.0">/,
  )
  const browser = await signedInBrowser(trial.shop, `${randomUUID()}@example.com`)
  const other = await admin.make(browser, rows)
  const none = await trial.shop.ask(`/invoice/${other.id}/finvoice`, undefined, admin.staff)
  expect(await none.json()).toMatchObject({ code: 'invoice.no_e_invoice' })
})

test.each([
  [undefined, 'invoice.receiver_missing', 'eInvoice.company'],
  [{ ...company, businessId: '3000101-3' }, 'business.id_malformed', 'eInvoice.businessId'],
  [{ ...company, address: '12345' }, 'business.invoice_address_malformed', 'eInvoice.address'],
])('making an e-invoice is refused for the receiver %j', async (eInvoice, code, field) => {
  const admin = await openInvoiceAdmin(trial)
  const browser = await signedInBrowser(trial.shop, `${randomUUID()}@example.com`)
  const body = { customer: await admin.numberOf(browser), type: 1, rows, ...(eInvoice && { eInvoice }) }
  expect(await admin.ask('/invoice/make', body)).toMatchObject({ status: 422, body: { code, details: { field } } })
})

test('making an e-invoice is refused where the shop has no e-invoice address', async () => {
  const { iban, bic, ...own } = await trial.shop.payload.findGlobal({ slug: 'invoicing' })
  const write = (data: object) =>
    trial.shop.payload.updateGlobal({ slug: 'invoicing', data: { iban, bic, ...data }, context: {} })
  await write({ eInvoiceAddress: '' })
  try {
    const admin = await openInvoiceAdmin(trial)
    const browser = await signedInBrowser(trial.shop, `${randomUUID()}@example.com`)
    const body = { customer: await admin.numberOf(browser), type: 1, rows, eInvoice: company }
    expect(await admin.ask('/invoice/make', body)).toMatchObject({
      status: 409,
      body: { code: 'invoice.no_e_invoicing' },
    })
  } finally {
    await write({ eInvoiceAddress: own.eInvoiceAddress })
  }
})
