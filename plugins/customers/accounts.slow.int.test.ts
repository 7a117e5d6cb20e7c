import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { countWhere, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { letterTo, openBrowser, PASSWORD, registration, signedInBrowser, tokenIn } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const trial = opened(openTrial)
const newEmail = () => `${randomUUID()}@example.com`
const accountOf = (email: string) => findOne(trial.shop, 'customers', { email: { equals: email } })

describe('registering an account', () => {
  test('creates the account when the e-mailed link is opened, and signs the customer in', async () => {
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    const typed = { ...registration(email.toUpperCase()), firstName: ' Aino  Maria ' }
    expect(await browser.ask('/account/register', typed)).toEqual({ status: 200, body: { result: 2 } })
    expect(await accountOf(email)).toBeNull()

    const token = tokenIn(await letterTo(trial.shop, email))
    const link = await browser.ask(`/account/link/${token}`)
    expect(link.body).toEqual({ kind: 'registration', email, asksPassword: false })
    const answer = await browser.ask(`/account/link/${token}/registration`, {})
    expect(answer.body).toMatchObject({ method: 'email_password', firstName: 'Aino Maria', joinedLines: 0 })
    expect((await browser.ask('/auth/user/getUser', {})).body).toEqual({
      success: true,
      user: { isStore: false, name: 'Aino Maria' },
    })
    expect((await browser.ask('/account/customer')).body).toMatchObject({
      customer: { email, lastName: 'Mäkelä', hasPassword: true, marketing: ['email'], trust: 'weak' },
    })
    expect(await accountOf(email)).toMatchObject({ number: expect.stringMatching(/^A\d{8}$/) as string })
  })

  test('asks for the chosen password where the link is opened in another browser', async () => {
    const email = newEmail()
    await (await openBrowser(trial.shop)).ask('/account/register', registration(email))
    const token = tokenIn(await letterTo(trial.shop, email))
    const other = await openBrowser(trial.shop)
    expect((await other.ask(`/account/link/${token}`)).body).toMatchObject({ asksPassword: true })
    const open = (password?: string) => other.ask(`/account/link/${token}/registration`, { password })
    expect(await open()).toMatchObject({ status: 422, body: { code: 'account.password_needed' } })
    expect(await open('väärä salasana')).toMatchObject({ status: 422, body: { code: 'account.password_wrong' } })
    expect(await accountOf(email)).toBeNull()
    expect(await open(PASSWORD)).toMatchObject({ status: 200 })
    expect(await open(PASSWORD)).toMatchObject({ status: 409, body: { code: 'account.link_used' } })
  })

  test('reveals only by e-mail that the address has an account', async () => {
    const email = newEmail()
    await signedInBrowser(trial.shop, email)
    const stranger = await openBrowser(trial.shop)
    expect(await stranger.ask('/account/register', registration(email))).toEqual({ status: 200, body: { result: 2 } })
    const letter = await letterTo(trial.shop, email, 2)
    expect(letter.subject).toBe('Sinulla on jo tili')
    expect(tokenIn(letter)).toBe('')
  })

  test.each([
    ['firstName', '', 'contact.name_malformed'],
    ['email', 'Aino <aino@example.com>', 'contact.email_malformed'],
    ['email', 'aino@example.com\r\nBcc: kaikki@example.com', 'contact.email_malformed'],
    ['password', 'lyhyt', 'password.too_short'],
    ['password', 'Password1', 'password.too_common'],
    ['repeat', 'toinen salasana', 'password.repeat_differs'],
    ['acceptsTerms', false, 'account.terms_not_accepted'],
  ])('is refused with %s %j', async (field, value, code) => {
    const browser = await openBrowser(trial.shop)
    const answer = await browser.ask('/account/register', { ...registration(newEmail()), [field]: value })
    expect(answer).toEqual({ status: 422, body: { code, details: { field } } })
  })

  test('refuses a password of 10 MB as malformed', async () => {
    const browser = await openBrowser(trial.shop)
    const long = 'a'.repeat(10_000_000)
    const answer = await browser.ask('/account/register', { ...registration(newEmail()), password: long, repeat: long })
    expect(answer).toMatchObject({ status: 400, body: { code: 'request.malformed' } })
  })

  test('has a link that expires after three days', async () => {
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    await browser.ask('/account/register', registration(email))
    const token = tokenIn(await letterTo(trial.shop, email))
    moveClock(3 * DAY + MINUTE)
    expect(await browser.ask(`/account/link/${token}/registration`, {})).toMatchObject({ status: 410 })
  })
})

describe('signing in', () => {
  test('works by address and password, and opens a session of its own', async () => {
    const email = newEmail()
    const first = await signedInBrowser(trial.shop, email)
    const second = await openBrowser(trial.shop, 'Safari/604.1 iPhone')
    expect(await second.ask('/account/sign-in', { email: ` ${email.toUpperCase()} `, password: PASSWORD })).toEqual({
      status: 200,
      body: { method: 'email_password', firstName: 'Aino', joinedLines: 0 },
    })
    const { sessions } = (await second.ask('/account/sessions')).body as { sessions: { device: string; ref: string }[] }
    expect(sessions.map(({ device }) => device)).toEqual(['Safari, iPhone', 'Firefox, Android'])

    const other = sessions.find(({ device }) => device.startsWith('Firefox'))
    expect(await second.ask(`/account/sessions/${other?.ref}/end`, {})).toMatchObject({ status: 200 })
    expect(await first.ask('/account/customer')).toMatchObject({ status: 401 })
    expect(await second.ask('/account/customer')).toMatchObject({ status: 200 })
  })

  test('answers a wrong password and an unknown address alike', async () => {
    const email = newEmail()
    await signedInBrowser(trial.shop, email)
    const browser = await openBrowser(trial.shop)
    const wrong = await browser.ask('/account/sign-in', { email, password: 'väärä salasana' })
    const unknown = await browser.ask('/account/sign-in', { email: newEmail(), password: 'väärä salasana' })
    expect(wrong).toMatchObject({ status: 401, body: { code: 'account.sign_in_failed' } })
    expect(unknown).toEqual(wrong)
  })

  test('reports an unverified address only with the right password', async () => {
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    await browser.ask('/account/register', registration(email))
    const answer = await browser.ask('/account/sign-in', { email, password: PASSWORD })
    expect(answer).toEqual({ status: 403, body: { code: 'account.email_not_verified', details: { problem: 2 } } })
    expect(await browser.ask('/account/sign-in', { email, password: 'väärä salasana' })).toMatchObject({ status: 401 })
  })

  test('gives the browser a new shopper token, and signing out ends the session', async () => {
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    const before = browser.cookies.get('shopper')
    await signedInBrowser(trial.shop, email)
    await browser.ask('/account/sign-in', { email, password: PASSWORD })
    const session = browser.cookies.get('customer')
    expect(browser.cookies.get('shopper')).not.toBe(before)
    await browser.ask('/account/sign-out', {})
    expect([...browser.cookies.keys()]).toEqual(['shopper'])
    browser.cookies.set('customer', session ?? '')
    expect(await browser.ask('/account/customer')).toMatchObject({ status: 401 })
  })

  test('lasts until the session has not been used for 30 days', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    moveClock(29 * DAY)
    expect(await browser.ask('/account/customer')).toMatchObject({ status: 200 })
    moveClock(29 * DAY)
    expect(await browser.ask('/account/customer')).toMatchObject({ status: 200 })
    moveClock(30 * DAY)
    expect(await browser.ask('/account/customer')).toMatchObject({ status: 401 })
  })

  test.each(['', 'a', 'A'.repeat(43)])('is refused with the forged cookie %j', async (token) => {
    const browser = await openBrowser(trial.shop)
    browser.cookies.set('customer', token)
    expect(await browser.ask('/account/customer')).toMatchObject({ status: 401 })
    expect((await browser.ask('/auth/user/getUser', {})).body).toEqual({ success: false, user: null })
  })
})

