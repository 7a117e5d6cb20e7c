import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { InvoiceDetails, MatchedBankRow } from '#contracts/invoices.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { moveClock } from '#plugins/kit/clock.ts'
import { countWhere, deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { invoicesToRefund } from './admin-invoices.ts'
import { ktlFile } from '#domain/invoices/ktl.fixture.ts'
import { signedInBrowser } from '../../tests/account-browser.ts'
import { camtFile } from '../../tests/camt-file.ts'
import { eventually } from '../../tests/eventually.ts'
import { openInvoiceAdmin } from '../../tests/invoice-admin.ts'
import { sweepSteps } from '#plugins/kit/work/sweep-steps.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const DAY_MS = 86_400_000

const trial = opened(openTrial)

async function scheduleSteps(amount = 10_000) {
  const admin = await openInvoiceAdmin(trial)
  const email = `${randomUUID()}@example.com`
  const browser = await signedInBrowser(trial.shop, email)
  const customer = await admin.numberOf(browser)
  const made = await admin.make(browser, [{ name: 'Silmälasit', amount, vatRate: 2550 }])
  const seen = async () => (await browser.ask(`/account/invoices/${made.id}`)).body['invoice'] as InvoiceDetails
  const { ocrNumber } = await seen()
  /** The subjects of all letters to the customer, once no invoice of the customer has a pending letter. */
  const subjects = async () => {
    await eventually(async () =>
      (await findAll(trial.shop, 'invoices', { customer: { equals: customer } })).every(hasNoSteps),
    )
    return (await findAll(trial.shop, 'outbox', { to: { equals: email } }, { sort: 'id' })).map(
      ({ subject }) => subject,
    )
  }
  return { ...made, admin, email, browser, customer, seen, reference: ocrNumber, subjects }
}

/** Reminders are due on another day. */
const hasNoSteps = ({ owed: pendingSteps }: { owed: { step: string }[] | null }) =>
  (pendingSteps ?? []).every(({ step }) => step === 'remind')
const archive = () => randomUUID().slice(0, 16)
const stored = (id: string) => findOne(trial.shop, 'invoices', { ref: { equals: id } })
/** Of which invoices staff must decide what becomes of their refunds. */
const forStaff = async () => (await invoicesToRefund(await trial.shop.req())).map(({ ref }) => ref)

describe('making an invoice as staff', () => {
  test('makes it once per key with its own number, and sends it to the customer', async () => {
    const { admin, customer, subjects } = await scheduleSteps()
    const body = { customer: customer.toLowerCase(), type: 0, rows: [{ name: 'Kehys', amount: 5000, vatRate: 2550 }] }
    const key = { 'Idempotency-Key': randomUUID() }
    const [one, again] = [await admin.ask('/invoice/make', body, key), await admin.ask('/invoice/make', body, key)]
    expect(again.body).toEqual(one.body)
    const other = await admin.ask('/invoice/make', body)
    expect(other.body['number']).toBeGreaterThan(one.body['number'] as number)
    expect((await subjects()).filter((subject) => subject.startsWith('Lasku '))).toHaveLength(3)
  })

  test.each([
    [{ customer: 'A00000000' }, 422, 'invoice.customer_unknown'],
    [{ rows: [{ name: 'Kehys', amount: 100, vatRate: 2555 }] }, 422, 'invoice.rate_not_allowed'],
    [{ dueDate: '2020-01-01' }, 422, 'invoice.due_too_early'],
    [{ rows: [] }, 400, 'request.malformed'],
    [{ rows: [{ name: ' ', amount: 100, vatRate: 0 }] }, 400, 'request.malformed'],
    [{ rows: [{ name: 'Kehys', amount: 0, vatRate: 0 }] }, 400, 'request.malformed'],
    [{ type: 4 }, 400, 'request.malformed'],
  ])('is refused with %j', async (wrong, status, code) => {
    const { admin, customer } = await scheduleSteps()
    const before = await countWhere(trial.shop, 'invoices', {})
    const body = { customer, type: 2, rows: [{ name: 'Kehys', amount: 5000, vatRate: 2550 }], ...wrong }
    expect(await admin.ask('/invoice/make', body)).toMatchObject({ status, body: { code } })
    expect(await countWhere(trial.shop, 'invoices', {})).toBe(before)
  })

  test.each(['editor', 'marketer', 'store-staff'] as const)('is refused to the role %s', async (role) => {
    const { customer } = await scheduleSteps()
    const staff = await trial.staff(role)
    const body = { customer, type: 2, rows: [{ name: 'Kehys', amount: 5000, vatRate: 2550 }] }
    expect((await trial.shop.ask('/invoice/make', body, staff)).status).toBe(403)
    expect((await trial.shop.ask('/invoice/bank-file/record', { content: 'MA==' }, staff)).status).toBe(403)
  })
})

describe('crediting an invoice as staff', () => {
  test('makes a credit note for a part, and does not send the invoice again', async () => {
    const { id, number, admin, email, seen, subjects } = await scheduleSteps()
    await subjects()
    // As a month later.
    await deleteWhere(trial.shop, 'outbox', { to: { equals: email } })
    const answer = await admin.credit(id, [{ name: 'Alennus', amount: 2500, vatRate: 2550 }])
    expect(answer).toMatchObject({ status: 'not_paid' })
    expect(answer['number']).toBeGreaterThan(number)
    expect(await seen()).toMatchObject({ amountLeft: 7500, credits: [{ number: answer['number'], amount: 2500 }] })
    expect(await subjects()).toEqual([`Hyvityslasku ${String(answer['number'])}`])
  })

  test('credits once per key, and refuses more than was charged', async () => {
    const { id, admin, seen } = await scheduleSteps()
    const key = { 'Idempotency-Key': randomUUID() }
    const body = { note: 'Palautus', rows: [{ name: 'Kehys', amount: 6000, vatRate: 2550 }] }
    for (const _ of [1, 2]) expect(await admin.ask(`/invoice/${id}/credit`, body, key)).toMatchObject({ status: 200 })
    expect(await seen()).toMatchObject({ amountLeft: 4000 })
    const more = await admin.ask(`/invoice/${id}/credit`, body)
    expect(more).toMatchObject({ status: 422, body: { code: 'invoice.credit_too_large', details: { max: 4000 } } })
  })

  test('leaves the refund of a bank payment to staff, who record it once', async () => {
    const { id, admin, reference } = await scheduleSteps()
    await admin.bankFile('record', ktlFile([{ archiveId: archive(), reference, amount: 10_000 }]))
    expect(await admin.credit(id)).toMatchObject({ status: 'ended' })
    const invoice = (await stored(id))!
    expect(invoice).toMatchObject({ payments: [{ promised: 10_000 }] })
    expect(await forStaff()).toContain(id)
    const settle = () =>
      admin.ask(`/invoice/${id}/refund`, { payment: invoice.payments[0]!.ref, as: 'done', note: 'Tilille 23.11.' })
    expect(await settle()).toMatchObject({ status: 200, body: { refund: 'done' } })
    expect(await settle()).toMatchObject({ status: 409, body: { code: 'order.refund_settled' } })
    expect(await forStaff()).not.toContain(id)
  })
})

test('staff change the state of an invoice only as allowed, and their notes are sealed', async () => {
  const { id, admin } = await scheduleSteps()
  const move = (to: string) => admin.ask(`/invoice/${id}/move`, { to, note: 'Posti palautti' })
  expect(await move('not_paid')).toMatchObject({ status: 409, body: { code: 'invoice.step_not_allowed' } })
  expect(await move('returned_for_faulty_address')).toMatchObject({ body: { status: 'returned_for_faulty_address' } })
  expect(await move('not_paid')).toMatchObject({ body: { status: 'not_paid' } })
  expect(await move('transferred')).toMatchObject({ body: { status: 'transferred' } })
  expect(await move('in_collection')).toMatchObject({ status: 409 })
  expect(JSON.stringify(await stored(id))).not.toContain('Posti palautti')
})

describe('reading a bank file', () => {
  test('lets other work run meanwhile, and refuses a file too long or too deep', async () => {
    const { admin } = await scheduleSteps()
    const rows = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ archiveId: `T${n}`, reference: '99999999990', amount: 100 }))
    let [turns, isOver] = [0, false]
    const turn = () => void ((turns += 1), !isOver && setImmediate(turn))
    setImmediate(turn)
    expect((await admin.bankFile('read', ktlFile(rows(2000)))).status).toBe(200)
    isOver = true
    expect(turns).toBeGreaterThan(40)
    expect(await admin.bankFile('read', ktlFile(rows(5001)))).toMatchObject({ body: { code: 'bankfile.too_long' } })
    const deep = `<Document>${'<a>'.repeat(200_000)}</Document>`
    expect((await admin.bankFile('read', deep)).body['code']).toMatch(/^bankfile\./)
  })

  test.each([
    ['KTL', ktlFile],
    ['camt.054', camtFile],
  ])('previews a %s file and then records each row once', async (_, fileOf) => {
    const { admin, seen, reference } = await scheduleSteps()
    const file = fileOf([
      { archiveId: archive(), reference, amount: 4000, payer: 'MÄKELÄ AINO' },
      { archiveId: archive(), reference: '99999999990', amount: 100 },
    ])
    const read = await admin.bankFile('read', file)
    const rows = read.body['rows'] as MatchedBankRow[]
    expect(rows.map(({ match, amount }) => [match, amount])).toEqual([
      ['matches', 4000],
      ['unknown_reference', 100],
    ])
    expect(await seen()).toMatchObject({ amountLeft: 10_000 })
    expect(await admin.bankFile('record', file)).toEqual({ status: 200, body: { recorded: 1, left: 1 } })
    expect(await seen()).toMatchObject({ status: 'partly_paid', amountLeft: 6000, payments: [{ payType: 1 }] })
    const twice = await admin.bankFile('record', file)
    expect(twice).toMatchObject({ status: 409, body: { code: 'bankfile.recorded_already' } })
    expect(await seen()).toMatchObject({ amountLeft: 6000 })
  })

  test('continues where recording was interrupted', async () => {
    const { admin, seen, reference } = await scheduleSteps()
    const [first, second] = [archive(), archive()]
    const row = (archiveId: string) => ({ archiveId, reference, amount: 3000 })
    await admin.bankFile('record', ktlFile([row(first)]))
    // The process was killed after the invoice was written, and before the row was noted.
    await deleteWhere(trial.shop, 'bank-rows', { archiveId: { equals: first } })
    await admin.bankFile('record', ktlFile([row(first), row(second)]))
    expect(await seen()).toMatchObject({ amountLeft: 4000, payments: [{ amount: 3000 }, { amount: 3000 }] })
  })

  test('records an overpayment, whose excess staff refund', async () => {
    const { id, admin, seen, reference } = await scheduleSteps()
    const file = ktlFile([{ archiveId: archive(), reference, amount: 12_000 }])
    expect((await admin.bankFile('read', file)).body['rows']).toMatchObject([{ match: 'too_much' }])
    await admin.bankFile('record', file)
    expect(await seen()).toMatchObject({ status: 'paid', payments: [{ amount: 12_000, givenBack: 2000 }] })
    expect(await forStaff()).toContain(id)
  })

  test.each([
    ['half a KTL', (file: string) => file.split('\n').slice(0, -2).join('\n'), ktlFile, 'bankfile.half', 3],
    ['half a camt.054', (file: string) => file.slice(0, -60), camtFile, 'bankfile.half', undefined],
    [
      'a camt.054 with an entry cut out',
      (file: string) => file.replace(/<Ntry>.*?<\/Ntry>/s, ''),
      camtFile,
      'bankfile.half',
      1,
    ],
    ['crowns', (file: string) => file.replaceAll('Ccy="EUR"', 'Ccy="SEK"'), camtFile, 'bankfile.foreign_currency', 1],
    [
      'a document type',
      (file: string) => file.replace('<Document', '<!DOCTYPE a [<!ENTITY b "c">]><Document'),
      camtFile,
      'bankfile.unreadable',
      1,
    ],
    [
      'reserved names',
      (file: string) => file.replace('<Id>1</Id>', '<constructor/>'),
      camtFile,
      'bankfile.unreadable',
      1,
    ],
    [
      'deeper than any',
      (file: string) => file.replace('<Id>1</Id>', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`),
      camtFile,
      'bankfile.unreadable',
      1,
    ],
    ['of no day', (file: string) => file.replaceAll('2026-11-20', '2026-99-99'), camtFile, 'bankfile.unreadable', 1],
    ['a picture', () => '\u0089PNG', ktlFile, 'bankfile.unreadable', 1],
  ])('refuses the whole file with the row of the error: %s', async (_, spoil, fileOf, code, row) => {
    const { admin, seen, reference } = await scheduleSteps()
    const file = spoil(
      fileOf([
        { archiveId: archive(), reference, amount: 1000 },
        { archiveId: archive(), reference, amount: 2000 },
      ]),
    )
    const answer = await admin.bankFile('record', file)
    expect(answer).toMatchObject({ status: 422, body: { code, ...(row && { details: { row } }) } })
    expect(await seen()).toMatchObject({ amountLeft: 10_000 })
  })
})

describe('a row of a bank file that is no payment', () => {
  const fileOf = (reference: string, spoil: (entry: string) => string) => {
    const [first, second] = [archive(), archive()]
    const file = camtFile([
      { archiveId: first, reference, amount: 4000 },
      { archiveId: second, reference, amount: 2000 },
    ])
    const [whole, ...rest] = file.replace(/<TxsSummry>.*<\/TxsSummry>/s, '').split('</Ntry>')
    return { file: [spoil(whole!), ...rest].join('</Ntry>'), first }
  }

  test.each([
    ['pending', 'not_booked', (entry: string) => entry.replace('BOOK', 'PDNG')],
    ['of no day', 'unreadable', (entry: string) => entry.replace('2026-11-20', '2026-99-99')],
    ['of a huge sum', 'sum_too_large', (entry: string) => entry.replaceAll('40.00', '999999999.00')],
    ['in crowns', 'foreign_currency', (entry: string) => entry.replaceAll('EUR', 'SEK')],
  ])('is shown and not recorded, and the others are: %s', async (_, match, spoil) => {
    const { admin, seen, reference } = await scheduleSteps()
    const { file } = fileOf(reference, spoil)
    const rows = (await admin.bankFile('read', file)).body['rows'] as MatchedBankRow[]
    expect(rows.map((row) => row.match)).toEqual([match, 'matches'])
    await admin.bankFile('record', file)
    expect(await seen()).toMatchObject({ amountLeft: 8000 })
  })

  test('that was recorded before it was booked is undone by staff, once, and recorded again when it is', async () => {
    const { id, admin, seen, reference } = await scheduleSteps()
    const { file, first } = fileOf(reference, (entry) => entry)
    await admin.bankFile('record', file)
    const pending = file.replace('BOOK', 'PDNG')
    const [row] = (await admin.bankFile('read', pending)).body['rows'] as MatchedBankRow[]
    expect(row).toMatchObject({ match: 'recorded_unbooked', recorded: { id } })
    const undo = () =>
      admin.ask(`/invoice/${id}/undo-payment`, { payment: row!.recorded!.payment, note: 'Pankki ei kirjannut maksua' })
    for (const _ of [1, 2]) expect(await undo()).toMatchObject({ status: 200, body: { amountLeft: 8000 } })
    expect(await seen()).toMatchObject({ status: 'partly_paid', payments: [{ amount: 2000 }] })
    const { timeline } = (await stored(id))!
    expect(timeline.filter(({ what }) => what === 'payment_undone')).toHaveLength(1)
    expect(((await admin.bankFile('read', pending)).body['rows'] as MatchedBankRow[])[0]).toMatchObject({
      archiveId: first,
      match: 'not_booked',
    })
    expect(await admin.bankFile('record', file)).toMatchObject({ body: { recorded: 1 } })
    expect(await seen()).toMatchObject({ amountLeft: 4000 })
  })
})

describe('the reminder of an unpaid invoice', () => {
  test('is sent once its payment is undone after the due day', async () => {
    const { id, admin, seen, reference, subjects } = await scheduleSteps()
    const file = camtFile([{ archiveId: archive(), reference, amount: 10_000 }])
    await admin.bankFile('record', file)
    expect(await seen()).toMatchObject({ status: 'paid' })
    moveClock(30 * DAY_MS)
    await sweepSteps.run(await trial.shop.req())
    const [row] = (await admin.bankFile('read', file.replace('BOOK', 'PDNG'))).body['rows'] as MatchedBankRow[]
    await admin.ask(`/invoice/${id}/undo-payment`, { payment: row!.recorded!.payment, note: 'Pankki ei kirjannut' })
    expect(await stored(id)).toMatchObject({ status: 'not_paid', amountLeft: 10_000 })
    await sweepSteps.run(await trial.shop.req())
    expect((await subjects()).filter((subject) => subject.startsWith('Muistutus'))).toHaveLength(1)
  })

  test('is sent twice only, a week and two weeks after the due day', async () => {
    const { id, subjects } = await scheduleSteps()
    const reminders = async () => (await subjects()).filter((subject) => subject.startsWith('Muistutus')).length
    const counts: number[] = []
    for (const days of [13, 20, 0, 30, 0, 60]) {
      moveClock(days * DAY_MS)
      await sweepSteps.run(await trial.shop.req())
      counts.push(await reminders())
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 2])
    expect(await stored(id)).toMatchObject({ remindersSent: 2, dueAt: null })
  })

  test('is not sent for a paid invoice', async () => {
    const { admin, reference, subjects } = await scheduleSteps()
    await admin.bankFile('record', ktlFile([{ archiveId: archive(), reference, amount: 10_000 }]))
    moveClock(60 * DAY_MS)
    await sweepSteps.run(await trial.shop.req())
    expect((await subjects()).filter((subject) => subject.startsWith('Muistutus'))).toEqual([])
  })
})

test('an unpaid invoice is news and prevents deletion; a paid one stays stored', async () => {
  const { id, customer, browser, admin, reference } = await scheduleSteps()
  const req = await trial.shop.req()
  const keeper = customerRecords.get(req, 'invoices')!
  const stands = (await findCustomer(req, customer))!
  const news = async () => (await browser.ask('/account/news')).body['news']
  expect(await news()).toMatchObject([{ kind: 'invoice_due', ref: id, amount: 10_000, subscriptionId: 0 }])
  expect(await keeper.obstacle?.(req, stands)).toBe('invoice.unpaid')
  await admin.bankFile('record', ktlFile([{ archiveId: archive(), reference, amount: 10_000 }]))
  expect(await keeper.obstacle?.(req, stands)).toBeNull()
  expect(await news()).toEqual([])
  const { rows, files } = await keeper.collect(req, stands)
  expect({ rows: rows.length, files: files?.length }).toEqual({ rows: 1, files: 1 })
  expect(await keeper.erase(req, stands)).toMatchObject([{ period: 'invoices', count: 1 }])
  expect(await stored(id)).not.toBeNull()
})
