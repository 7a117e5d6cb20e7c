import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Customer } from '#contracts/customers.ts'
import type { CreationOptions, Passkey, RequestOptions } from '#contracts/passkeys.ts'
import { MOST_PASSKEYS } from '#domain/customers/passkeys.ts'
import { customerRecords } from '#plugins/customers/hooks.ts'
import { findCustomerByEmail } from '#plugins/customers/repository.ts'
import { moveClock, now } from '#plugins/kit/clock.ts'
import { changeIf, countWhere, deleteWhere, findOne } from '#plugins/kit/storage/documents.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { letterTo, openBrowser, PASSWORD, signedInBrowser, type AccountBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { softwareAuthenticator } from '../../tests/software-authenticator.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const MINUTE = 60_000

const trial = opened(openTrial)
const newEmail = () => `${randomUUID()}@example.com`
const authenticator = () => softwareAuthenticator({ origin: 'http://localhost:10', rpId: 'localhost' })

async function creation(browser: AccountBrowser, password?: string) {
  const { customer } = (await browser.ask('/account/customer')).body as { customer: Customer }
  const answer = await browser.ask('/account/passkeys/options', { customer: customer.number, password })
  return { ...answer, options: answer.body.options as CreationOptions }
}

async function challengeTo(browser: AccountBrowser): Promise<string> {
  const { body } = await browser.ask('/account/sign-in/passkey/options', {})
  return (body.options as RequestOptions).challenge
}

/** A customer with a passkey of this name, in the browser that added it. */
async function customerWithPasskey({ email = newEmail(), name = 'Ainon puhelin' } = {}) {
  const browser = await signedInBrowser(trial.shop, email)
  const device = authenticator()
  const { options } = await creation(browser)
  const { challenge, user } = options
  const answer = await browser.ask('/account/passkeys', {
    name,
    credential: device.create({ challenge, user: user.id }),
  })
  expect(answer.status).toBe(200)
  const [passkey] = answer.body.passkeys as [Passkey]
  return { email, browser, device, passkey, user: user.id }
}

const signIn = (browser: AccountBrowser, credential: object) => browser.ask('/account/sign-in/passkey', { credential })

