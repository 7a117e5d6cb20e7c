import { afterEach, describe, expect, test } from 'vitest'
import { plusDays } from '#domain/calendar/days.ts'
import { moveClock, moveMachineClock, now, today } from '#plugins/kit/clock.ts'
import { countWhere, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { lettersTo } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { agreementTerms, eyeHealthDayWish } from '../../tests/some-company.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { findCustomer } from '#plugins/customers/repository.ts'
import { agreementNumbered } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of ['company-agreements', 'eye-health-days'] as const) await deleteWhere(admin.shop, slug, {})
  await admin.controlRegister('normal')
  moveClock()
  moveMachineClock()
})

async function signer(): Promise<SignedIn> {
  const customer = await admin.customer()
  await admin.identify(customer)
  return customer
}
const signing = (more = {}, rest = {}) => ({
  terms: agreementTerms(more),
  mayActFor: true,
  acceptsTerms: true,
  ...rest,
})
const sign = async (customer: SignedIn, body = signing()) => {
  const answer = await customer.ask('/account/business/sign', body)
  await finishLaterWork()
  return answer
}
const act = async (number: unknown, action: string, version: number) => {
  const body = { deed: action, version, note: `Syy: ${action}` }
  const answer = await admin.shop.ask(`/business/agreements/${String(number)}/act`, body, admin.handler)
  await finishLaterWork()
  return answer.json() as Promise<{ version?: number; code?: string }>
}
const subjectsTo = async (email: string, about = 'company agreement') => {
  const sent = await findAll(admin.shop, 'outbox', { to: { equals: email } }, { sort: 'id' })
  return sent.filter(({ key }) => key.startsWith(about)).map(({ subject }) => subject)
}
const stored = async (number: unknown) => agreementNumbered(await admin.shop.req(), String(number))

async function toDay(day: string): Promise<void> {
  const ms = Date.parse(`${day}T10:00:00Z`) - now().getTime()
  moveClock(ms)
  moveMachineClock(ms)
  await admin.sweep()
  await finishLaterWork()
}

test('companies are offered e-invoices only while the shop has an e-invoice address', async () => {
  const ways = async () => (await admin.shop.ask('/business/ways')).json()
  expect(await ways()).toEqual({ ways: ['e_invoice', 'email', 'post'] })
  const { iban, bic, eInvoiceAddress = '' } = await admin.shop.payload.findGlobal({ slug: 'invoicing' })
  const write = (own: string | null) =>
    admin.shop.payload.updateGlobal({ slug: 'invoicing', data: { iban, bic, eInvoiceAddress: own }, context: {} })
  await write('')
  try {
    expect(await ways()).toEqual({ ways: ['email', 'post'] })
    expect((await sign(await signer())).body).toMatchObject({
      code: 'business.way_not_offered',
      details: { field: 'invoicing.way' },
    })
  } finally {
    await write(eInvoiceAddress)
  }
})

describe('looking up a company in the register', () => {
  const ask = async (businessId: string) =>
    (await admin.shop.ask(`/business/company?businessId=${businessId}`)).json() as Promise<{ code?: string }>

  test('finds a company by its ID, with its present name and its address', async () => {
    expect(await ask('3000101-2')).toEqual({
      company: {
        businessId: '3000101-2',
        name: 'Pohjolan Konepaja Oy',
        address: { street: 'Pajakatu 4', zip: '33100', city: 'Tampere' },
      },
    })
  })

  test.each([
    ['3000101-3', 'business.id_malformed'],
    ['3000130-3', 'business.not_found'],
    ['3000120-7', 'business.ceased'],
  ])('refuses the business ID %s with %s', async (id, code) => {
    expect((await ask(id)).code).toBe(code)
  })

  test('reports that the register is down', async () => {
    await admin.controlRegister('down', 'next')
    expect((await ask('3000101-2')).code).toBe('business.register_down')
  })
})

