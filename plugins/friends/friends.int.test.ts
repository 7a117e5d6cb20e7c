import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { loyaltyOutcomes } from '#contracts/friends.ts'
import type { OrderView } from '#contracts/orders.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { lookupToken } from '#plugins/orders/order-links.ts'
import { letterTo, openBrowser, signedInBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { openTrial } from '../../tests/trial-shop.ts'
import { memberOf } from './repository.ts'

const trial = opened(openTrial)

const newEmail = () => `${randomUUID()}@example.com`
const wish = (email: string) => ({ email, acceptsTerms: true, place: 'benefits' })
const linkIn = (text: string) => /friends\/vahvista\/([\w.-]+)/.exec(text)?.[1] ?? ''
const isMember = async (email: string) => (await memberOf(trial.shop, { email, customer: null })) !== null
const lettersTo = (email: string) => findAll(trial.shop, 'outbox', { to: { equals: email } })

/** A member who has no account, and the token of the mailed link. */
async function guestMember() {
  const email = newEmail()
  const browser = await openBrowser(trial.shop)
  await browser.ask('/friends/join', wish(email))
  const token = linkIn((await letterTo(trial.shop, email)).text)
  const joined = await browser.ask(`/friends/link/${token}/join`, {})
  expect(joined.body).toEqual({ outcome: loyaltyOutcomes.joined })
  return { email, browser, token }
}

test('a guest joins Friends by the e-mailed link, and not before', async () => {
  const email = newEmail()
  const browser = await openBrowser(trial.shop)
  expect((await browser.ask('/friends/join', wish(email))).body).toEqual({ outcome: loyaltyOutcomes.created })
  const token = linkIn((await letterTo(trial.shop, email)).text)
  expect((await browser.ask(`/friends/link/${token}`)).body).toMatchObject({ membership: { email, isMember: false } })
  expect(await isMember(email)).toBe(false)
  expect((await browser.ask(`/friends/link/${token}/join`, {})).body).toEqual({ outcome: loyaltyOutcomes.joined })
  expect((await browser.ask(`/friends/link/${token}/join`, {})).body).toEqual({
    outcome: loyaltyOutcomes.already_loyalty_member,
  })
  expect(await isMember(email)).toBe(true)
  const welcome = await letterTo(trial.shop, email, 2)
  expect(welcome.subject).toBe('Tervetuloa Friendsiin')
  expect(welcome.text).toContain('FRIENDS-JÄSENYYDEN EHDOT, VOIMASSA 24.11.2026 ALKAEN')
})

test('joining with the address of a member gets the same answer as any other', async () => {
  const { email } = await guestMember()
  const stranger = await openBrowser(trial.shop)
  expect((await stranger.ask('/friends/join', wish(email))).body).toEqual({ outcome: loyaltyOutcomes.created })
  const signedIn = await signedInBrowser(trial.shop, newEmail())
  expect((await signedIn.ask('/friends/join', wish(email))).body).toEqual({ outcome: loyaltyOutcomes.created })
})

test('a member who bought as a guest sees the member’s rights only by the mailed order link', async () => {
  const { email } = await guestMember()
  const { number, purchaseRef, shopper } = await trial.paidOrder({
    contact: { firstName: 'Aino', lastName: 'Mäkelä', email, phone: '040 123 4567' },
  })
  const rightsAt = async (path: string) => {
    const { order } = (await (await trial.shop.ask(path, undefined, shopper)).json()) as { order: OrderView }
    return order.rights.map(({ name }) => name)
  }
  expect(await rightsAt(`/order/lookup/${lookupToken(number)}`)).toContain('member_promise')
  expect(await rightsAt(`/order/confirmation/${purchaseRef}`)).not.toContain('member_promise')
})

test('two simultaneous requests to join send one letter', async () => {
  const email = newEmail()
  const browsers = await Promise.all([openBrowser(trial.shop), openBrowser(trial.shop)])
  await Promise.all(browsers.map((browser) => browser.ask('/friends/join', wish(email))))
  await letterTo(trial.shop, email)
  expect(await lettersTo(email)).toHaveLength(1)
})

test('a signed-in customer joins Friends at once, only once, and leaves', async () => {
  const email = newEmail()
  const browser = await signedInBrowser(trial.shop, email)
  const outcomes = await Promise.all([
    browser.ask('/friends/join', wish(email)),
    browser.ask('/friends/join', wish(email)),
  ])
  expect(outcomes.map(({ body }) => body['outcome']).toSorted()).toEqual([
    loyaltyOutcomes.joined,
    loyaltyOutcomes.already_loyalty_member,
  ])
  expect((await browser.ask('/friends/membership')).body).toMatchObject({ membership: { email, isMember: true } })
  expect((await browser.ask('/friends/leave', {})).body).toMatchObject({ membership: { isMember: false, since: null } })
})

test('a member leaves by the link in a letter without signing in', async () => {
  const { email, browser, token } = await guestMember()
  await browser.ask(`/friends/link/${token}/leave`, {})
  expect(await isMember(email)).toBe(false)
})

test('a guest who joined has the membership in an account made later', async () => {
  const { email } = await guestMember()
  const browser = await signedInBrowser(trial.shop, email)
  expect((await browser.ask('/friends/membership')).body).toMatchObject({ membership: { isMember: true } })
})

test('a membership follows its customer to another address, and leaves nothing at the former one', async () => {
  const [before, after] = [newEmail(), newEmail()]
  const browser = await signedInBrowser(trial.shop, before)
  await browser.ask('/friends/join', wish(before))
  await browser.ask('/account/email', { email: after, password: 'pitkä salasana' })
  const token = /vahvista\/([\w-]+)/.exec((await letterTo(trial.shop, after)).text)?.[1] ?? ''
  await browser.ask(`/account/link/${token}/email`, {})
  expect([await isMember(before), await isMember(after)]).toEqual([false, true])
})

test('terms that are not accepted, no address, and a forged link are refused', async () => {
  const browser = await openBrowser(trial.shop)
  const refused = await browser.ask('/friends/join', { ...wish(newEmail()), acceptsTerms: false })
  expect(refused).toMatchObject({ status: 422, body: { code: 'friends.terms_not_accepted' } })
  expect(await browser.ask('/friends/join', wish('aino'))).toMatchObject({ body: { code: 'contact.email_malformed' } })
  expect(await browser.ask('/friends/link/eyJyIjoieCJ9.x')).toMatchObject({
    status: 410,
    body: { code: 'friends.link_unknown' },
  })
})
