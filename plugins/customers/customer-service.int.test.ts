import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { FoundCustomer } from '#contracts/customer-service.ts'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { letterTo, signedInBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { eventually } from '../../tests/eventually.ts'
import { opened } from '../../tests/opened.ts'
import { prescription } from '../../tests/some-prescription.ts'
import { expectRefused, openTrial } from '../../tests/trial-shop.ts'

const trial = opened(openTrial)
const email = `${randomUUID()}@example.com`
const details = {
  firstName: 'Eeva-Liisa',
  lastName: 'Ärjänen',
  phone: '040 765 4321',
  language: 'fi',
  street: 'Kauppakatu 1',
  postalCode: '40100',
  town: 'Jyväskylä',
}
let browser: AccountBrowser
let handler: Awaited<ReturnType<typeof trial.staff>>
let number: string

beforeAll(async () => {
  browser = await signedInBrowser(trial.shop, email)
  await browser.ask('/account/details', details)
  handler = await trial.staff('order-handler')
  number = ((await browser.ask('/account/customer')).body as { customer: { number: string } }).customer.number
})

async function search(words: string): Promise<FoundCustomer[]> {
  const answer = await trial.shop.ask(`/customer/search?words=${encodeURIComponent(words)}`, undefined, handler)
  return ((await answer.json()) as { customers: FoundCustomer[] }).customers
}

test('staff find a customer by the beginning of a name, address, phone or number', async () => {
  for (const words of ['ärj', 'EEVA', 'eeva-liisa ärj', email.slice(0, 8), '040 765', number.toLowerCase()])
    expect(await search(words), words).toMatchObject([{ number, email, town: 'Jyväskylä' }])
  for (const words of ['jänen', 'eeva virtanen', 'x', '%', number.slice(1)])
    expect(await search(words), words).toEqual([])
})

test('staff correct the details of a customer, and the reason is stored', async () => {
  const path = `/customer/${number}/details`
  await expectRefused(
    trial.shop.ask(path, { ...details, postalCode: '4010', note: 'Soitti' }, handler),
    422,
    'address.zip_malformed',
  )
  expect((await trial.shop.ask(path, { ...details, lastName: 'Öhman', note: 'Meni naimisiin' }, handler)).status).toBe(
    200,
  )
  expect(await search('öhm')).toMatchObject([{ number }])
  expect(await search('ärj')).toEqual([])
  const stored = await findOne(trial.shop, 'customers', { number: { equals: number } })
  expect(stored?.trail).toMatchObject([{ deed: 'corrected', note: 'Meni naimisiin', who: 'Kaisa Käsittelijä' }])
})

test('an optician opens a stored prescription with a reason, which is logged; no other role opens it', async () => {
  const { body } = await browser.ask('/account/prescriptions', { glasses: prescription() })
  const path = `/customer/${number}/prescriptions/${body['ref'] as string}`
  const why = { note: 'Asiakas kysyi lähilisästä' }
  for (const role of ['order-handler', 'customer-service', 'editor'] as const)
    await expectRefused(trial.shop.ask(path, why, await trial.staff(role)), 403, 'request.not_allowed')
  const optician = await trial.staff('optician')
  await expectRefused(trial.shop.ask(path, { note: ' ' }, optician), 400, 'request.malformed')
  await expectRefused(trial.shop.ask(path.replace(number, 'A00000000'), why, optician), 404, 'prescription.not_found')
  expect(await findAll(trial.shop, 'prescription-reads', { customer: { equals: number } })).toEqual([])
  const answer = (await (await trial.shop.ask(path, why, optician)).json()) as { prescription: object; file: null }
  expect(answer).toMatchObject({ prescription: { glasses: prescription() }, file: null })
  expect(await findAll(trial.shop, 'prescription-reads', { customer: { equals: number } })).toMatchObject([
    { why: why.note, prescription: body['ref'] },
  ])
})

test('staff sign a customer out everywhere', async () => {
  const ended = await trial.shop.ask(`/customer/${number}/end-sessions`, { note: 'Puhelin katosi' }, handler)
  expect(await ended.json()).toEqual({ ended: 1 })
  expect(await browser.ask('/account/customer')).toMatchObject({ status: 401 })
})

test('ending the sessions of an unknown customer number is refused', () =>
  expectRefused(trial.shop.ask('/customer/A00000000/end-sessions', { note: 'x' }, handler), 404, 'customer.not_found'))

test('customer service requests a data export, which goes to the customer; other roles are refused', async () => {
  const service = await trial.staff('customer-service')
  const why = { note: 'Pyysi puhelimessa' }
  for (const role of ['order-handler', 'optician'] as const)
    for (const action of ['export', 'deletion'])
      await expectRefused(
        trial.shop.ask(`/customer/${number}/${action}`, why, await trial.staff(role)),
        403,
        'request.not_allowed',
      )
  const answer = await trial.shop.ask(`/customer/${number}/export`, why, service)
  expect(await answer.json()).toEqual({ isAsked: true })
  const made = await eventually(() =>
    findOne(trial.shop, 'data-exports', { and: [{ customer: { equals: number } }, { state: { equals: 'ready' } }] }),
  )
  expect((await letterTo(trial.shop, email)).subject).toBe('Tietosi ovat ladattavissa')
  expect((await trial.shop.ask(`/account/exports/${made.ref}/file`, undefined, service)).status).toBe(403)
  const stored = await findOne(trial.shop, 'customers', { number: { equals: number } })
  expect(stored?.trail?.at(-1)).toMatchObject({ deed: 'export_asked', note: why.note })
})

test('staff delete an account once, and not while it has an open order', async () => {
  const service = await trial.staff('customer-service')
  const path = `/customer/${number}/deletion`
  const why = { note: 'Pyysi puhelimessa' }
  const { number: order } = await trial.paidOrder()
  await changeIf(trial.shop, 'orders', { number: { equals: order } }, { customer: number })
  await expectRefused(trial.shop.ask(path, why, service), 409, 'order.under_way')
  await changeIf(trial.shop, 'orders', { number: { equals: order } }, { customer: null })
  for (let sent = 1; sent <= 2; sent += 1)
    expect(await (await trial.shop.ask(path, why, service)).json()).toEqual({ isDeleted: true })
  expect(await findOne(trial.shop, 'customers', { number: { equals: number } })).toBeNull()
  const deletion = await findOne(trial.shop, 'account-deletions', { customer: { equals: number } })
  expect(deletion).toMatchObject({ isDone: true, who: 'Kaisa Käsittelijä' })
  expect(deletion?.note).not.toContain('Pyysi')
  await expectRefused(trial.shop.ask('/customer/A00000000/deletion', why, service), 404, 'customer.not_found')
})
