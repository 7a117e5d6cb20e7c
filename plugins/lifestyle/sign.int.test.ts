import { PDFPage } from 'pdf-lib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Language } from '#contracts/language.ts'
import type { LifestyleContract, LifestylePlan } from '#contracts/lifestyle.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { countWhere, createUnlessTaken, deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { lettersTo } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { chosenFrame, givenCard, identified, signedContract, signing } from '../../tests/some-contract.ts'
import { cardProof } from '../../tests/some-subscription.ts'
import { contractPdf } from './contract-pdf.ts'
import { cachedPlans, contractNumbered } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of ['lifestyle-contracts', 'lifestyle-documents'] as const) await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

const seen = async (customer: SignedIn, id: number) =>
  (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract

async function work(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await admin.sweep()
    await finishLaterWork()
  }
}

const letters = async (id: number) =>
  (await findAll(admin.shop, 'outbox', { key: { like: `lifestyle ${id} ` } }, { sort: 'id' })).map(
    ({ key }) => key.split(' ')[2]?.split('.')[0],
  )

const move = (order: string, to: string) => admin.ask(order, 'move', { to })

describe('a contract', () => {
  test('is quoted, signed, ordered free of charge with a stored card, and active at the handover', async () => {
    const customer = await admin.customer()
    await identified(admin, customer)
    const row = await chosenFrame(admin, customer)
    const quoted = await customer.ask('/lifestyle/quote', { plan: 'vapaa', rows: [row] })
    expect(quoted).toMatchObject({ status: 200, body: { sumOfBinding: 24 * 1900, pairs: [{ orderNumber: null }] } })
    const signed = await customer.ask('/account/lifestyle/sign', signing([row], { wearer: 'Oskari' }))
    const { id, ...form } = signed.body as { id: number; action: string; fields: Record<string, string> }
    expect(await seen(customer, id)).toMatchObject({
      status: 1,
      startedOn: null,
      card: null,
      monthly: 1900,
      wearer: 'Oskari',
      nextBill: null,
      documents: [{ id: 'contract-1', kind: 'contract' }],
      events: [{ what: 'signed', on: today() }],
    })
    const again = await customer.ask('/account/lifestyle/sign', signing([row], { wearer: 'Oskari' }))
    expect(again.body['id']).toBe(id)
    const proof = await cardProof(form)
    await Promise.all([1, 2].map(() => customer.ask(`/account/lifestyle/${id}/card/save`, { proof })))
    await work()
    expect(
      await countWhere(admin.shop, 'saved-cards', { customer: { equals: await admin.customerNumber(customer) } }),
    ).toBe(1)
    const view = await seen(customer, id)
    const order = view.pairs[0]!.orderNumber!
    expect(view.card).toMatchObject({ lastDigits: expect.any(String) as string })
    expect((await admin.cartOf(await admin.headersOf(customer))).items).toEqual([])
    const orders = await findAll(admin.shop, 'orders', { sourceKey: { like: `lifestyle:${id}-` } })
    expect(orders).toMatchObject([{ number: order, totalCost: 0, state: 'pending', waitsForOptician: true }])
    expect(await letters(id)).toEqual(['signed'])
    // The order's own confirmation may be posted after it.
    const posted = await lettersTo(admin.shop, customer.email)
    expect(posted.find(({ text }) => text.includes('30 päivän ajan perua'))).toMatchObject({
      attachments: [{ contentType: 'application/pdf' }],
      text: expect.stringMatching(/SILMÄLASISOPIMUS, VOIMASSA [\s\S]* Y-tunnus/) as string,
    })

    await admin.ask(order, 'prescriptions', {})
    for (const to of ['confirmed', 'sent', 'delivered']) expect((await move(order, to)).status).toBe(200)
    await work()
    expect(await seen(customer, id)).toMatchObject({
      status: 2,
      startedOn: today(),
      exchange: { left: 1, binds: false },
      endsOn: null,
      actions: ['exchange', 'give_notice', 'change_card', 'connect', 'withdraw', 'new_lenses'],
    })
    expect(await letters(id)).toEqual(['signed', 'active'])
  })

  test('is withdrawn when the customer cancels its glasses', async () => {
    const customer = await admin.customer()
    const signed = await signedContract(admin, customer)
    await givenCard(customer, signed)
    await work()
    const order = (await seen(customer, signed.id)).pairs[0]!.orderNumber!
    expect((await customer.ask(`/account/orders/${order}/cancel`, {})).status).toBe(200)
    await work()
    expect(await seen(customer, signed.id)).toMatchObject({ status: 3, startedOn: null, endsOn: today(), actions: [] })
    expect(await letters(signed.id)).toEqual(['signed', 'withdrawn'])
  })

  test('lapses by the next day where no card was given', async () => {
    const customer = await admin.customer()
    const { id } = await signedContract(admin, customer)
    moveClock(25 * 3_600_000)
    moveMachineClock(25 * 3_600_000)
    await work()
    expect(await findOne(admin.shop, 'lifestyle-contracts', { number: { equals: id } })).toBeNull()
    expect(await findAll(admin.shop, 'lifestyle-documents', { contract: { equals: id } })).toEqual([])
  })

  test('keeps only the last signing made before a card is given', async () => {
    const customer = await admin.customer()
    await identified(admin, customer)
    const rows = [await chosenFrame(admin, customer)]
    const sign = async (more: object) =>
      (await customer.ask('/account/lifestyle/sign', signing(rows, more))).body as unknown as Parameters<
        typeof givenCard
      >[1]
    const address = { street: 'Uusikatu 5', zip: '33100', city: 'Tampere' }
    const first = await sign({ wearer: 'Oskari' })
    const last = { address, phone: '+358401112233', wearer: 'Aino' }
    const second = await sign(last)
    expect((await sign(last)).id).toBe(second.id)
    const { id, ...form } = first
    const late = await customer.ask(`/account/lifestyle/${id}/card/save`, { proof: await cardProof(form) })
    expect(late).toMatchObject({ status: 404 })
    await givenCard(customer, second)
    await work()
    const contracts = await findAll(admin.shop, 'lifestyle-contracts', {
      customer: { equals: await admin.customerNumber(customer) },
    })
    expect(contracts).toMatchObject([{ number: second.id, form: { address, contact: { phone: last.phone } } }])
    expect(await seen(customer, second.id)).toMatchObject({ wearer: 'Aino' })
    const documents = await findAll(admin.shop, 'lifestyle-documents', {})
    expect(documents.map(({ contract }) => contract)).toEqual([second.id])
  })

  test('refuses a card for a second plan signed for the same glasses', async () => {
    const customer = await admin.customer()
    await identified(admin, customer)
    const rows = [await chosenFrame(admin, customer)]
    const sign = async (more: object) =>
      (await customer.ask('/account/lifestyle/sign', signing(rows, more))).body as unknown as Parameters<
        typeof givenCard
      >[1]
    const first = await sign({})
    const [vapaa] = await findAll(admin.shop, 'lifestyle-plans', { key: { equals: 'vapaa' } })
    const { id: _, ...plan } = vapaa!
    await createUnlessTaken(admin.shop, 'lifestyle-plans', { ...plan, key: 'toinen', monthly: 2000 })
    await cachedPlans.invalidate(await admin.shop.req())
    const second = await sign({ plan: 'toinen', shownMonthly: 2000 })
    await givenCard(customer, first)
    const { id, ...form } = second
    const saved = await customer.ask(`/account/lifestyle/${id}/card/save`, { proof: await cardProof(form) })
    expect(saved).toMatchObject({ status: 409, body: { code: 'lifestyle.not_allowed' } })
  })
})

