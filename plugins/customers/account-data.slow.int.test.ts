import { randomUUID } from 'node:crypto'
import { unzipSync, strFromU8 } from 'fflate'
import { describe, expect, test } from 'vitest'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { readSealedFile } from '#plugins/kit/originals/sealed-files.ts'
import { changeIf, countWhere, findOne, writeUnlessTaken } from '#plugins/kit/storage/documents.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import {
  letterTo,
  openBrowser,
  PASSWORD,
  registration,
  signedInBrowser,
  tokenIn,
  type AccountBrowser,
} from '../../tests/account-browser.ts'
import { eventually } from '../../tests/eventually.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const DAY = 86_400_000

const trial = opened(openTrial)
const newEmail = () => `${randomUUID()}@example.com`
const accountOf = (email: string) => findOne(trial.shop, 'customers', { email: { equals: email } })

interface Export {
  ref: string
  state: string
  needsStrong: boolean
}

async function madeExport(browser: AccountBrowser): Promise<Export> {
  expect(await browser.ask('/account/exports', {})).toMatchObject({ status: 200 })
  return eventually(async () => {
    const { exports } = (await browser.ask('/account/exports')).body as { exports: Export[] }
    return exports.find(({ state }) => state === 'ready')
  })
}

describe('the consents and notices of a customer', () => {
  test('list each consent with its wording', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    await browser.ask('/account/marketing', { marketing: ['sms'] })
    const { wishes } = (await browser.ask('/account/wishes')).body as { wishes: { consents: object[] } }
    expect(wishes.consents).toMatchObject([
      { channel: 'email', isGiven: true, wording: expect.stringContaining('sähköpostilla') as string },
      { channel: 'email', isGiven: false },
      { channel: 'sms', isGiven: true, wording: expect.stringContaining('tekstiviestillä') as string },
    ])
  })

  test('require a phone number for text messages', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    expect(await browser.ask('/account/notices', { sms: true })).toEqual({
      status: 422,
      body: { code: 'account.phone_needed', details: { field: 'notices-sms' } },
    })
    const address = { street: '', postalCode: '', town: '' }
    const details = { firstName: 'Aino', lastName: 'Mäkelä', phone: '040 123 4567', language: 'fi', ...address }
    await browser.ask('/account/details', details)
    expect((await browser.ask('/account/notices', { sms: true })).body).toMatchObject({ wishes: { smsNotices: true } })
  })
})

test('ending the other sessions signs out every other browser, and this one stays', async () => {
  const email = newEmail()
  const home = await signedInBrowser(trial.shop, email)
  const phone = await openBrowser(trial.shop)
  await phone.ask('/account/sign-in', { email, password: PASSWORD })
  const answer = await phone.ask('/account/sessions/end-others', {})
  expect(answer.body['sessions']).toMatchObject([{ isCurrent: true }])
  expect(await home.ask('/account/customer')).toMatchObject({ status: 401 })
  expect(await phone.ask('/account/customer')).toMatchObject({ status: 200 })
})

