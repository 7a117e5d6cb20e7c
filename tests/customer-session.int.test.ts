import type { CollectionConfig } from 'payload'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cmsPlugin } from '#cms/plugin.ts'
import { extend } from '#plugins/kit/extend.ts'
import { openShop, type Shop } from '#plugins/kit/open-shop.ts'
import { subjectPlugins } from '#plugins/subjects.ts'
import { openApi } from '#server/http/api.ts'
import { rows } from './access-rows.ts'

/** A customer with a session of Payload's own, as staff have, who tries to act as staff. */
const customers: CollectionConfig = {
  slug: 'customers',
  auth: true,
  fields: [{ name: 'roles', type: 'select', hasMany: true, options: ['admin', 'order-handler'], saveToJWT: true }],
}
const known = { email: 'aino@example.com', password: 'pitkä salasana' }

let shop: Shop
let session: Record<string, string>
const server = createServer()

beforeAll(async () => {
  shop = await openShop([...subjectPlugins(), cmsPlugin(), (config) => extend(config, { collections: [customers] })])
  await shop.payload.create({ collection: 'customers' as never, data: { ...known, roles: ['admin'] } as never })
  const answer = await shop.ask('/customers/login', known)
  session = { Authorization: `JWT ${((await answer.json()) as { token: string }).token}` }
  const serve = openApi(shop.payload.config, shop.payload)
  server.on('request', (request, answer) => {
    const { pathname: path, search } = new URL(request.url ?? '', 'http://localhost')
    void serve(request, answer, { path, search, origin: 'http://localhost', body: Buffer.from('{}') })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  server.close()
  await shop.close()
})

describe('the session of a customer, even of one who calls themselves an admin', () => {
  test('is a session', async () => {
    const { user } = (await (await shop.ask('/customers/me', undefined, session)).json()) as { user: { email: string } }
    expect(user.email).toBe(known.email)
  })

  test('calls no route of staff', async () => {
    const forStaff = rows.filter(({ may, toStrangers }) => may !== 'anyone' && toStrangers.startsWith('404'))
    const answers = await Promise.all(forStaff.map(async ({ route }) => [route, await status(route)]))
    expect(answers).toEqual(forStaff.map(({ route }) => [route, 404]))
  })

  test('has no access in process either', async () => {
    for (const slug of [
      'orders',
      'carts',
      'gift-cards',
      'outbox',
      'purchases',
      'staff',
      'articles',
      'discount-codes',
    ]) {
      expect([slug, (await shop.ask(`/${slug}`, undefined, session)).status]).toEqual([slug, 403])
      expect([slug, (await shop.ask(`/${slug}`, {}, session)).status]).toEqual([slug, 403])
    }
  })

  test.each(['move', 'cancel', 'refund', 'note', 'prescriptions'])('may not %s an order', async (deed) => {
    const answer = await shop.ask(`/order/S12345678/${deed}`, {}, session)
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ code: 'request.not_allowed' })
  })
})

function status(route: string): Promise<number | undefined> {
  const [method = '', path = ''] = route.split(' ')
  const { port } = server.address() as AddressInfo
  const at = { port, host: '127.0.0.1', method, path: `/api${path.replace(/:\w+\??/g, '1')}`, headers: session }
  return new Promise((resolve, reject) => {
    const call = request(at, (answer) => answer.resume().once('end', () => resolve(answer.statusCode)))
    call.once('error', reject).end()
  })
}
