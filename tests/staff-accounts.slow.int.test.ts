import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { moveClock } from '#plugins/kit/clock.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { openRealShop, type Caller, type ApiAnswer, type RealShop } from './real-shop.ts'
import { eventually } from './eventually.ts'

const NEW_PASSWORD = 'uusi pitkä salasana'
const MINUTES = 60_000

let shop: RealShop

beforeAll(async () => {
  shop = await openRealShop()
})
afterAll(async () => {
  moveClock()
  await shop.close()
})

describe('a list that Payload makes', () => {
  test('opens relations three deep, and gives every row by pages of two hundred', async () => {
    const staff = await shop.signIn(await shop.hire('editor'))
    const ask = async (path: string) =>
      JSON.parse((await shop.fetch(`/api/${path}`, { headers: staff })).text) as Listed
    expect(await ask('skus?limit=0&depth=0')).toMatchObject({ limit: 200 })
    expect(await ask('skus?limit=100000&depth=1')).toMatchObject({ limit: 20 })
    expect(await ask('skus?limit=100000&depth=10')).toMatchObject({ limit: 5 })
    expect(await ask('skus?pagination=false&depth=0')).toMatchObject({ limit: 200 })
    const deep = await ask('pages?depth=10&limit=1')
    expect(deep.docs).toEqual((await ask('pages?depth=3&limit=1')).docs)
  })

  test('does not tell a hidden field by the order of its rows, nor by a filter', async () => {
    const staff = await shop.signIn(await shop.hire('editor'))
    for (const question of ['sort=updatedBy.hash', 'where[updatedBy.hash][exists]=true'])
      expect(await shop.fetch(`/api/pages?${question}`, { headers: staff })).toMatchObject({ status: 400 })
  })

  test.each(['toString', '__proto__', 'constructor', 'hasOwnProperty'])('is none of %s', async (name) => {
    const staff = await shop.signIn(await shop.hire('editor'))
    for (const method of ['GET', 'POST', 'PATCH'])
      expect(await shop.fetch(`/api/${name}`, { method, headers: staff, body: {} })).toMatchObject({ status: 404 })
  })
})

interface Listed {
  docs: unknown[]
  limit: number
}

describe('an order handler', () => {
  test('changes her own name and password, stays signed in here, and is signed out everywhere else', async () => {
    const known = await shop.hire('order-handler')
    const [here, elsewhere] = [await shop.signIn(known), await shop.signIn(known)]
    expect(await change(here, known.id, { name: 'Kaisa Uusi', password: NEW_PASSWORD })).toMatchObject({ status: 200 })
    expect(await memberOf(known.id)).toMatchObject({ name: 'Kaisa Uusi' })
    expect(await isSignedIn(here)).toBe(true)
    expect(await isSignedIn(elsewhere)).toBe(false)
    expect(await isSignedIn(await shop.signIn(known))).toBe(false)
    expect(await isSignedIn(await shop.signIn({ ...known, password: NEW_PASSWORD }))).toBe(true)
  })

  test.each([
    ['her role', { roles: ['admin'] }],
    ['her address', { email: 'toinen@example.com' }],
    ['what her password is checked by', { salt: 'a', hash: 'b', resetPasswordToken: 'c' }],
  ])('does not change %s', async (_, body) => {
    const known = await shop.hire('order-handler')
    const own = await shop.signIn(known)
    const before = await memberOf(known.id)
    await change(own, known.id, body)
    expect(await memberOf(known.id)).toMatchObject({ email: before?.email, roles: before?.roles })
    expect(await isSignedIn(await shop.signIn(known))).toBe(true)
  })

  test('changes no other account', async () => {
    const [other, own] = [await shop.hire('order-handler'), await shop.signIn(await shop.hire('order-handler'))]
    expect(await change(own, other.id, { name: 'Joku' })).toMatchObject({ status: 403, code: 'request.not_allowed' })
    const path = `/api/staff?where[id][equals]=${other.id}`
    await shop.fetch(path, { method: 'PATCH', headers: own, body: { password: NEW_PASSWORD } })
    expect(await isSignedIn(await shop.signIn(other))).toBe(true)
  })

  test.each(['lyhyt', '12345678901', '', {}, ['pitkä salasana']])('takes no password like %j', async (password) => {
    const known = await shop.hire('order-handler')
    const own = await shop.signIn(known)
    expect(await change(own, known.id, { password })).toMatchObject({ status: 400, code: 'request.malformed' })
    expect(await isSignedIn(await shop.signIn(known))).toBe(true)
  })
})

describe('the last admin', () => {
  test('keeps the role and the account, until there is another admin', async () => {
    const known = await onlyAdmin()
    const own = await shop.signIn(known)
    const no = { status: 409, code: 'staff.last_admin' }
    const path = `/api/staff/${known.id}`
    const demoted = await change(own, known.id, { roles: ['order-handler'], name: 'Muu' })
    expect(demoted).toMatchObject(no)
    expect(demoted.text).toContain('Kaupalla pitää olla ainakin yksi pääkäyttäjä.')
    expect(await shop.fetch(path, { method: 'DELETE', headers: own, body: {} })).toMatchObject(no)
    const many = `/api/staff?where[id][equals]=${known.id}`
    for (const method of ['PATCH', 'DELETE'])
      expect((await shop.fetch(many, { method, headers: own, body: { roles: ['order-handler'] } })).status).toBe(400)
    expect(await memberOf(known.id)).toMatchObject({ roles: ['admin'], name: 'Kaisa Käsittelijä' })

    await shop.hire('admin')
    expect(await change(own, known.id, { roles: ['order-handler'] })).toMatchObject({ status: 200 })
  })

  test('is left where two take the role from each other at once', async () => {
    const [one, other] = [await onlyAdmin(), await shop.hire('admin')]
    const [first, second] = [await shop.signIn(one), await shop.signIn(other)]
    await Promise.all([
      change(first, other.id, { roles: ['order-handler'] }),
      change(second, one.id, { roles: ['order-handler'] }),
    ])
    expect(await admins()).not.toBe(0)
  })

  test('is left where two send each other away at once', async () => {
    const [one, other] = [await onlyAdmin(), await shop.hire('admin')]
    const [first, second] = [await shop.signIn(one), await shop.signIn(other)]
    await Promise.all([
      shop.fetch(`/api/staff/${other.id}`, { method: 'DELETE', headers: first, body: {} }),
      shop.fetch(`/api/staff/${one.id}`, { method: 'DELETE', headers: second, body: {} }),
    ])
    expect(await admins()).not.toBe(0)
  })
})

