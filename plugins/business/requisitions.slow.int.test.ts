import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { PaidItem, Requisition } from '#contracts/requisitions.ts'
import { plusDays, plusMonths } from '#domain/calendar/days.ts'
import { moveClock, moveMachineClock, now, today } from '#plugins/kit/clock.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { lettersTo, signedInBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { openExamAdmin } from '../../tests/exam-admin.ts'
import { opened } from '../../tests/opened.ts'
import { agreementTerms } from '../../tests/some-company.ts'
import { strongBrowser } from '../../tests/strong-customer.ts'

const COMPANY = '3000101-2'
const PATH = `/account/company/${COMPANY}/requisitions`
const EXAM = { examType: 'nayttopaatelasit' }

const admin = opened(openExamAdmin)
afterEach(async () => {
  for (const slug of ['company-agreements', 'requisitions'] as const) await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

const staff = async (role: 'admin' | 'order-handler' | 'optician', path: string, body?: object) => {
  const answer = await admin.shop.ask(path, body, await admin.staff(role))
  await finishLaterWork()
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

/** Who represents a company with an agreement in force. */
async function representative(more = {}): Promise<AccountBrowser> {
  const customer = await strongBrowser(admin.shop, `${randomUUID()}@example.com`)
  const asked = { terms: agreementTerms(more), mayActFor: true, acceptsTerms: true }
  const { number } = (await customer.ask('/account/business/sign', asked)).body
  await staff('admin', `/business/agreements/${String(number)}/act`, { version: 1, deed: 'activate', note: 'Ote' })
  return customer
}

const employee = { name: 'Kalle Koski', email: 'kalle@konepaja.example', number: '1207' }
async function make(customer: AccountBrowser, pays: PaidItem[] = ['exam', 'display_glasses'], more: object = {}) {
  const answer = await customer.ask(PATH, { employee, pays, kind: 'electronic', ...more })
  await finishLaterWork()
  return answer
}
const codeOf = async (customer: AccountBrowser, ...rest: [PaidItem[]?, object?]) =>
  (await make(customer, ...rest)).body['code'] as string
const listed = async (customer: AccountBrowser) => (await customer.ask(PATH)).body['requisitions'] as Requisition[]
const paying = (reference: string, more = {}) => ({
  company: {
    organisationNumber: COMPANY,
    company: 'Konepaja',
    requisition: 'electronic' as const,
    reference,
    workingDistances: [60],
    ...more,
  },
})
const lettersOf = async (code: string) =>
  (await findAll(admin.shop, 'outbox', { key: { like: `requisition ${code}` } }, { sort: 'id' })).map(({ to }) => to)

describe('representing a company', () => {
  test('is allowed to the signer and to the account with the contact’s address, and to no other', async () => {
    const customer = await representative()
    const contact = await signedInBrowser(admin.shop, 'liisa@konepaja.example')
    for (const one of [customer, contact]) {
      expect((await one.ask('/account/company')).body).toMatchObject({ companies: [{ businessId: COMPANY }] })
      expect((await one.ask(PATH)).status).toBe(200)
    }
    const stranger = await signedInBrowser(admin.shop, `${randomUUID()}@example.com`)
    expect((await stranger.ask('/account/company')).body).toEqual({ companies: [] })
    expect((await stranger.ask(PATH)).body['code']).toBe('request.not_allowed')
    expect((await customer.ask('/account/company/3000105-5/requisitions')).body['code']).toBe('request.not_allowed')
    expect((await customer.ask(`/account/company/${COMPANY}/agreement`)).status).toBe(200)
  })
})

describe('a requisition', () => {
  test('is e-mailed with its code, pays one exam, and is approved by the store and billed once', async () => {
    const customer = await representative()
    const code = await codeOf(customer)
    expect(await listed(customer)).toMatchObject([{ code, state: 'open', expiresOn: plusMonths(today(), 6), employee }])
    const payer = await admin.shop.ask(`/business/payer?code=${code.toLowerCase().replaceAll('-', ' ')}`)
    expect(await payer.json()).toMatchObject({ businessId: COMPANY, company: 'Pohjolan Konepaja Oy' })

    const { status, browser, booking, token } = await admin.booked(EXAM, paying(code))
    expect([status, (await listed(customer))[0]?.state]).toEqual([200, 'booked'])
    const second = await admin.booked(EXAM, paying(code))
    expect(second.body).toMatchObject({ code: 'requisition.used', details: { field: 'company.reference' } })

    expect((await staff('optician', `/business/requisitions/${code}`)).body).toMatchObject({
      requisition: { company: 'Pohjolan Konepaja Oy', frameLevel: 'middle', pays: ['exam', 'display_glasses'] },
    })
    const bill = { amounts: [{ item: 'exam', amount: 5000 }] }
    const path = `/business/requisitions/${code}`
    expect((await staff('order-handler', `${path}/invoice`, bill)).body['code']).toBe('requisition.not_approved')
    const approved = await staff('optician', `${path}/decide`, { isApproved: true, reason: '' })
    expect(approved.body).toEqual({ state: 'approved' })
    expect((await staff('optician', `${path}/decide`, { isApproved: false, reason: 'Ei' })).body['code']).toBe(
      'requisition.used',
    )
    const thrice = { amounts: [1, 2, 3].map(() => bill.amounts[0]) }
    expect((await staff('order-handler', `${path}/invoice`, thrice)).body['code']).toBe('request.malformed')
    const bills = [
      await staff('order-handler', `${path}/invoice`, bill),
      await staff('order-handler', `${path}/invoice`, bill),
    ]
    expect(bills[0]?.body['number']).toBe(bills[1]?.body['number'])
    const [invoice] = await findAll(admin.shop, 'invoices', { key: { equals: `requisition ${code}` } })
    expect(invoice).toMatchObject({ type: 1, total: 5000, rows: [{ vatRate: 0 }] })
    expect(invoice?.eInvoice).toMatchObject({
      businessId: COMPANY,
      address: '003730001012',
      operator: '003721291126',
      buyerReference: '4100',
      agreement: expect.stringMatching(/^\d{8}$/) as string,
      sendings: [{ number: invoice?.number }],
    })
    expect(JSON.stringify(invoice?.rows)).toContain('4100')
    expect((await listed(customer))[0]).toMatchObject({ state: 'approved', invoice: bills[0]?.body['number'] })
    expect(await lettersOf(code)).toEqual([employee.email, employee.email, 'liisa@konepaja.example'])
    expect([booking.number, token, browser]).toBeTruthy()
  })

  test('is created once per key, and the key is refused for another employee', async () => {
    const customer = await representative()
    const asked = { employee, pays: ['exam'], kind: 'electronic' }
    const key = { 'Idempotency-Key': randomUUID() }
    const first = await customer.ask(PATH, asked, key)
    expect(first.status).toBe(200)
    expect(await customer.ask(PATH, asked, key)).toEqual(first)
    const other = { ...asked, employee: { ...employee, name: 'Liisa Laine' } }
    expect(await customer.ask(PATH, other, key)).toMatchObject({ status: 409, body: { code: 'request.key_reused' } })
    expect(await listed(customer)).toHaveLength(1)
  })

  test('is billed to the address of its agreement, which staff correct after a refused e-invoice', async () => {
    await admin.controlEInvoices('normal')
    const { invoicing } = agreementTerms()
    const to = { way: 'e_invoice', address: '003712345671', operator: '003721291126' }
    const customer = await representative({ invoicing: { ...invoicing, to } })
    const billed = async () => {
      const code = await codeOf(customer)
      await admin.booked(EXAM, paying(code))
      const path = `/business/requisitions/${code}`
      await staff('optician', `${path}/decide`, { isApproved: true, reason: '' })
      await staff('order-handler', `${path}/invoice`, { amounts: [{ item: 'exam', amount: 5000 }] })
      return (await findAll(admin.shop, 'invoices', { key: { equals: `requisition ${code}` } }))[0]!
    }
    const { ref, eInvoice } = await billed()
    expect(eInvoice?.sendings[0]?.state).toBe('refused')
    const mended = { address: '003730001012', operator: '003723327487' }
    expect((await staff('order-handler', `/invoice/${ref}/resend`, mended)).body).toEqual({ resent: 1 })
    expect((await billed()).eInvoice).toMatchObject({ ...mended, sendings: [{ state: 'delivered' }] })
    const [agreement] = await findAll(admin.shop, 'company-agreements', {})
    expect(agreement?.terms.invoicing.to).toEqual({ way: 'e_invoice', ...mended })
  })

  test('can be used again after its booking is canceled', async () => {
    const customer = await representative()
    const code = await codeOf(customer)
    const { booking, token, browser } = await admin.booked(EXAM, paying(code))
    await browser.ask(`/booking/of/${booking.number}/cancel`, { token })
    await finishLaterWork()
    expect((await admin.booked(EXAM, paying(code))).status).toBe(200)
  })

  test('needs no business ID, and names the employer and no price on page and in letters, also once moved', async () => {
    const customer = await representative()
    const code = await codeOf(customer, ['exam'])
    const [first, second] = await admin.freeTimes(plusDays(today(), 2), EXAM)
    const email = `${randomUUID()}@example.com`
    const byCode = { ...paying(code, { organisationNumber: '', company: '' }), email }
    const { booking, token, browser } = await admin.booked({ ...EXAM, ...first }, byCode)
    const paid = { price: 0, payer: { company: 'Pohjolan Konepaja Oy', isConfirmed: true } }
    expect(booking).toMatchObject(paid)
    const { hold } = await admin.hold(browser, { ...EXAM, ...second, booking: booking.number, token })
    const moved = await browser.ask(`/booking/of/${booking.number}/rebook`, { token, hold: hold.ref })
    expect(moved.body).toMatchObject({ booking: { ...paid, state: 'rebooked' } })
    await finishLaterWork()
    const letters = await lettersTo(admin.shop, email)
    expect(letters).toHaveLength(2)
    for (const letter of letters) {
      expect(JSON.stringify(letter)).toContain('Pohjolan Konepaja Oy maksaa')
      expect(JSON.stringify(letter)).not.toMatch(/55,00|maksetaan myymälässä|maksusitoumus/i)
    }
    expect((await admin.booked(EXAM, byCode)).body).toMatchObject({ code: 'requisition.used' })
    await staff('optician', `/business/requisitions/${code}/decide`, { isApproved: false, reason: 'Väärä yritys.' })
    const { body } = await browser.ask(`/booking/of/${booking.number}?token=${token}`)
    expect(body).toMatchObject({ booking: { price: 5500, payer: { isConfirmed: false } } })
  })

  test('leads to the exams that it pays, and to no booking where it pays none', async () => {
    const customer = await representative()
    const letterOf = async (pays: PaidItem[]) => {
      const email = `${randomUUID()}@example.com`
      await make(customer, pays, { employee: { ...employee, email } })
      return JSON.stringify(await lettersTo(admin.shop, email))
    }
    const ofExam = await letterOf(['exam'])
    expect(ofExam).toContain('Näöntarkastus silmälaseja varten')
    expect(ofExam).toContain('tyonantaja=1')
    expect(ofExam).not.toMatch(/Näkötodistus|Kuulontutkimus/)
    expect(await letterOf(['display_glasses'])).not.toMatch(/tyonantaja=1|Kun varaat|Varaa aika/)
    const { body } = await admin.booked({ examType: 'ajokorttitarkastus' }, paying(await codeOf(customer, ['exam'])))
    expect(body['code']).toBe('requisition.exam_not_paid')
  })

  test('on paper names the employer, and stands among what the customer brings', async () => {
    const paper = paying('', { requisition: 'physical', organisationNumber: '3000105-5', company: 'Satama Oy' })
    const { booking } = await admin.booked(EXAM, paper)
    expect(booking.payer).toEqual({ company: 'Satama Oy', isConfirmed: false })
    expect(booking.examType.bring.at(-1)).toMatch(/maksusitoumus/)
  })

  test('is rejected only with a reason, which the company sees', async () => {
    const customer = await representative()
    const code = await codeOf(customer)
    const decide = (reason: string) =>
      staff('optician', `/business/requisitions/${code}/decide`, { isApproved: false, reason })
    expect((await decide('')).body['code']).toBe('requisition.reason_missing')
    expect((await decide('Lähete puuttuu.')).body).toEqual({ state: 'rejected' })
    expect((await listed(customer))[0]).toMatchObject({ state: 'rejected', reason: 'Lähete puuttuu.' })
  })

  test('is refused when withdrawn, expired, unknown or not for exams', async () => {
    const customer = await representative()
    const refusalOf = async (reference: string, more = {}) =>
      (await admin.booked(EXAM, paying(reference, more))).body['code']
    const gone = await codeOf(customer)
    for (let turn = 0; turn < 2; turn += 1)
      expect((await customer.ask(`${PATH}/${gone}/withdraw`, {})).body).toEqual({ state: 'withdrawn' })
    expect(await refusalOf(gone)).toBe('requisition.withdrawn')
    expect(await refusalOf(await codeOf(customer, ['protective_glasses']))).toBe('requisition.exam_not_paid')
    expect(await refusalOf('2222-2222-2222')).toBe('requisition.unknown')
    expect(await refusalOf('PO 4711', { organisationNumber: '3000105-5' })).toBeUndefined()
    const code = await codeOf(customer)
    const number = (await listed(customer)).length && (await findAll(admin.shop, 'company-agreements', {}))[0]?.number
    moveClock(Date.parse(`${plusDays(plusMonths(today(), 6), 1)}T10:00:00Z`) - now().getTime())
    const late = await admin.shop.ask(`/business/payer?code=${code}`)
    expect(((await late.json()) as { code: string }).code).toBe('requisition.expired')
    moveClock()
    await staff('admin', `/business/agreements/${number}/act`, { version: 2, deed: 'notice_of_company', note: 'Kirje' })
    expect(await refusalOf(code)).toBeUndefined()
  })

  test('is refused for an item not agreed on, for nothing, and without the employee number of the bill', async () => {
    const { invoicing } = agreementTerms()
    const customer = await representative({
      protectiveClasses: [],
      invoicing: { ...invoicing, referenceType: 'employee_number', reference: '' },
    })
    const problem = async (pays: PaidItem[], number = '7') =>
      (await make(customer, pays, { employee: { ...employee, number } })).body['code']
    expect(await problem(['protective_glasses'])).toBe('requisition.not_agreed')
    expect(await problem([])).toBe('requisition.nothing_paid')
    expect(await problem(['exam'], '')).toBe('requisition.number_missing')
    const paper = await codeOf(customer, ['exam'], { kind: 'physical' })
    expect(await lettersOf(paper)).toEqual([])
    expect((await customer.ask(`${PATH}/${paper}/paper`)).status).toBe(200)
  })
})