describe('a company agreement', () => {
  test('is signed under the registered name, e-mailed to both, activated, and ended 30 days after notice', async () => {
    const customer = await signer()
    const { number } = (await sign(customer)).body
    expect(await stored(number)).toMatchObject({
      status: 1,
      isRegistered: true,
      signedOn: today(),
      agreed: '2026-11-24',
      terms: { company: 'Pohjolan Konepaja Oy' },
      signer: { email: customer.email },
    })
    const paper = await admin.shop.ask(`/business/agreements/${String(number)}/document`, undefined, admin.handler)
    const { file } = (await paper.json()) as { file: string }
    expect(Buffer.from(file, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
    for (const email of [customer.email, 'liisa@konepaja.example'])
      expect(await subjectsTo(email)).toContain(`Yrityssopimus ${String(number)} on allekirjoitettu`)
    const mailed = (await lettersTo(admin.shop, customer.email)).at(-1)
    expect(JSON.stringify(mailed)).toContain(`yrityssopimus-${String(number)}.pdf`)
    expect(mailed?.text).toContain('YRITYSSOPIMUKSEN EHDOT, VOIMASSA 24.11.2026 ALKAEN')

    expect(await act(number, 'notice_of_company', 1)).toMatchObject({ code: 'business.deed_not_open' })
    expect(await act(number, 'activate', 1)).toEqual({ version: 2 })
    expect(await act(number, 'activate', 1)).toMatchObject({ code: 'business.agreement_changed' })
    expect(await act(number, 'notice_of_chain', 2)).toEqual({ version: 3 })
    const endings = async () => (await subjectsTo(customer.email)).map((subject) => subject.split(' ').at(-1))
    expect(await endings()).toEqual(['allekirjoitettu', 'käytössä', 'irtisanottu'])
    const last = plusDays(today(), 30)
    await toDay(last)
    expect((await stored(number)).status).toBe(2)
    await toDay(plusDays(last, 1))
    expect(await stored(number)).toMatchObject({ status: 3, endsOn: last, ending: 'chain' })
    expect(await endings()).toContain('päättynyt')
    const again = await admin.shop.ask(`/business/agreements/${String(number)}/document`, undefined, admin.handler)
    expect(await again.json()).toEqual({ file })
  })

  test('exists once per company at a time, however often and by whom it is signed', async () => {
    const customer = await signer()
    const answers = await Promise.all([sign(customer), sign(customer)])
    expect(new Set(answers.map(({ body }) => body['number'])).size).toBe(1)
    const other = await sign(await signer())
    expect(other).toMatchObject({ status: 409, body: { code: 'business.agreement_exists' } })
    expect((await sign(customer, signing({ frameLevel: 'wide' }))).body['code']).toBe('business.agreement_exists')
    expect(await countWhere(admin.shop, 'company-agreements', {})).toBe(1)
    await act(answers[0]?.body['number'], 'refuse', 1)
    expect((await sign(customer, signing({ frameLevel: 'wide' }))).status).toBe(200)
  })

  test('has the typed company name while the register is down', async () => {
    await admin.controlRegister('down')
    const { number } = (await sign(await signer())).body
    expect(await stored(number)).toMatchObject({ isRegistered: false, terms: { company: 'Konepaja' } })
  })

  test('is refused without strong identification, right to sign, accepted terms, title or active company', async () => {
    const weak = await admin.customer()
    expect((await sign(weak)).body['code']).toBe('request.needs_strong_identification')
    const customer = await signer()
    const refused = async (body: ReturnType<typeof signing>) => (await sign(customer, body)).body['code']
    expect(await refused(signing({}, { mayActFor: false }))).toBe('business.must_act_for')
    expect(await refused(signing({}, { acceptsTerms: false }))).toBe('business.must_accept_terms')
    expect(await refused(signing({ businessId: '3000120-7' }))).toBe('business.ceased')
    expect(await refused(signing({ signerTitle: '' }))).toBe('business.title_missing')
  })

  test('is exported with the signer’s data, and stays when the signer’s account is deleted', async () => {
    const browser = await signer()
    const { number } = (await sign(browser)).body
    const req = await admin.shop.req()
    const customer = (await findCustomer(req, await admin.customerNumber(browser)))!
    const keeper = customerRecords.get(req, 'business')!
    const { rows, files } = await keeper.collect(req, customer)
    expect([rows, files?.[0]?.path]).toMatchObject([[{ company: 'Pohjolan Konepaja Oy' }], `${String(number)}.pdf`])
    expect(await keeper.erase(req, customer)).toEqual([{ period: 'agreements', count: 1, until: null }])
    expect((await stored(number)).customer).toBeNull()
  })
})

describe('a request for an eye-health day', () => {
  const ask = async (more = {}) => {
    const answer = await admin.shop.ask(
      '/business/eye-health-day',
      { wish: eyeHealthDayWish(today(), more) },
      await admin.shop.newShopper(),
    )
    await finishLaterWork()
    return (await answer.json()) as { ref: string; code?: string }
  }
  const answer = async (ref: string, body: object) => {
    const given = await admin.shop.ask(`/business/eye-health-days/${ref}/answer`, body, admin.handler)
    await finishLaterWork()
    return given.json()
  }

  test('is stored once, confirmed by e-mail, and agreed on once', async () => {
    const contact = { name: 'Veli Salo', email: 'veli@tilitoimisto.example', phone: '040 123 4567' }
    const [{ ref }, again] = [await ask({ contact }), await ask({ contact })]
    expect(again.ref).toBe(ref)
    const day = plusDays(today(), 28)
    expect(await answer(ref, { day, answer: 'Tulemme kello 9.' })).toEqual({ state: 'agreed' })
    expect(await answer(ref, { day: null, answer: 'Ei.' })).toMatchObject({ code: 'business.day_answered' })
    const subjects = await subjectsTo(contact.email, 'eye-health day')
    expect(subjects).toHaveLength(2)
    expect(subjects[0]).toBe('Toiveenne silmäterveyspäivästä on tullut')
    expect(subjects[1]).toMatch(/^Silmäterveyspäivä /)
  })

  test('is refused for a day too soon, and can be declined with a reason', async () => {
    expect((await ask({ days: [plusDays(today(), 3)] })).code).toBe('business.days_out_of_range')
    const { ref } = await ask({ people: 60 })
    expect(await answer(ref, { day: null, answer: 'Kaikki ovat varattuja.' })).toEqual({ state: 'declined' })
    expect(await answer('unknown', { day: null, answer: 'Ei.' })).toMatchObject({ code: 'business.day_unknown' })
  })
})