describe('a passkey', () => {
  test('is added after a sign-in, is confirmed by mail, and signs in weakly without a password', async () => {
    const { email, browser, device, passkey } = await customerWithPasskey()
    expect(passkey).toEqual({
      ref: expect.any(String) as string,
      name: 'Ainon puhelin',
      createdAt: expect.any(String) as string,
      lastUsedAt: null,
    })
    const letter = await letterTo(trial.shop, email, 2)
    expect(letter.subject).toBe('Tilillesi lisättiin pääsyavain')
    expect(letter.text).toContain('Ainon puhelin')

    const other = await openBrowser(trial.shop, 'Safari/604.1 iPhone')
    const shopper = other.cookies.get('shopper')
    const answer = await signIn(other, device.get({ challenge: await challengeTo(other) }))
    expect(answer).toEqual({
      status: 200,
      body: { method: 'email_password', firstName: 'Aino', joinedLines: 0 },
    })
    expect(other.cookies.get('shopper')).not.toBe(shopper)
    expect((await other.ask('/account/customer')).body).toMatchObject({ customer: { email, trust: 'weak' } })
    const listed = (await browser.ask('/account/passkeys')).body
    expect(listed).toMatchObject({ passkeys: [{ lastUsedAt: expect.any(String) as string }], proof: 'none' })
  })

  test('asks the browser for a discoverable credential and the holder', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const { options } = await creation(browser)
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      timeout: 5 * MINUTE,
    })
    const { body } = await browser.ask('/account/sign-in/passkey/options', {})
    expect(body.options).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    expect(body.options).not.toHaveProperty('allowCredentials')
  })

  test('brings the cart of the guest along', async () => {
    const { device } = await customerWithPasskey()
    const phone = await openBrowser(trial.shop)
    await phone.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 2 })
    const answer = await signIn(phone, device.get({ challenge: await challengeTo(phone) }))
    expect(answer.body).toMatchObject({ joinedLines: 1 })
  })

  test('is named after the device when it has no name, each differently', async () => {
    const { browser } = await customerWithPasskey({ name: ' ' })
    const { options } = await creation(browser)
    expect(options.excludeCredentials).toHaveLength(1)
    const { challenge, user } = options
    const credential = authenticator().create({ challenge, user: user.id })
    const { body } = await browser.ask('/account/passkeys', { name: '', credential })
    expect((body.passkeys as Passkey[]).map(({ name }) => name)).toEqual(['Firefox, Android', 'Firefox, Android 2'])
  })

  test('is renamed and removed by its customer, and then signs no one in', async () => {
    const { email, browser, device, passkey } = await customerWithPasskey()
    const at = `/account/passkeys/${passkey.ref}`
    expect(await browser.ask(`${at}/rename`, { name: ' ' })).toMatchObject({
      status: 422,
      body: { code: 'passkey.name_missing' },
    })
    const renamed = await browser.ask(`${at}/rename`, { name: ' Vanha\npuhelin ' })
    expect(renamed.body).toMatchObject({ passkeys: [{ name: 'Vanha puhelin' }] })
    expect((await browser.ask(`${at}/remove`, {})).body).toEqual({ passkeys: [] })
    expect(await browser.ask(`${at}/remove`, {})).toMatchObject({ status: 404, body: { code: 'passkey.not_found' } })
    expect((await letterTo(trial.shop, email, 3)).subject).toBe('Tililtäsi poistettiin pääsyavain')
    const other = await openBrowser(trial.shop)
    expect(await signIn(other, device.get({ challenge: await challengeTo(other) }))).toMatchObject({
      status: 401,
      body: { code: 'passkey.unknown' },
    })
  })

  test('is not found by another customer', async () => {
    const { passkey, browser } = await customerWithPasskey()
    const stranger = await signedInBrowser(trial.shop, newEmail())
    for (const [act, body] of [
      ['rename', { name: 'Minun' }],
      ['remove', {}],
    ] as const) {
      const foreign = await stranger.ask(`/account/passkeys/${passkey.ref}/${act}`, body)
      expect(foreign).toMatchObject({ status: 404, body: { code: 'passkey.not_found' } })
      expect(await stranger.ask(`/account/passkeys/${randomUUID()}/${act}`, body)).toEqual(foreign)
    }
    expect((await browser.ask('/account/passkeys')).body.passkeys).toEqual([passkey])
  })
})