describe('an export of all data', () => {
  test('holds each subject as JSON and everything as a PDF, and its link is e-mailed', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    await browser.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 2 })
    const { ref, needsStrong } = await madeExport(browser)
    expect(needsStrong).toBe(false)
    const { body } = await browser.ask(`/account/exports/${ref}/file`)
    const files = unzipSync(Buffer.from(body['content'] as string, 'base64'))
    const rowsOf = (name: string) => JSON.parse(strFromU8(files[`${name}.json`] as Uint8Array)) as object[]
    expect(rowsOf('account')).toMatchObject([{ email, firstName: 'Aino' }, { marketing: [{ channel: 'email' }] }])
    expect(rowsOf('sessions')).toMatchObject([{ device: 'Firefox, Android' }])
    expect(rowsOf('cart')).toMatchObject([{ quantity: 2 }])
    expect(strFromU8(files['tiedot.pdf'] as Uint8Array, true)).toMatch(/^%PDF-/)
    expect(Object.keys(files)).toContain('lue-minut.txt')
    expect((await letterTo(trial.shop, email, 2)).text).toContain(encodeURI('/omat-sivut/tehtäviä/omat-tiedot'))
  })

  test('is created once for two simultaneous requests', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    const [one, other] = await Promise.all([browser.ask('/account/exports', {}), browser.ask('/account/exports', {})])
    expect((one?.body as { export: Export }).export.ref).toBe((other?.body as { export: Export }).export.ref)
  })

  test('is not found for another customer', async () => {
    const { ref } = await madeExport(await signedInBrowser(trial.shop, newEmail()))
    const stranger = await signedInBrowser(trial.shop, newEmail())
    const foreign = await stranger.ask(`/account/exports/${ref}/file`)
    expect(foreign).toEqual(await stranger.ask(`/account/exports/${randomUUID()}/file`))
    expect(foreign).toMatchObject({ status: 404, body: { code: 'account.export_not_found' } })
  })

  test('requires strong identification to download health data', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const { ref } = await madeExport(browser)
    await changeIf(trial.shop, 'data-exports', { ref: { equals: ref } }, { needsStrong: true })
    const answer = await browser.ask(`/account/exports/${ref}/file`)
    expect(answer).toMatchObject({ status: 403, body: { code: 'request.needs_strong_identification' } })
    const { sessions } = (await browser.ask('/account/sessions')).body as { sessions: { ref: string }[] }
    const own = { ref: { equals: sessions[0]?.ref } }
    await changeIf(trial.shop, 'customer-sessions', own, { identifiedAt: new Date().toISOString() })
    expect(await browser.ask(`/account/exports/${ref}/file`)).toMatchObject({ status: 200 })
  })

  test('is made by the sweep after a crash interrupted it', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    const customer = (await accountOf(email))?.number ?? ''
    const ref = randomUUID()
    const row = { ref, customer, slot: `waiting ${customer}`, askedAt: new Date().toISOString(), needsStrong: false }
    await writeUnlessTaken(trial.shop, 'data-exports', { ...row, state: 'asked', ...scheduleSteps(['make']) })
    await runAllTasks(trial.shop.payload)
    expect((await browser.ask('/account/exports')).body).toMatchObject({ exports: [{ ref, state: 'asked' }] })
    moveClock(120_000)
    moveMachineClock(120_000)
    await runAllTasks(trial.shop.payload)
    moveMachineClock()
    expect((await browser.ask('/account/exports')).body).toMatchObject({ exports: [{ ref, state: 'ready' }] })
  })

  test('is deleted with its file after seven days', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const { ref } = await madeExport(browser)
    expect(await readSealedFile(`exports/${ref}`)).toBeDefined()
    moveClock(7 * DAY + 1000)
    expect(await browser.ask(`/account/exports/${ref}/file`)).toMatchObject({ status: 404 })
    await runAllTasks(trial.shop.payload)
    expect(await readSealedFile(`exports/${ref}`)).toBeUndefined()
    expect(await countWhere(trial.shop, 'data-exports', { ref: { equals: ref } })).toBe(0)
  })
})

