import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '#domain/limits.ts'
import { machineIso, moveMachineClock } from '#plugins/kit/clock.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'
import { findAll, noteIf } from '#plugins/kit/storage/documents.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { codeOf, newSecret, stepAt } from './one-time-code.ts'

const { calls } = limits.password
const PASSWORD = 'pitkä salasana'
const [kaisa, otto] = ['kaisa@example.com', 'otto@example.com']

let shop: Shop

beforeAll(async () => {
  delete process.env.SHOP_LIMITS
  shop = await openShop(subjectPlugins())
  for (const email of [kaisa, otto]) {
    const data = { name: 'Kaisa', email, password: PASSWORD, roles: ['admin'] }
    await shop.payload.create({ collection: 'staff', data: data as never })
  }
})
afterAll(() => shop.close())

test('an account with too many failed sign-ins is refused, even with the right password', async () => {
  for (let tried = 1; tried <= calls; tried += 1) expect((await signIn(kaisa, 'arvaus', '192.0.2.1')).status).toBe(401)
  const answer = await signIn(kaisa, PASSWORD, '192.0.2.1')
  expect(answer.status).toBe(429)
  const { errors } = (await answer.json()) as { errors: { message: string; data: { code: string } }[] }
  expect(errors[0]?.data.code).toBe('request.too_many')
  expect(errors[0]?.message).toMatch(/^Yritit liian monta kertaa peräkkäin\. Odota \d+ sekuntia/)
})

test('the account stays open from other networks, and other accounts from this one', async () => {
  expect((await signIn(kaisa, PASSWORD, '192.0.2.2')).status).toBe(200)
  expect((await signIn(otto, PASSWORD, '192.0.2.1')).status).toBe(200)
})

test('an address in another spelling counts as the same account, and one network as one guesser', async () => {
  for (let tried = 1; tried <= calls; tried += 1)
    await signIn(` ${otto.toUpperCase()} `, 'arvaus', `2001:db8::${tried}`)
  expect((await signIn(otto, 'arvaus', '2001:db8::ffff')).status).toBe(429)
})

test('successful sign-ins are not limited', async () => {
  for (let tried = 1; tried <= calls * 2; tried += 1)
    expect((await signIn(kaisa, PASSWORD, '192.0.2.3')).status).toBe(200)
})

test('every one of several simultaneous sign-ins of an account has a session that lasts', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map((one) => signIn(otto, PASSWORD, `203.0.113.${one}`)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const answer of answers) {
    const { token } = (await answer.json()) as { token: string }
    const me = await shop.ask('/staff/me', undefined, { Authorization: `JWT ${token}` })
    expect(await me.json()).toMatchObject({ user: { email: otto } })
  }
})

test('one code lets one of eight simultaneous sign-ins in', async () => {
  const secret = newSecret()
  await noteIf(shop, 'staff', { email: { equals: otto } }, { secondStep: seal(secret), secondStepOn: true })
  const code = codeOf(secret, stepAt(Date.parse(machineIso())))
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, one) => signIn(otto, PASSWORD, `203.0.113.${10 + one}`, { code })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('an unknown address costs the same hash as a wrong password', async () => {
  const hashing = vi.spyOn(crypto, 'pbkdf2')
  const costOf = async (email: string) => {
    hashing.mockClear()
    expect((await signIn(email, 'arvaus', '203.0.113.30')).status).toBe(401)
    return hashing.mock.calls.map(([, , rounds, bytes, digest]) => [rounds, bytes, digest])
  }
  const known = await costOf(kaisa)
  expect(known).toHaveLength(1)
  expect(await costOf('ei.ole@example.com')).toEqual(known)
  hashing.mockRestore()
})

test('ten wrong codes from ten networks pause the codes of an account for an hour, and its owner is mailed', async () => {
  const secret = newSecret()
  const on = { secondStep: seal(secret), secondStepOn: true }
  await noteIf(shop, 'staff', { email: { equals: kaisa } }, on)
  const tryCode = async (code: string, network: number) => {
    const answer = await signIn(kaisa, PASSWORD, `198.51.100.${network}`, { code })
    const { errors } = (await answer.json()) as { errors?: { data: { code: string } }[] }
    return errors?.[0]?.data.code ?? answer.status
  }
  const right = () => codeOf(secret, stepAt(Date.parse(machineIso())))
  const wrong = () => (right() === '000000' ? '000001' : '000000')
  for (let network = 1; network <= 10; network += 1) expect(await tryCode(wrong(), network)).toBe('staff.code_wrong')
  expect(await tryCode(right(), 11)).toBe('staff.codes_paused')
  const letters = await findAll(shop, 'outbox', { to: { equals: kaisa } })
  expect(letters.map(({ key }) => key)).toEqual([expect.stringContaining('staff wrong codes')])
  expect((await signIn(kaisa, 'arvaus', '198.51.100.12', { code: right() })).status).toBe(401)
  moveMachineClock(3_600_001)
  expect(await tryCode(right(), 13)).toBe(200)
  moveMachineClock()
})

function signIn(email: string, password: string, from: string, more: object = {}): Promise<Response> {
  return shop.ask('/staff/login', { email, password, ...more }, { 'x-forwarded-for': from })
}