describe('adding a passkey', () => {
  test('asks for the password when the sign-in is not recent', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    moveClock(15 * MINUTE)
    expect((await browser.ask('/account/passkeys')).body).toMatchObject({ proof: 'password' })
    for (const password of [undefined, 'väärä salasana'])
      expect(await creation(browser, password)).toMatchObject({
        status: 422,
        body: { code: 'account.password_wrong', details: { field: 'current' } },
      })
    expect(await creation(browser, PASSWORD)).toMatchObject({ status: 200 })
  })

  test('asks for a new sign-in where there is no password', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    await changeIf(trial.shop, 'customers', { email: { equals: email } }, { passwordHash: null })
    moveClock(15 * MINUTE)
    expect((await browser.ask('/account/passkeys')).body).toMatchObject({ proof: 'sign_in' })
    expect(await creation(browser)).toMatchObject({ status: 403, body: { code: 'passkey.sign_in_again' } })
  })

  test.each([
    ['another origin', { origin: 'http://localhost:2' }, 'passkey.not_added', 422],
    ['another host', { rpId: 'pahis.example' }, 'passkey.not_added', 422],
    ['an unverified holder', { isVerified: false }, 'passkey.not_added', 422],
    ['an unknown challenge', { challenge: 'AAAA' }, 'passkey.challenge_expired', 410],
  ])('is refused for %s', async (_, wrong, code, status) => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const { challenge } = (await creation(browser)).options
    const credential = authenticator().create({ challenge, ...wrong })
    const answer = await browser.ask('/account/passkeys', { name: 'Avain', credential })
    expect(answer).toMatchObject({ status, body: { code } })
    expect((await browser.ask('/account/passkeys')).body.passkeys).toEqual([])
  })

  test("is refused by another session's challenge, or one for signing in", async () => {
    const [browser, stranger] = [await signedInBrowser(trial.shop, newEmail()), await openBrowser(trial.shop)]
    const own = await signedInBrowser(trial.shop, newEmail())
    const challenges = [
      (await creation(browser)).options.challenge,
      await challengeTo(stranger),
      await challengeTo(own),
    ]
    for (const challenge of challenges) {
      const credential = authenticator().create({ challenge })
      const answer = await own.ask('/account/passkeys', { name: 'Avain', credential })
      expect(answer).toMatchObject({ status: 410, body: { code: 'passkey.challenge_expired' } })
    }
  })

  test('is refused by a challenge that was answered before', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const { challenge } = (await creation(browser)).options
    const add = () =>
      browser.ask('/account/passkeys', { name: 'Avain', credential: authenticator().create({ challenge }) })
    expect(await add()).toMatchObject({ status: 200 })
    expect(await add()).toMatchObject({ status: 409, body: { code: 'passkey.challenge_used' } })
  })

  test('is refused with a credential of another customer', async () => {
    const { device } = await customerWithPasskey()
    const browser = await signedInBrowser(trial.shop, newEmail())
    const { challenge } = (await creation(browser)).options
    const answer = await browser.ask('/account/passkeys', { name: 'Avain', credential: device.create({ challenge }) })
    expect(answer).toMatchObject({ status: 409, body: { code: 'passkey.taken' } })
  })

  test('is refused on a page that was drawn for another customer', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const answer = await browser.ask('/account/passkeys/options', { customer: 'A12345674' })
    expect(answer).toMatchObject({ status: 409, body: { code: 'account.other_person' } })
  })

  test(`is refused beyond ${MOST_PASSKEYS} passkeys`, async () => {
    const { browser } = await customerWithPasskey()
    for (let count = 1; count < MOST_PASSKEYS; count += 1) {
      const { challenge } = (await creation(browser)).options
      await browser.ask('/account/passkeys', { name: '', credential: authenticator().create({ challenge }) })
    }
    expect(await creation(browser)).toMatchObject({
      status: 422,
      body: { code: 'passkey.too_many', details: { max: MOST_PASSKEYS } },
    })
  })
})

