import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeById, findAll } from '#plugins/kit/storage/documents.ts'
import { openApi } from '#server/http/api.ts'
import { rows } from './access-rows.ts'
import { signedInBrowser, type AccountBrowser } from './account-browser.ts'
import { opened } from './opened.ts'
import { openTrial, type Caller } from './trial-shop.ts'

const trial = opened(openTrial)
const server = createServer()
let customer: AccountBrowser

beforeAll(async () => {
  const { shop } = trial
  customer = await signedInBrowser(shop, 'aino@example.com')
  const serve = openApi(shop.payload.config, shop.payload)
  server.on('request', (request, answer) => {
    const { pathname: path, search } = new URL(request.url ?? '', 'http://localhost')
    void serve(request, answer, { path, language: 'fi', search, origin: 'http://localhost', body: Buffer.from('{}') })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

describe('the session of a customer', () => {
  test('is accepted as a session', async () => {
    expect(await customer.ask('/account/customer')).toMatchObject({ status: 200 })
  })

  test('is refused by every route of staff', async () => {
    const forStaff = rows.filter(({ may, toStrangers }) => may !== 'anyone' && toStrangers.startsWith('404'))
    const answers = await Promise.all(forStaff.map(async ({ route }) => [route, await status(route)]))
    expect(answers).toEqual(forStaff.map(({ route }) => [route, 404]))
  })

  test('gives no access in process either', async () => {
    for (const slug of ['orders', 'carts', 'gift-cards', 'outbox', 'purchases', 'staff', 'customers', 'articles']) {
      expect([slug, (await customer.ask(`/${slug}`)).status]).toEqual([slug, 403])
      expect([slug, (await customer.ask(`/${slug}`, {})).status]).toEqual([slug, 403])
    }
  })

  test.each(['move', 'cancel', 'refund', 'note', 'prescriptions'])('cannot %s an order', async (action) => {
    const answer = await customer.ask(`/order/S12345678/${action}`, {})
    expect(answer).toMatchObject({ status: 403, body: { code: 'request.not_allowed' } })
  })
})

test('an administrator without the required second step can read the own account only', async () => {
  const scheduleSteps = await trial.staff('admin')
  for (const member of await findAll(trial.shop, 'staff', {}))
    await changeById(trial.shop, 'staff', member.id, { ...member, createdAt: '2020-01-01T00:00:00.000Z' })
  const routes = ['GET /stores', 'GET /staff', 'PATCH /staff/:id', 'GET /staff/me']
  expect(await Promise.all(routes.map((route) => status(route, scheduleSteps)))).toEqual([403, 403, 403, 200])
})

function status(route: string, headers: Caller = cookiesOfCustomer()): Promise<number | undefined> {
  const [method = '', path = ''] = route.split(' ')
  const { port } = server.address() as AddressInfo
  const at = { port, host: '127.0.0.1', method, path: `/api${path.replace(/:\w+\??/g, '1')}`, headers }
  return new Promise((resolve, reject) => {
    const call = request(at, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
    call.once('error', reject).end()
  })
}

function cookiesOfCustomer(): Caller {
  return { cookie: [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
}
