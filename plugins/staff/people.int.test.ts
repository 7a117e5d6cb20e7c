import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { CreationOptions, Passkey } from '#contracts/passkeys.ts'
import { SecondStepWays } from '#contracts/staff.ts'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { unseal } from '#plugins/kit/sealing/secrets.ts'
import { noteUnreadable } from '#plugins/kit/sealing/unreadable-documents.ts'
import { changeById, countWhere, findAll, findOne, type DocumentId } from '#plugins/kit/storage/documents.ts'
import { noteStuck } from '#plugins/kit/work/stuck-steps.ts'
import { opened } from '../../tests/opened.ts'
import { softwareAuthenticator } from '../../tests/software-authenticator.ts'
import { expectRefused, openTrial, type Caller } from '../../tests/trial-shop.ts'
import { alarmAdmins } from './alarm.ts'
import { codeOf, stepAt } from './one-time-code.ts'
import { isOverdue, offerSecret, secondStepDue } from './second-step.ts'

const PASSWORD = 'pitkä salasana'
const WEEK_MS = 7 * 86_400_000
const trial = opened(openTrial)
let admin: Caller

beforeAll(async () => {
  admin = await trial.staff('admin')
})

const ask = (path: string, body: object, by?: Caller) => trial.shop.ask(`/team/${path}`, body, by)
const choose = async (token: string, password = PASSWORD) =>
  ask(`invitation/${token}`, { password }, await trial.shop.newShopper())
const someone = () => ({ name: 'Kaisa Uusi', email: `${randomUUID()}@example.com`, roles: ['optician'], store: null })
const signIn = (email: string, more: object = {}) =>
  trial.shop.ask('/staff/login', { email, password: PASSWORD, ...more })
const codeOfRefusal = async (answer: Response) =>
  ((await answer.json()) as { errors: { data: { code: string } }[] }).errors[0]?.data.code

/** Invites, and gives the tokens of the letters so far, latest last. */
async function invited() {
  const person = someone()
  expect((await ask('invite', person, admin)).status).toBe(200)
  const { id } = (await findOne(trial.shop, 'staff', { email: { equals: person.email } })) as { id: DocumentId }
  const tokens = async (count: number) => {
    const read = async () => {
      const letters = await findAll(trial.shop, 'outbox', { to: { equals: person.email } }, { sort: 'id' })
      return letters.map(
        ({ message }) => /kutsu\/([\w.-]+)/.exec((unseal(message ?? '') as { text: string }).text)?.[1] ?? '',
      )
    }
    await expect.poll(async () => (await read()).length).toBe(count)
    return read()
  }
  return { ...person, id, tokens }
}

test('an invited member of staff sets a password through the mailed link, once', async () => {
  const { email, tokens } = await invited()
  expect((await signIn(email)).status).toBe(401)
  const [token = ''] = await tokens(1)
  await expectRefused(choose(token, 'lyhyt'), 400, 'request.malformed')
  const both = await Promise.all([1, 2].map(() => choose(token)))
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  expect((await signIn(email)).status).toBe(200)
  await expectRefused(choose(token, 'toinen salasana'), 410, 'staff.invitation_over')
})

test('an address has one account, and a member of staff who has joined is not invited again', async () => {
  const { email, id, tokens } = await invited()
  await expectRefused(ask('invite', { ...someone(), email: email.toUpperCase() }, admin), 409, 'staff.address_taken')
  const [token = ''] = await tokens(1)
  await choose(token)
  await expectRefused(ask(`${id}/invite`, {}, admin), 409, 'staff.has_joined')
})

test.each([
  [{ roles: ['editor', 'store-staff'] }, 'staff.store_missing'],
  [{ store: 999 }, 'staff.store_unknown'],
])('an invitation with %j is refused', async (wrong, code) => {
  const person = { ...someone(), ...wrong }
  const answer = await ask('invite', person, admin)
  expect([answer.status, await answer.json()]).toEqual([422, { code, details: { field: 'store' } }])
  expect(await findOne(trial.shop, 'staff', { email: { equals: person.email } })).toBeNull()
})

test('an invitation link that is late or was replaced is refused', async () => {
  const { id, tokens } = await invited()
  const [late = ''] = await tokens(1)
  moveClock(WEEK_MS + 60_000)
  await expectRefused(choose(late), 410, 'staff.invitation_over')
  expect((await ask(`${id}/invite`, {}, admin)).status).toBe(200)
  const [, again = ''] = await tokens(2)
  await expectRefused(choose(late), 410, 'staff.invitation_over')
  expect((await choose(again)).status).toBe(200)
})