describe('signing in by a passkey', () => {
  const foreignKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey

  test.each([
    ['for another origin', { origin: 'https://localhost:1' }, 'passkey.not_accepted', 401],
    ['for another host', { rpId: 'pahis.example' }, 'passkey.not_accepted', 401],
    ['without the holder', { isVerified: false }, 'passkey.not_accepted', 401],
    ['with another key', { key: foreignKey }, 'passkey.not_accepted', 401],
    ['with a count that has been', { counter: 1 }, 'passkey.not_accepted', 401],
    ["in another's name", { user: 'AAAA' }, 'passkey.not_accepted', 401],
    ['by an unknown challenge', { challenge: 'AAAA' }, 'passkey.challenge_expired', 410],
  ])('is refused %s', async (_, wrong, code, status) => {
    const { device } = await customerWithPasskey()
    const browser = await openBrowser(trial.shop)
    const challenge = await challengeTo(browser)
    expect(await signIn(browser, device.get({ challenge, ...wrong }))).toMatchObject({ status, body: { code } })
    expect(browser.cookies.has('customer')).toBe(false)
  })

  test('is refused by a challenge that has an answer, even a refused one', async () => {
    const { device } = await customerWithPasskey()
    const browser = await openBrowser(trial.shop)
    const challenge = await challengeTo(browser)
    await signIn(browser, device.get({ challenge, isVerified: false }))
    expect(await signIn(browser, device.get({ challenge }))).toMatchObject({
      status: 409,
      body: { code: 'passkey.challenge_used' },
    })
  })

  test('succeeds for one of two simultaneous answers', async () => {
    const { device } = await customerWithPasskey()
    const browser = await openBrowser(trial.shop)
    const challenge = await challengeTo(browser)
    const credential = device.get({ challenge })
    const answers = await Promise.all([signIn(browser, credential), signIn(browser, credential)])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('works within five minutes, in the browser that asked for the challenge', async () => {
    const { device } = await customerWithPasskey()
    const [browser, other] = [await openBrowser(trial.shop), await openBrowser(trial.shop)]
    const challenge = await challengeTo(browser)
    expect(await signIn(other, device.get({ challenge }))).toMatchObject({
      status: 410,
      body: { code: 'passkey.challenge_expired' },
    })
    moveClock(5 * MINUTE)
    expect(await signIn(browser, device.get({ challenge }))).toMatchObject({ status: 410 })
    await runAllTasks(trial.shop.payload)
    const old = { expiresAt: { less_than: now().toISOString() } }
    expect(await countWhere(trial.shop, 'passkey-challenges', old)).toBe(0)
  })

  test('is refused by a challenge for adding a passkey', async () => {
    const { browser, device } = await customerWithPasskey()
    const { challenge } = (await creation(browser)).options
    expect(await signIn(browser, device.get({ challenge }))).toMatchObject({ status: 410 })
  })

  test('works for an authenticator that does not count', async () => {
    const { device } = await customerWithPasskey()
    const browser = await openBrowser(trial.shop)
    await changeIf(trial.shop, 'passkeys', { credentialId: { equals: device.id } }, { counter: 0 })
    for (const _ of [1, 2]) {
      const answer = await signIn(browser, device.get({ challenge: await challengeTo(browser), counter: 0 }))
      expect(answer.status).toBe(200)
    }
  })

  test('is refused for a customer who is deleted, is being deleted, or has not accepted the terms', async () => {
    const { email, device } = await customerWithPasskey()
    const browser = await openBrowser(trial.shop)
    const attempt = async () => signIn(browser, device.get({ challenge: await challengeTo(browser) }))
    const account = { email: { equals: email } }
    await changeIf(trial.shop, 'customers', account, { deletionAskedAt: now().toISOString() })
    expect(await attempt()).toMatchObject({ status: 409, body: { code: 'account.being_deleted' } })
    await changeIf(trial.shop, 'customers', account, { deletionAskedAt: null, termsVersion: '2000-01-01' })
    expect(await attempt()).toMatchObject({
      status: 422,
      body: { code: 'account.terms_not_accepted', details: { problem: 1 } },
    })
    await deleteWhere(trial.shop, 'customers', account)
    expect(await attempt()).toMatchObject({ status: 401, body: { code: 'passkey.unknown' } })
    expect(browser.cookies.has('customer')).toBe(false)
  })
})

test('passkeys are in the customer’s data export, and are deleted with the account', async () => {
  const { email, browser, device, passkey } = await customerWithPasskey()
  const req = await trial.shop.req()
  const customer = await findCustomerByEmail(req, email)
  const stored = customer && (await customerRecords.get(req, 'passkeys')?.collect(req, customer))
  expect(stored).toEqual({ rows: [{ name: 'Ainon puhelin', createdAt: passkey.createdAt, lastUsedAt: null }] })
  expect((await browser.ask('/account/deletion', { password: PASSWORD })).status).toBe(200)
  await runAllTasks(trial.shop.payload)
  expect(await findOne(trial.shop, 'passkeys', { credentialId: { equals: device.id } })).toBeNull()
})