describe('the cart of a guest', () => {
  const pieces = async (browser: Awaited<ReturnType<typeof openBrowser>>) => {
    const { cartHead } = (await browser.ask('/site/shopper?noCheckoutInfo=true')).body as {
      cartHead: { cart: { pieces: number } }
    }
    return cartHead.cart.pieces
  }

  test('joins the cart of the customer at sign-in, and stays there after sign-out', async () => {
    const email = newEmail()
    const home = await signedInBrowser(trial.shop, email)
    const { skuId } = trial.goods
    await home.ask('/cart/update', { skuId, quantity: 1 })
    const phone = await openBrowser(trial.shop)
    await phone.ask('/cart/update', { skuId, quantity: 2 })
    const answer = await phone.ask('/account/sign-in', { email, password: PASSWORD })
    expect(answer.body).toMatchObject({ joinedLines: 1 })
    expect([await pieces(phone), await pieces(home)]).toEqual([3, 3])
    await phone.ask('/account/sign-out', {})
    expect([await pieces(phone), await pieces(home)]).toEqual([0, 3])
  })
})

describe('resetting a lost password', () => {
  test('replaces the password once by the e-mailed link, and ends every session', async () => {
    const email = newEmail()
    const home = await signedInBrowser(trial.shop, email)
    const browser = await openBrowser(trial.shop)
    expect(await browser.ask('/account/forgot-password', { email })).toMatchObject({ status: 200 })
    const token = tokenIn(await letterTo(trial.shop, email, 2))
    const chosen = { password: 'uusi pitkä salasana', repeat: 'uusi pitkä salasana' }
    expect(await browser.ask(`/account/link/${token}/email`, {})).toMatchObject({ status: 410 })
    expect(await browser.ask(`/account/link/${token}/password`, { ...chosen, repeat: 'muu' })).toMatchObject({
      status: 422,
    })
    expect(await browser.ask(`/account/link/${token}/password`, chosen)).toMatchObject({ status: 200 })
    expect(await browser.ask('/account/customer')).toMatchObject({ status: 200 })
    expect(await home.ask('/account/customer')).toMatchObject({ status: 401 })
    expect(await browser.ask(`/account/link/${token}/password`, chosen)).toMatchObject({ status: 410 })
    expect(await home.ask('/account/sign-in', { email, password: PASSWORD })).toMatchObject({ status: 401 })
    expect((await letterTo(trial.shop, email, 3)).subject).toBe('Salasanasi on vaihdettu')
  })

  test('gives the same answer where there is no account, and e-mails nothing', async () => {
    const email = newEmail()
    const browser = await openBrowser(trial.shop)
    expect(await browser.ask('/account/forgot-password', { email })).toEqual({ status: 200, body: { isAsked: true } })
    expect(await countWhere(trial.shop, 'outbox', { to: { equals: email } })).toBe(0)
  })

  test('looks for the account after the answer, so that response time does not reveal it', async () => {
    const email = newEmail()
    await signedInBrowser(trial.shop, email)
    const browser = await openBrowser(trial.shop)
    const find = vi.spyOn(trial.shop.payload.db, 'findOne')
    await browser.ask('/account/forgot-password', { email })
    expect(find.mock.calls.map(([{ collection }]) => collection)).not.toContain('customers')
    find.mockRestore()
    await letterTo(trial.shop, email, 2)
  })

  test('uses a link that expires after an hour', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    await browser.ask('/account/forgot-password', { email })
    const token = tokenIn(await letterTo(trial.shop, email, 2))
    moveClock(61 * MINUTE)
    expect(await browser.ask(`/account/link/${token}`)).toMatchObject({ status: 410 })
  })
})