describe('deleting an account', () => {
  test('requires the password, ends every session, deletes the cart and frees the e-mail address', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    await browser.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 1 })
    const { shopper, number } = (await accountOf(email)) ?? { shopper: '', number: '' }
    expect(await browser.ask('/account/deletion', { password: 'väärä salasana' })).toEqual({
      status: 422,
      body: { code: 'account.password_wrong', details: { field: 'current' } },
    })
    expect((await browser.ask('/account/deletion')).body).toEqual({ obstacles: [], kept: [] })
    expect(await browser.ask('/account/deletion', { password: PASSWORD })).toMatchObject({ status: 200 })

    expect([...browser.cookies.keys()]).toEqual(['shopper'])
    expect(await accountOf(email)).toBeNull()
    const own = { customer: { equals: number } }
    expect(await countWhere(trial.shop, 'customer-sessions', own)).toBe(0)
    expect(await countWhere(trial.shop, 'carts', { shopperId: { equals: shopper } })).toBe(0)
    expect(await findOne(trial.shop, 'account-deletions', own)).toMatchObject({ isDone: true, recipient: null })
    const letter = await eventually(async () => {
      const newest = await letterTo(trial.shop, email)
      return newest.subject === 'Tilisi on poistettu' && newest
    })
    expect(letter.text).toContain('Laki ei vaadi meitä säilyttämään sinusta mitään.')

    const again = await openBrowser(trial.shop)
    expect(await again.ask('/account/sign-in', { email, password: PASSWORD })).toMatchObject({ status: 401 })
    await again.ask('/account/register', registration(email))
    const fresh = await eventually(async () => tokenIn(await letterTo(trial.shop, email)))
    expect(await again.ask(`/account/link/${fresh}/registration`, {})).toMatchObject({ status: 200 })
  })

  test('lists what the law requires to keep, also in the letter', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    await browser.ask('/withdrawal/declare', { name: 'Aino', number: 'S12345674', email, extent: 'all' })
    const stored = [{ period: 'withdrawals', count: 1, until: null }]
    expect((await browser.ask('/account/deletion')).body).toEqual({ obstacles: [], kept: stored })
    await browser.ask('/account/deletion', { password: PASSWORD })
    const letter = await eventually(async () => {
      const newest = await letterTo(trial.shop, email)
      return newest.subject === 'Tilisi on poistettu' && newest
    })
    expect(letter.text).toContain('Laki vaatii meitä säilyttämään: Yksi peruutusilmoitus.')
  })

  test('requires strong identification where the account has no password', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    await changeIf(trial.shop, 'customers', { email: { equals: email } }, { passwordHash: null })
    const answer = await browser.ask('/account/deletion', {})
    expect(answer).toMatchObject({ status: 403, body: { code: 'request.needs_strong_identification' } })
  })

  test('is refused while a payment is under way', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    const { shopper } = (await accountOf(email)) ?? { shopper: '' }
    const { number } = await trial.paidOrder()
    const owned = { orderNumber: { equals: number } }
    await changeIf(trial.shop, 'purchases', owned, { shopperId: shopper, state: 'awaiting_payment' })
    expect((await browser.ask('/account/deletion')).body).toMatchObject({ obstacles: ['account.purchase_under_way'] })
    const answer = await browser.ask('/account/deletion', { password: PASSWORD })
    expect(answer).toMatchObject({ status: 409, body: { code: 'account.purchase_under_way' } })
    expect(await accountOf(email)).not.toBeNull()
    await changeIf(trial.shop, 'purchases', owned, { state: 'ordered' })
  })

  test('is finished after a crash, and sign-in is refused meanwhile', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    const { number } = (await accountOf(email)) ?? { number: '' }
    const storedCustomers = trial.shop.payload.db.deleteMany.bind(trial.shop.payload.db)
    trial.shop.payload.db.deleteMany = async (asked) => {
      if (asked.collection === 'customers') throw new Error('The process died')
      return storedCustomers(asked)
    }
    expect(await browser.ask('/account/deletion', { password: PASSWORD })).toMatchObject({ status: 500 })
    trial.shop.payload.db.deleteMany = storedCustomers
    const other = await openBrowser(trial.shop)
    expect(await other.ask('/account/sign-in', { email, password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'account.being_deleted' },
    })
    moveClock(60_000)
    await runAllTasks(trial.shop.payload)
    expect(await accountOf(email)).toBeNull()
    expect(await findOne(trial.shop, 'account-deletions', { customer: { equals: number } })).toMatchObject({
      isDone: true,
    })
    await runAllTasks(trial.shop.payload)
    expect(await countWhere(trial.shop, 'outbox', { key: { equals: `account deleted ${number}` } })).toBe(1)
  })
})