test('a second step is asked for after the password, accepted once, and removed by an administrator', async () => {
  const { email, id, tokens } = await invited()
  await choose((await tokens(1))[0] ?? '')
  const { token } = (await (await signIn(email)).json()) as { token: string }
  const session = { Authorization: `JWT ${token}` }
  const { secret, offer } = offerSecret(id)
  // Phones know the machine's time.
  const codeIn = (steps: number) => codeOf(secret, stepAt(Date.now()) + steps)
  await expectRefused(ask('second-step', { offer, code: '000' }, session), 401, 'staff.code_wrong')
  await expectRefused(ask('second-step', { offer, code: codeIn(0) }, admin), 410, 'staff.offer_over')
  expect((await ask('second-step', { offer, code: codeIn(-1) }, session)).status).toBe(200)
  await expectRefused(ask('second-step', { offer, code: codeIn(0) }, session), 409, 'staff.second_step_on')

  expect(await codeOfRefusal(await signIn(email))).toBe('staff.code_needed')
  expect(await codeOfRefusal(await signIn(email, { code: '000000' }))).toBe('staff.code_wrong')
  const code = codeIn(1)
  expect((await signIn(email, { code })).status).toBe(200)
  expect(await codeOfRefusal(await signIn(email, { code }))).toBe('staff.code_wrong')
  expect((await ask(`${id}/second-step/remove`, {}, admin)).status).toBe(200)
  expect((await signIn(email)).status).toBe(200)
})

/** A member of staff who has joined, with a session. */
async function joined() {
  const { email, id, tokens } = await invited()
  await choose((await tokens(1))[0] ?? '')
  const { token } = (await (await signIn(email)).json()) as { token: string }
  return { email, id, session: { Authorization: `JWT ${token}` } }
}

const device = () => softwareAuthenticator({ origin: 'http://localhost:10', rpId: 'localhost' })
const begin = (by: Caller) => ask('passkeys/options', {}, by)

/** Adds a passkey, and gives what made it. */
async function withPasskey(by: Caller, key = device()) {
  const { options } = (await (await begin(by)).json()) as { options: CreationOptions }
  const credential = key.create({ challenge: options.challenge, user: options.user.id })
  const answer = await ask('passkeys', { name: 'Kassan kone', credential }, by)
  return { key, answer, passkeys: ((await answer.json()) as { passkeys: Passkey[] }).passkeys }
}

/** What may be shown as the second step. */
async function waysOf(email: string): Promise<SecondStepWays> {
  const { errors } = (await (await signIn(email)).json()) as { errors: { data: { details: unknown } }[] }
  return SecondStepWays.parse(errors[0]?.data.details)
}

test('a passkey is the second step as well, shown once, and named and removed by its owner alone', async () => {
  const { email, id, session } = await joined()
  const { key, passkeys } = await withPasskey(session)
  const [{ ref = '' } = {}] = passkeys
  expect(passkeys).toMatchObject([{ name: 'Kassan kone', lastUsedAt: null }])
  const sent = async () => countWhere(trial.shop, 'outbox', { key: { equals: `staff passkey added ${ref}` } })
  expect(await sent()).toBe(1)

  const ways = await waysOf(email)
  expect(ways).toMatchObject({ hasCode: false, passkey: { allowCredentials: [{ id: key.id }] } })
  expect(await codeOfRefusal(await signIn(email, { code: '123456' }))).toBe('staff.code_needed')
  const { challenge = '' } = ways.passkey ?? {}
  const passkey = key.get({ challenge })
  const both = await Promise.all([1, 2].map(() => signIn(email, { passkey })))
  expect(both.map(({ status }) => status).sort((a, b) => a - b)[0]).toBe(200)
  expect(both.filter(({ ok }) => ok)).toHaveLength(1)

  const colleague = await joined()
  const stranger = device()
  await withPasskey(colleague.session, stranger)
  const foreign = (await waysOf(email)).passkey?.challenge ?? ''
  expect(await codeOfRefusal(await signIn(email, { passkey: stranger.get({ challenge: foreign }) }))).toBe(
    'staff.passkey_wrong',
  )
  const taken = (await waysOf(colleague.email)).passkey?.challenge ?? ''
  expect(await codeOfRefusal(await signIn(email, { passkey: key.get({ challenge: taken }) }))).toBe(
    'passkey.challenge_expired',
  )
  const at = `passkeys/${ref}`
  for (const action of ['rename', 'remove'])
    await expectRefused(ask(`${at}/${action}`, { name: 'Minun' }, colleague.session), 404, 'passkey.not_found')
  await expectRefused(ask(`${at}/rename`, { name: ' ' }, session), 422, 'passkey.name_missing')
  expect(await (await ask(`${at}/rename`, { name: 'Kotikone' }, session)).json()).toMatchObject({
    passkeys: [{ name: 'Kotikone', lastUsedAt: expect.any(String) as string }],
  })
  await expectRefused(ask(`${at}/remove`, {}, session), 409, 'staff.last_second_step')
  expect((await ask(`${id}/second-step/remove`, {}, admin)).status).toBe(200)
  expect((await signIn(email)).status).toBe(200)
})