describe('a campaign of a plan', () => {
  const campaign = { name: 'Syyskampanja', monthly: 1500 }
  const savePlan = async (data: object) => {
    const plan = await findOne(admin.shop, 'lifestyle-plans', { key: { equals: 'vapaa' } })
    return admin.shop.payload.update({ collection: 'lifestyle-plans', id: plan!.id, data })
  }

  test('sets the price of contracts signed during it, stays with them, and cannot be removed', async () => {
    // On a day ahead, so that it runs in no other test.
    moveClock(48 * 3_600_000)
    const customer = await admin.customer()
    const runs = { ...campaign, from: today(), until: today() }
    await savePlan({ campaigns: [runs] })
    const { plans } = (await customer.ask('/lifestyle/plans')).body as { plans: LifestylePlan[] }
    expect(plans.find(({ id }) => id === 'vapaa')).toMatchObject({
      monthly: 1900,
      campaign: { ...campaign, until: today(), lowestPrice30d: 1900 },
    })
    await identified(admin, customer)
    const rows = [await chosenFrame(admin, customer)]
    const quoted = await customer.ask('/lifestyle/quote', { plan: 'vapaa', rows })
    expect(quoted.body).toMatchObject({ sumOfBinding: 24 * 1500 })
    const dear = await customer.ask('/account/lifestyle/sign', signing(rows))
    expect(dear.body['code']).toBe('checkout.total_changed')
    const { id } = (await customer.ask('/account/lifestyle/sign', signing(rows, { shownMonthly: 1500 }))).body as {
      id: number
    }

    await expect(savePlan({ campaigns: [] })).rejects.toThrow('Kampanjat')
    moveClock(73 * 3_600_000)
    expect((await customer.ask('/lifestyle/plans')).body).not.toMatchObject({
      plans: [{ campaign: expect.anything() as object }],
    })
    expect(await seen(customer, id)).toMatchObject({
      monthly: 1500,
      campaign: { ...campaign, until: null, after: 1900 },
    })
  })

  test('finds each earlier price of its plan in the price log', async () => {
    const { priceLog } = await savePlan({ monthly: 2000 })
    expect(priceLog?.map(({ monthly }) => monthly)).toEqual([2000])
    await savePlan({ monthly: 1900 })
  })
})