describe('a customer', () => {
  test('changes the password with the former one, which ends all other sessions', async () => {
    const email = newEmail()
    const [home, phone] = [await signedInBrowser(trial.shop, email), await openBrowser(trial.shop)]
    await phone.ask('/account/sign-in', { email, password: PASSWORD })
    const chosen = { password: 'uusi pitkä salasana', repeat: 'uusi pitkä salasana' }
    expect(await home.ask('/account/password', { ...chosen, current: 'väärä salasana' })).toMatchObject({ status: 422 })
    expect(await home.ask('/account/password', { ...chosen, current: PASSWORD })).toMatchObject({ status: 200 })
    expect([(await home.ask('/account/customer')).status, (await phone.ask('/account/customer')).status]).toEqual([
      200, 401,
    ])
  })

  test('changes the e-mail address when the new one is confirmed, and the former one gets a letter', async () => {
    const [email, next] = [newEmail(), newEmail()]
    const browser = await signedInBrowser(trial.shop, email)
    expect(await browser.ask('/account/email', { email: next, password: 'väärä' })).toMatchObject({ status: 422 })
    expect(await browser.ask('/account/email', { email: next, password: PASSWORD })).toMatchObject({ status: 200 })
    expect(await accountOf(next)).toBeNull()
    const token = tokenIn(await letterTo(trial.shop, next))
    expect(await browser.ask(`/account/link/${token}/email`, {})).toEqual({ status: 200, body: { email: next } })
    expect(await accountOf(next)).not.toBeNull()
    expect((await letterTo(trial.shop, email, 2)).subject).toBe('Tilisi sähköpostiosoite on vaihdettu')
  })

  test('opening another account’s confirmation link changes that account and not their own', async () => {
    const [email, next, others] = [newEmail(), newEmail(), newEmail()]
    const browser = await signedInBrowser(trial.shop, email)
    await browser.ask('/account/email', { email: next, password: PASSWORD })
    const other = await signedInBrowser(trial.shop, others)
    const token = tokenIn(await letterTo(trial.shop, next))
    expect(await other.ask(`/account/link/${token}/email`, {})).toMatchObject({ status: 200 })
    expect(await other.ask('/account/customer')).toMatchObject({ body: { customer: { email: others } } })
    expect(await browser.ask('/account/customer')).toMatchObject({ body: { customer: { email: next } } })
    expect(await other.ask(`/account/link/${token}/email`, {})).toMatchObject({ body: { code: 'account.link_used' } })
  })

  test('cannot take the address of another account, and the answer does not reveal it', async () => {
    const [email, taken] = [newEmail(), newEmail()]
    await signedInBrowser(trial.shop, taken)
    const browser = await signedInBrowser(trial.shop, email)
    const answer = await browser.ask('/account/email', { email: taken, password: PASSWORD })
    expect(answer).toEqual({ status: 200, body: { isAsked: true } })
    expect((await letterTo(trial.shop, taken, 2)).subject).toBe('Sinulla on jo tili')
  })

  test('changes the details, and the refusal names the wrong field', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    const details = {
      firstName: 'Aino',
      lastName: 'Virtanen',
      phone: '040 123 4567',
      language: 'fi',
      street: 'Kauppakatu 1',
      postalCode: '40100',
      town: 'Jyväskylä',
    }
    const { body } = await browser.ask('/account/details', details)
    expect(body).toMatchObject({ customer: { ...details, phone: '+358401234567' } })
    expect(await browser.ask('/account/details', { ...details, postalCode: '4010' })).toMatchObject({
      body: { code: 'address.zip_malformed', details: { field: 'postalCode' } },
    })
  })

  test('withdraws a consent, which is stored with the wording shown', async () => {
    const email = newEmail()
    const browser = await signedInBrowser(trial.shop, email)
    const { body } = await browser.ask('/account/marketing', { marketing: ['sms'] })
    expect(body).toMatchObject({ customer: { marketing: ['sms'] } })
    const { marketing = [] } = (await accountOf(email)) ?? {}
    expect(marketing.map(({ channel, isGiven }) => [channel, isGiven])).toEqual([
      ['email', true],
      ['email', false],
      ['sms', true],
    ])
    expect(marketing.every(({ wording }) => wording.startsWith('Minulle saa lähettää'))).toBe(true)
  })

  test('cannot end the session of another customer, and the answer does not reveal that it exists', async () => {
    const browser = await signedInBrowser(trial.shop, newEmail())
    await signedInBrowser(trial.shop, newEmail())
    const [newest] = await findAll(trial.shop, 'customer-sessions', {}, { sort: '-startedAt', limit: 1 })
    const answer = await browser.ask(`/account/sessions/${newest?.ref}/end`, {})
    expect(answer).toEqual(await browser.ask(`/account/sessions/${randomUUID()}/end`, {}))
    expect(answer).toMatchObject({ status: 404, body: { code: 'account.session_not_found' } })
  })
})