test('a further second step is added only after a new sign-in, and one of two may be removed', async () => {
  const { id, session } = await joined()
  const { passkeys } = await withPasskey(session)
  expect((await withPasskey(session)).answer.status).toBe(200)
  expect((await ask(`passkeys/${passkeys[0]?.ref}/remove`, {}, session)).status).toBe(200)
  const member = await findOne(trial.shop, 'staff', { id: { equals: id } })
  const sessions = member?.sessions?.map((session) => ({ ...session, createdAt: '2020-01-01T00:00:00.000Z' })) ?? []
  await changeById(trial.shop, 'staff', id, { sessions })
  await expectRefused(begin(session), 403, 'passkey.sign_in_again')
  const { secret, offer } = offerSecret(id)
  const code = codeOf(secret, stepAt(Date.now()))
  await expectRefused(ask('second-step', { offer, code }, session), 403, 'passkey.sign_in_again')
})

test('administrators must have a second step after two weeks, the others may', async () => {
  const [long, now] = ['2020-01-01T00:00:00Z', new Date().toISOString()]
  const dueOf = (user: object | null) => secondStepDue(trial.shop, user)
  const administrator = { id: 0, roles: ['admin'] }
  expect(isOverdue(await dueOf({ ...administrator, createdAt: long }))).toBe(true)
  const due = await dueOf({ ...administrator, createdAt: now })
  expect(due).not.toBeNull()
  expect(isOverdue(due)).toBe(false)
  expect(await dueOf({ ...administrator, createdAt: long, secondStepOn: true })).toBeNull()
  expect(await dueOf({ ...administrator, createdAt: long, roles: ['optician'] })).toBeNull()
  expect(await dueOf(null)).toBeNull()
  const { id, session } = await joined()
  await withPasskey(session)
  expect(await dueOf({ id, roles: ['admin'], createdAt: long })).toBeNull()
  await trial.shop.payload.delete({ collection: 'staff', id })
  expect(isOverdue(await dueOf({ id, roles: ['admin'], createdAt: long }))).toBe(true)
})

test('an admin with an overdue second step works without a role until there is one', async () => {
  const { id, session } = await joined()
  const work = async () => [
    (await ask('invite', someone(), session)).status,
    (await trial.shop.ask('/order/S12345678/prescriptions', {}, session)).status,
    (await trial.shop.ask('/orders', undefined, session)).status,
  ]
  const member = await findOne(trial.shop, 'staff', { id: { equals: id } })
  await changeById(trial.shop, 'staff', id, { ...member, roles: ['admin'], createdAt: '2020-01-01T00:00:00.000Z' })
  expect(await work()).toEqual([403, 403, 403])
  await expectRefused(ask('invite', someone(), session), 403, 'staff.second_step_needed')
  expect((await withPasskey(session)).answer.status).toBe(200)
  expect(await work()).toEqual([200, 404, 200])
})

test('administrators are mailed once a day of what is stuck, and not of a single wrong address', async () => {
  const letters = async () => countWhere(trial.shop, 'outbox', { key: { like: 'alarm ' } })
  const admins = await countWhere(trial.shop, 'staff', { roles: { in: ['admin'] } })
  await trial.sweep()
  expect(await letters()).toBe(0)
  const stuck = { steps: { collection: 'orders' as const }, id: 1, step: 'follow', of: null }
  await noteStuck(trial.shop, stuck, { reason: 'unknown', attempts: 1, triedAt: nowIso() })
  await noteUnreadable(trial.shop, 'kept-prescriptions 1', null)
  for (let turn = 0; turn < 2; turn += 1) await alarmAdmins.run(await trial.shop.req())
  expect(await letters()).toBe(admins)
  const [sent] = await findAll(trial.shop, 'outbox', { key: { like: 'alarm ' } })
  expect((unseal(String(sent?.message)) as { text: string }).text).toMatch(/2 työtä odottaa apua/)
})