describe('signing a contract', () => {
  test.each<[string, string, object]>([
    ['the terms are not accepted', 'lifestyle.must_accept_terms', { acceptsTerms: false }],
    ['another price was shown', 'checkout.total_changed', { shownMonthly: 1800 }],
    ['the plan is not offered', 'lifestyle.plan_unknown', { plan: 'mennyt' }],
    ['the row is of another cart', 'cart.line_missing', { rows: ['of another cart'] }],
    ['the plan has two pairs and one is chosen', 'lifestyle.pairs', { plan: 'kaksi-paria', shownMonthly: 2900 }],
    ['the address is missing', 'address.street_missing', { address: { street: '', zip: '00100', city: 'Helsinki' } }],
  ])('is refused and stores nothing: %s', async (_, code, more) => {
    const customer = await admin.customer()
    await identified(admin, customer)
    const rows = [await chosenFrame(admin, customer)]
    expect((await customer.ask('/account/lifestyle/sign', signing(rows, more))).body['code']).toBe(code)
    expect(await countWhere(admin.shop, 'lifestyle-contracts', {})).toBe(0)
  })

  test('is refused for a minor, and without strong identification', async () => {
    const customer = await admin.customer()
    const rows = [await chosenFrame(admin, customer)]
    const weak = await customer.ask('/account/lifestyle/sign', signing(rows))
    expect(weak.body['code']).toBe('request.needs_strong_identification')
    await identified(admin, customer, '010125A939W')
    expect(await customer.ask('/account/lifestyle/sign', signing(rows))).toMatchObject({
      body: { code: 'lifestyle.must_be_adult' },
    })
  })
})

test('the PDF of a contract cuts no sentence short, in any language', async () => {
  const { id } = await signedContract(admin, await admin.customer())
  const req = await admin.shop.req()
  const stored = await contractNumbered(req, id)
  const drawText = vi.spyOn(PDFPage.prototype, 'drawText')
  for (const language of Language.options) await contractPdf(req, { ...stored, language })
  const lines = drawText.mock.calls.map(([line]) => line)
  expect(lines.join(' ')).toContain('En månad debiteras den 1:a i följande månad.')
  expect(lines.filter((line) => line.endsWith('…'))).toEqual([])
})

test("a contract's own document opens as a PDF, and an unknown one is not found", async () => {
  const customer = await admin.customer()
  const { id } = await signedContract(admin, customer)
  const { body } = await customer.ask(`/account/lifestyle/${id}/documents/contract-1`)
  expect(Buffer.from(body['content'] as string, 'base64').toString('latin1')).toMatch(/^%PDF/)
  const unknown = await customer.ask(`/account/lifestyle/${id}/documents/contract-2`)
  expect(unknown).toMatchObject({ status: 404, body: { code: 'lifestyle.not_found' } })
})