describe('who forgot her password', () => {
  test('gets a letter as all our letters are, and is in again by its link', async () => {
    const known = await shop.hire('order-handler')
    const session = await shop.signIn(known)
    expect(await forgot(known.email)).toMatchObject({ status: 200 })
    const { subject, text, html } = await letterTo(known.email)
    expect(subject).toBe('Vaihda salasanasi')
    const [, link = ''] = /(http\S+\/admin\/reset\/\w{40})/.exec(text) ?? []
    expect(link).toMatch(new RegExp(`^${shop.origin}/`))
    expect(html).toContain(`href="${link}"`)
    expect(html).toContain('<html lang="fi">')
    expect(text).toContain('Hei Kaisa Käsittelijä, ')
    for (const form of [text, html]) {
      expect(form).toContain('Verkkokaupan hallinta. Jos tarvitset apua, kysy pääkäyttäjältä.')
      expect(form).not.toMatch(/ostoehdot|Asiakaspalvelu|Y-tunnus/i)
    }

    const token = link.split('/').at(-1)
    const reset = (password: string) => shop.post('/api/staff/reset-password', { token, password })
    expect(await reset('lyhyt')).toMatchObject({ status: 400 })
    expect(await reset(NEW_PASSWORD)).toMatchObject({ status: 200 })
    expect(await isSignedIn(session)).toBe(false)
    expect(await isSignedIn(await shop.signIn({ ...known, password: NEW_PASSWORD }))).toBe(true)
    expect(await reset('toinen pitkä salasana')).toMatchObject({ status: 403 })
  })

  test('keeps the link she was sent while strangers ask for another, and gets another after a while', async () => {
    const known = await shop.hire('order-handler')
    await forgot(known.email)
    const first = await letterTo(known.email)
    for (let asked = 0; asked < 5; asked += 1) await forgot(known.email.toUpperCase())
    await finishLaterWork()
    moveClock(4 * MINUTES)
    await forgot(known.email)
    await finishLaterWork()
    expect(await lettersTo(known.email)).toHaveLength(1)
    moveClock(2 * MINUTES)
    await forgot(known.email)
    await eventually(async () => (await lettersTo(known.email)).length === 2)
    const second = await letterTo(known.email)
    expect(second.text).not.toBe(first.text)
    moveClock()
  })

  test('is not told whether anybody has an address', async () => {
    const known = await shop.hire('order-handler')
    const [existing, unknown] = [await forgot(known.email), await forgot('kukaan@example.com')]
    expect({ status: unknown.status, text: unknown.text }).toEqual({ status: existing.status, text: existing.text })
    await finishLaterWork()
    expect(await lettersTo('kukaan@example.com')).toEqual([])
  })

  test.each([{}, { email: '' }, { email: {} }, { email: 5 }, { email: 'x'.repeat(255) }])(
    'is told where %j is no address',
    async (body) => {
      const answer = await shop.post('/api/staff/forgot-password', body)
      expect(answer).toMatchObject({ status: 400, code: 'request.malformed' })
    },
  )
})

function change(headers: Caller, id: number | string, body: object): Promise<ApiAnswer> {
  return shop.fetch(`/api/staff/${id}`, { method: 'PATCH', headers, body })
}

function forgot(email: string): Promise<ApiAnswer> {
  return shop.post('/api/staff/forgot-password', { email })
}

function memberOf(id: number | string) {
  return shop.payload.db.findOne<{ id: number | string; name: string; email: string; roles: string[] }>({
    collection: 'staff',
    where: { id: { equals: id } },
  })
}

async function admins(): Promise<number> {
  return (await shop.payload.db.count({ collection: 'staff', where: { roles: { in: ['admin'] } } })).totalDocs
}

/** An admin who is the only one from now on. */
async function onlyAdmin() {
  const known = await shop.hire('admin')
  const others = await shop.payload.db.find<{ id: number | string }>({
    collection: 'staff',
    where: { and: [{ roles: { in: ['admin'] } }, { id: { not_equals: known.id } }] },
  })
  for (const { id } of others.docs)
    await shop.payload.db.updateOne({ collection: 'staff', id, data: { roles: ['order-handler'] } })
  return known
}

async function isSignedIn(headers: Caller): Promise<boolean> {
  return (await shop.fetch('/api/orders', { headers })).status === 200
}

interface Letter {
  id: string
  subject: string
  text: string
  html: string
}

async function lettersTo(email: string): Promise<Letter[]> {
  const answer = await fetch(`${process.env.PAYTRAIL_URL}/mail.json?to=${encodeURIComponent(email)}`)
  return ((await answer.json()) as { messages: Letter[] }).messages
}

async function letterTo(email: string): Promise<Letter> {
  await eventually(async () => (await lettersTo(email)).length > 0)
  const [newest] = await lettersTo(email)
  return (await (await fetch(`${process.env.PAYTRAIL_URL}/mail/${newest?.id}.json`)).json()) as Letter
}
