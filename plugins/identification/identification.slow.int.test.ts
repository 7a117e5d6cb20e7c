import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { changeIf, deleteWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import {
  letterTo,
  openBrowser,
  PASSWORD,
  registration,
  signedInBrowser,
  type AccountBrowser,
} from '../../tests/account-browser.ts'
import { PERSONS, type Person } from '../../stand-ins/identity/persons.ts'
import { givingUpAfter } from '../../tests/giving-up.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const MINUTE = 60_000

const trial = opened(openTrial)
let known = 0
/** The bank knows three persons: each test begins with none of them linked to an account. */
beforeEach(async () => {
  known = 0
  await trial.controlIdentity('normal')
  await deleteWhere(trial.shop, 'customers', { socialNumberIndex: { exists: true } })
  await deleteWhere(trial.shop, 'identifications', { stage: { exists: true } })
})

function newPerson(): Person {
  const person = PERSONS[known]
  if (!person) throw new Error('The bank knows three persons')
  known += 1
  return person
}

/** The query with which the browser comes back from the bank, for a person or, if null, a cancellation. */
const login = async (to: string, person: Person | null) => new URL(await trial.identify(to, person?.id ?? null)).search
const newEmail = () => `${randomUUID()}@example.com`
const accountOf = (email: string) => findOne(trial.shop, 'customers', { email: { equals: email } })
const answered = (browser: AccountBrowser, search: string) => browser.ask('/auth/eid/return', { search })
const code = (name: string) => ({ body: { code: name } })

async function start(browser: AccountBrowser, next?: string): Promise<string> {
  const { status, body } = await browser.ask('/auth/eid/start', { next })
  expect([status, body['kind']]).toEqual([200, 1])
  return body['to'] as string
}

/** The whole way to the bank and back. */
async function identify(browser: AccountBrowser, person: Person, next?: string) {
  return answered(browser, await login(await start(browser, next), person))
}

const linkIn = ({ text }: { text: string }) => /vahvista\/([\w-]+)/.exec(text)?.[1] ?? ''

/** A new customer identified by a bank. */
async function newCustomer(person: Person, email = newEmail()) {
  const browser = await openBrowser(trial.shop)
  expect(await identify(browser, person)).toMatchObject(code('eid.account_needed'))
  expect(await browser.ask('/auth/eid/account', { email, acceptsTerms: true })).toMatchObject({ status: 200 })
  const token = linkIn(await letterTo(trial.shop, email))
  expect(await browser.ask(`/auth/eid/account/${token}`, {})).toMatchObject({ status: 200, body: { method: 'eid' } })
  return { browser, email, token }
}

const trustOf = async (browser: AccountBrowser) =>
  ((await browser.ask('/account/customer')).body['customer'] as { trust: string } | undefined)?.trust

describe('the identification keys of the shop', () => {
  test('are published without private parts, and stay the same', async () => {
    const { keys } = (await (await trial.shop.ask('/auth/eid/keys')).json()) as { keys: Record<string, string>[] }
    expect(keys.map(({ use, alg }) => [use, alg])).toEqual([
      ['sig', 'ES256'],
      ['enc', 'RSA-OAEP-256'],
    ])
    for (const key of keys)
      expect(Object.keys(key).filter((name) => 'd p q dp dq qi k'.split(' ').includes(name))).toEqual([])
    expect(await (await trial.shop.ask('/auth/eid/keys')).json()).toEqual({ keys })
  })
})

describe('a new customer identified by the bank', () => {
  test('gets an account and a strong sign-in after opening the e-mailed link', async () => {
    const person = newPerson()
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    expect(await identify(browser, person, '/omat-sivut/tilauksia')).toMatchObject({
      status: 409,
      ...code('eid.account_needed'),
    })
    expect((await browser.ask('/auth/eid/identified')).body).toEqual({
      firstName: 'Anna',
      asks: 'account',
      awaitsEmail: false,
    })
    expect((await browser.ask('/account/customer')).status).toBe(401)

    expect(await browser.ask('/auth/eid/account', { email, acceptsTerms: false })).toMatchObject({
      status: 422,
      body: { code: 'account.terms_not_accepted', details: { field: 'acceptsTerms', problem: 1 } },
    })
    expect(await browser.ask('/auth/eid/account', { email: 'ei osoite', acceptsTerms: true })).toMatchObject(
      code('contact.email_malformed'),
    )
    await browser.ask('/auth/eid/account', { email, acceptsTerms: true })
    expect(await accountOf(email)).toBeNull()

    const token = linkIn(await letterTo(trial.shop, email))
    expect((await browser.ask(`/auth/eid/account/${token}`)).body).toEqual({ email, asksIdentification: false })
    expect(await browser.ask(`/auth/eid/account/${token}`, {})).toMatchObject({
      body: { method: 'eid', firstName: 'Anna', next: '/omat-sivut/tilauksia' },
    })
    expect(await trustOf(browser)).toBe('strong')
    expect((await browser.ask('/auth/eid/social-number')).body).toEqual({
      socialNumber: `${person.socialNumber.slice(0, 7)}****`,
    })
    expect(JSON.stringify([await accountOf(email), await findAll(trial.shop, 'identifications')])).not.toContain(
      person.socialNumber,
    )
    expect(await browser.ask(`/auth/eid/account/${token}`, {})).toMatchObject({ status: 410 })
  })

  test('is signed in to the same account the next time', async () => {
    const person = newPerson()
    const { email } = await newCustomer(person)
    const other = await openBrowser(trial.shop)
    expect(await identify(other, person)).toMatchObject({ status: 200, body: { method: 'eid', next: null } })
    expect((await other.ask('/account/customer')).body).toMatchObject({
      customer: { email, isIdentified: true, trust: 'strong' },
    })
  })

  test('is refused before opening the link, and can enter the address again', async () => {
    const person = newPerson()
    const [wrong, right] = [newEmail(), newEmail()]
    const browser = await openBrowser(trial.shop)
    await identify(browser, person)
    await browser.ask('/auth/eid/account', { email: wrong, acceptsTerms: true })
    const former = linkIn(await letterTo(trial.shop, wrong))

    const again = await openBrowser(trial.shop)
    expect(await identify(again, person)).toMatchObject({
      status: 403,
      body: { code: 'eid.email_not_verified', details: { problem: 3 } },
    })
    expect((await again.ask('/auth/eid/identified')).body).toMatchObject({ awaitsEmail: true })
    await again.ask('/auth/eid/account', { email: right, acceptsTerms: true })
    expect(await again.ask(`/auth/eid/account/${former}`, {})).toMatchObject({ status: 410 })
    const token = linkIn(await letterTo(trial.shop, right))
    expect(await again.ask(`/auth/eid/account/${token}`, {})).toMatchObject({ status: 200 })
  })

  test('can open the link in another browser only when identified there', async () => {
    const person = newPerson()
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    await identify(browser, person)
    await browser.ask('/auth/eid/account', { email, acceptsTerms: true })
    const token = linkIn(await letterTo(trial.shop, email))

    const mailbox = await openBrowser(trial.shop)
    mailbox.cookies.clear()
    expect((await mailbox.ask(`/auth/eid/account/${token}`)).body).toMatchObject({ asksIdentification: true })
    expect(await mailbox.ask(`/auth/eid/account/${token}`, {})).toMatchObject({
      status: 403,
      ...code('eid.identify_again'),
    })
    await identify(mailbox, newPerson())
    expect(await mailbox.ask(`/auth/eid/account/${token}`, {})).toMatchObject(code('eid.identify_again'))
    expect(await accountOf(email)).toBeNull()
    await identify(mailbox, person)
    expect(await mailbox.ask(`/auth/eid/account/${token}`, {})).toMatchObject({ status: 200 })
    expect(await trustOf(mailbox)).toBe('strong')
  })

  test('gets the same answer for an address with an account, and another letter', async () => {
    const email = newEmail()
    await signedInBrowser(trial.shop, email)
    const browser = await openBrowser(trial.shop)
    await identify(browser, newPerson())
    expect(await browser.ask('/auth/eid/account', { email, acceptsTerms: true })).toEqual({
      status: 200,
      body: { isMailed: true },
    })
    const letter = await letterTo(trial.shop, email, 2)
    expect([letter.subject, linkIn(letter)]).toEqual(['Sinulla on jo tili', ''])
  })

  test('is signed in weakly where the link is opened days later', async () => {
    const person = newPerson()
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    await identify(browser, person)
    await browser.ask('/auth/eid/account', { email, acceptsTerms: true })
    const token = linkIn(await letterTo(trial.shop, email))
    moveClock(60 * 24 * MINUTE)
    expect(await browser.ask(`/auth/eid/account/${token}`, {})).toMatchObject({ status: 200 })
    expect(await trustOf(browser)).toBe('weak')
  })
})

describe('linking an existing account to an identified person', () => {
  test('links it once by its password, from a browser that is not signed in', async () => {
    const email = newEmail()
    await signedInBrowser(trial.shop, email)
    const person = newPerson()
    const browser = await openBrowser(trial.shop)
    await identify(browser, person)
    expect(await browser.ask('/auth/eid/link', { email, password: 'väärä salasana' })).toMatchObject({
      status: 401,
      ...code('account.sign_in_failed'),
    })
    // The account says another name than the bank: a couple may share a computer.
    expect(await browser.ask('/auth/eid/link', { email, password: PASSWORD })).toMatchObject({
      status: 409,
      ...code('eid.other_name'),
    })
    expect(await trustOf(browser)).toBeUndefined()
    const confirmed = { email, password: PASSWORD, confirmsName: true }
    expect(await browser.ask('/auth/eid/link', confirmed)).toMatchObject({ status: 200 })
    expect(await trustOf(browser)).toBe('strong')
    expect(await browser.ask('/auth/eid/link', { email, password: PASSWORD })).toMatchObject({ status: 410 })
    expect(await identify(await openBrowser(trial.shop), person)).toMatchObject({ status: 200 })
  })

  test('refuses an account whose e-mail address is not verified', async () => {
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    await browser.ask('/account/register', registration(email))
    await letterTo(trial.shop, email)
    await identify(browser, newPerson())
    expect(await browser.ask('/auth/eid/link', { email, password: PASSWORD })).toMatchObject({
      status: 403,
      body: { code: 'account.email_not_verified', details: { problem: 2 } },
    })
  })

  test('asks a signed-in customer for the password once, and starts a strong session', async () => {
    const email = newEmail()
    const person = newPerson()
    const browser = await signedInBrowser(trial.shop, email)
    const former = new Map(browser.cookies)
    expect(await identify(browser, person)).toMatchObject({ status: 409, ...code('eid.password_needed') })
    expect(await trustOf(browser)).toBe('weak')
    expect(await browser.ask('/auth/eid/link', { password: 'väärä salasana' })).toMatchObject(
      code('account.password_wrong'),
    )
    expect(await browser.ask('/auth/eid/link', { password: PASSWORD, confirmsName: true })).toMatchObject({
      status: 200,
    })
    expect(await trustOf(browser)).toBe('strong')
    expect(browser.cookies.get('customer')).not.toBe(former.get('customer'))

    moveClock(31 * MINUTE)
    expect(await trustOf(browser)).toBe('weak')
    moveClock()
    const before = browser.cookies.get('customer')
    expect(await identify(browser, person)).toMatchObject({ status: 200 })
    expect(browser.cookies.get('customer')).not.toBe(before)
    browser.cookies.set('customer', before ?? '')
    expect((await browser.ask('/account/customer')).status).toBe(401)
  })

  test('refuses a second social number, and one that belongs to another account', async () => {
    const [aino, liisa] = [newPerson(), newPerson()]
    const { email } = await newCustomer(aino)
    const browser = await openBrowser(trial.shop)
    await identify(browser, aino)
    expect(await identify(browser, liisa)).toMatchObject({ status: 409, ...code('eid.other_person') })

    const other = await signedInBrowser(trial.shop, newEmail())
    expect(await identify(other, aino)).toMatchObject({ status: 409, ...code('eid.other_person') })
    expect(await trustOf(other)).toBe('weak')

    const guest = await openBrowser(trial.shop)
    await guest.ask('/account/forgot-password', { email })
    const reset = linkIn(await letterTo(trial.shop, email, 2))
    await guest.ask(`/account/link/${reset}/password`, { password: PASSWORD, repeat: PASSWORD })
    const third = await openBrowser(trial.shop)
    await identify(third, liisa)
    expect(await third.ask('/auth/eid/link', { email, password: PASSWORD })).toMatchObject({
      status: 409,
      ...code('eid.other_person'),
    })
  })

  test('requires new terms to be accepted first', async () => {
    const person = newPerson()
    const { email } = await newCustomer(person)
    await changeIf(trial.shop, 'customers', { email: { equals: email } }, { termsVersion: '2001-01-01' })
    const browser = await openBrowser(trial.shop)
    expect(await identify(browser, person)).toMatchObject({
      status: 422,
      body: { code: 'account.terms_not_accepted', details: { problem: 1 } },
    })
    expect((await browser.ask('/auth/eid/identified')).body).toMatchObject({ asks: 'terms' })
    expect(await browser.ask('/auth/eid/terms', { acceptsTerms: false })).toMatchObject({ status: 422 })
    expect(await browser.ask('/auth/eid/terms', { acceptsTerms: true })).toMatchObject({ status: 200 })
    expect(await trustOf(browser)).toBe('strong')
  })
})

describe('the answer of the identity provider', () => {
  test.each([
    ['expired', 410, 'eid.expired'],
    ['too-many', 410, 'eid.expired'],
    ['server-error', 503, 'eid.unavailable'],
    ['wrong-nonce', 409, 'eid.failed'],
    ['low-trust', 403, 'eid.too_weak'],
    ['no-number', 409, 'eid.failed'],
  ] as const)('is refused for %s with %i %s, and nothing is written', async (mode, status, name) => {
    const browser = await openBrowser(trial.shop)
    await trial.controlIdentity(mode)
    const search = await login(await start(browser), newPerson())
    await expectRefused(browser, search, status, name)
  })

  test('is refused where the customer canceled, and nothing is written', async () => {
    const browser = await openBrowser(trial.shop)
    const search = await login(await start(browser), null)
    await expectRefused(browser, search, 409, 'eid.canceled')
  })

  test.each(['silent', 'unavailable'] as const)(
    'is reported as unavailable where the provider is %s at the token, and nothing is written',
    async (mode) => {
      const browser = await openBrowser(trial.shop)
      const search = await login(await start(browser), newPerson())
      await trial.controlIdentity(mode)
      const patience = givingUpAfter(500)
      onTestFinished(() => patience.mockRestore())
      await expectRefused(browser, search, 503, 'eid.unavailable')
      if (mode === 'silent') expect(patience).toHaveBeenCalledWith(8000)
    },
  )

  async function expectRefused(browser: AccountBrowser, search: string, status: number, name: string): Promise<void> {
    const before = await findAll(trial.shop, 'customers')
    expect(await answered(browser, search)).toMatchObject({ status, ...code(name) })
    expect(await findAll(trial.shop, 'customers')).toEqual(before)
    expect((await browser.ask('/auth/eid/identified')).status).toBe(410)
    expect((await browser.ask('/account/customer')).status).toBe(401)
  }

  test('is reported as unavailable at the start when the provider is down', async () => {
    await trial.controlIdentity('unavailable')
    const browser = await openBrowser(trial.shop)
    expect(await browser.ask('/auth/eid/start', {})).toMatchObject({ status: 503, ...code('eid.unavailable') })
  })

  test('is accepted after the provider has changed its keys', async () => {
    const person = newPerson()
    await newCustomer(person)
    await trial.rotateIdentityKeys()
    expect(await identify(await openBrowser(trial.shop), person)).toMatchObject({ status: 200 })
  })
})

describe('returning from the identity provider', () => {
  test('signs in once for two identical returns', async () => {
    const person = newPerson()
    await newCustomer(person)
    const browser = await openBrowser(trial.shop)
    const search = await login(await start(browser), person)
    const both = await Promise.all([answered(browser, search), answered(browser, search)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('refuses a foreign state, and leaves the visit open', async () => {
    const person = newPerson()
    await newCustomer(person)
    const browser = await openBrowser(trial.shop)
    const search = await login(await start(browser), person)
    const forged = search.replace(/state=[^&]+/, 'state=foreign')
    expect(await answered(browser, forged)).toMatchObject({ status: 410, ...code('eid.expired') })
    expect(await answered(browser, '?code=a&code=b')).toMatchObject({ status: 410 })
    expect(await answered(browser, search)).toMatchObject({ status: 200 })
  })

  test('refuses the code of another visit', async () => {
    const person = newPerson()
    await newCustomer(person)
    const [victim, thief] = [await openBrowser(trial.shop), await openBrowser(trial.shop)]
    const [own, foreign] = [await start(victim), await start(thief)]
    const foreignReturn = new URLSearchParams(await login(foreign, person))
    const ours = new URLSearchParams(await login(own, person))
    ours.set('code', foreignReturn.get('code') ?? '')
    expect(await answered(victim, `?${ours}`)).toMatchObject(code('eid.expired'))
    expect((await victim.ask('/account/customer')).status).toBe(401)
  })

  test('refuses another browser than the one that began', async () => {
    const browser = await openBrowser(trial.shop)
    const search = await login(await start(browser), newPerson())
    const other = await openBrowser(trial.shop)
    await start(other)
    expect(await answered(other, search)).toMatchObject({ status: 410, ...code('eid.expired') })
    expect(await answered(await openBrowser(trial.shop), search)).toMatchObject({ status: 410 })
  })

  test('refuses a return after ten minutes', async () => {
    const browser = await openBrowser(trial.shop)
    const search = await login(await start(browser), newPerson())
    moveClock(10 * MINUTE)
    expect(await answered(browser, search)).toMatchObject({ status: 410, ...code('eid.expired') })
  })

  test('refuses a forged code', async () => {
    const browser = await openBrowser(trial.shop)
    const search = await login(await start(browser), newPerson())
    expect(await answered(browser, search.replace(/code=[^&]+/, 'code=forged'))).toMatchObject(code('eid.expired'))
  })

  test('continues only to paths of the shop', async () => {
    const person = newPerson()
    await newCustomer(person)
    expect(await identify(await openBrowser(trial.shop), person, 'https://other.example/')).toMatchObject({
      body: { next: null },
    })
    expect(await identify(await openBrowser(trial.shop), person, '//other.example/')).toMatchObject({
      body: { next: null },
    })
  })
})

test('a data export includes the social number as health data, and deleting the account erases it', async () => {
  const { customerRecords } = await import('#plugins/customers/hooks.ts')
  const person = newPerson()
  const { browser, email } = await newCustomer(person)
  const req = await trial.shop.req()
  const customer = await accountOf(email)
  if (!customer) throw new Error('No account')
  const records = await customerRecords.get(req, 'account')?.collect(req, customer)
  expect(records).toMatchObject({ isHealth: true })
  expect(records?.rows).toContainEqual({ socialNumber: person.socialNumber, birthDate: expect.any(String) as string })

  expect(await browser.ask('/account/deletion', {})).toMatchObject({ status: 200 })
  expect(await accountOf(email)).toBeNull()
  expect(await identify(await openBrowser(trial.shop), person)).toMatchObject(code('eid.account_needed'))
})
