import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { openToCallers } from './open-to-callers.ts'

const callers = opened(openToCallers)

describe('a question that is no question', () => {
  test.each([
    ['/catalog/list?page=1&page=2', 400, 'request.malformed'],
    ['/catalog/list?page=0', 400, 'request.malformed'],
    ['/catalog/list?page=1e9', 400, 'request.malformed'],
    ['/catalog/list?category=__proto__', 400, 'request.malformed'],
    ['/catalog/list?category=frames&category=frames', 400, 'request.malformed'],
    ['/catalog/list?q=a&q=b', 400, 'request.malformed'],
    ['/catalog/list?priceFrom=-1', 400, 'request.malformed'],
    ['/catalog/list?priceTo=NaN', 400, 'request.malformed'],
    ['/site/shopper?noCheckoutInfo=1&noCheckoutInfo=2', 400, 'request.malformed'],
    ['/delivery/pickup-points', 400, 'request.malformed'],
    ['/delivery/pickup-points?zip=0010&carrier=posti', 400, 'request.malformed'],
    ['/delivery/pickup-points?zip=00100&zip=00200&carrier=posti', 400, 'request.malformed'],
    ['/delivery/pickup-points?zip=00100&carrier=dhl', 400, 'request.malformed'],
    ['/article/999999', 404, 'article.not_found'],
    ['/article/-1', 404, 'article.not_found'],
    ['/article/1e3', 404, 'article.not_found'],
    ['/article/__proto__', 404, 'article.not_found'],
    ['/article/kehykset%2F..%2F..%2Fetc%2Fpasswd', 404, 'article.not_found'],
    ['/article/%00', 400, 'request.malformed'],
    [`/article/${'a'.repeat(301)}`, 400, 'request.malformed'],
    [`/article/${'a'.repeat(5000)}`, 400, 'request.malformed'],
    ['/article/%E0%A4%A', 400, 'request.malformed'],
    ['/order/confirmation/unknown', 404, 'checkout.purchase_missing'],
    [`/order/confirmation/${'a'.repeat(81)}`, 400, 'request.malformed'],
    ['/order/lookup/S12345678.zzzzzzzz.forged', 410, 'lookup.link_expired'],
    ['/order/lookup/..', 404, 'request.not_found'],
    ['/payment/paytrail/webhook', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/webhook?checkout-stamp=a&checkout-stamp=b', 400, 'request.malformed'],
    [`/payment/paytrail/webhook?checkout-stamp=${'a'.repeat(501)}`, 400, 'request.malformed'],
    ['/payment/paytrail/webhook?signature=00&checkout-algorithm=sha256', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/webhook?signature[]=00', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/refund-webhook', 401, 'payment.signature_wrong'],
    ['/payment/paytrail/refund-webhook?checkout-stamp=a&checkout-stamp=b', 400, 'request.malformed'],
    ['/payment/paytrail/refund-webhook?signature=00&checkout-status=ok', 401, 'payment.signature_wrong'],
    ['/no/such/route', 404, 'request.not_found'],
  ] as [string, number, string][])('%s', async (path, status, code) => {
    expect(await callers.shop.fetch(`/api${path}`)).toMatchObject({ status, code })
  })
})

describe('a door that Payload makes by itself', () => {
  const globals = ['', '/health', '/catalog/list', '/site/shopper', '/none', '/__proto__', '/constructor/x', '/%25']

  test.each(globals)('/globals%s is shut to strangers, and breaks for nobody', async (path) => {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const sent = { method, ...(method !== 'GET' && { body: {} }) }
      const stranger = await callers.shop.fetch(`/api/globals${path}`, { ...sent, headers: callers.shopper })
      expect(stranger).toMatchObject({ status: 404, code: 'request.not_found' })
      expect(
        (await callers.shop.fetch(`/api/globals${path}`, { ...sent, headers: callers.staff })).status,
      ).toBeLessThan(500)
    }
  })

  test.each(['missing.webp', `${'a'.repeat(300)}.webp`, 'keys.json'])(
    '/media/file/%s is not there, and staff hear so',
    async (name) => {
      for (const method of ['GET', 'HEAD'])
        expect(await callers.shop.fetch(`/api/media/file/${name}`, { method, headers: callers.staff })).toMatchObject({
          status: 404,
        })
    },
  )
})

describe('what staff ask of a list that Payload keeps', () => {
  test.each([
    '/articles/abc',
    '/orders/NaN',
    '/articles/1e999',
    '/articles?where[brand][equals]=abc',
    '/articles?where[nope][equals]=1',
    '/media/file/missing.webp?prefix=a',
    '/orders?where=abc',
    '/orders?page=1e99',
    '/orders?limit=1e30',
    '/orders?limit=1.5',
    '/orders?depth=x',
    '/orders?where[placedAt][near]=1,2',
    '/orders?where[createdAt][equals]=zzz',
    '/orders?where[createdAt][greater_than]=275761-01-01',
    '/orders?where[createdAt][contains]=zzz',
    '/orders?where[id][equals][a]=1',
    '/orders?where[id][not_in][0][a]=x',
    '/orders/count?where[id][all]=1',
    '/articles?where[swatch.a][greater_than]=1',
    '/articles?joins[prices][where][amount][near]=1,2',
    '/articles/1?joins[prices][limit]=1e30',
    '/payload-preferences?where[user][equals]=abc',
    '/payload-migrations/1',
  ])('%s cannot be read', async (path) => {
    const { status, code } = await callers.shop.fetch(`/api${path}`, { headers: callers.staff })
    expect([
      [400, 'request.malformed'],
      [404, 'request.not_found'],
    ]).toContainEqual([status, code])
  })

  test('is the same where it is too long for an address', async () => {
    const headers = { ...callers.staff, 'x-payload-http-method-override': 'GET', origin: callers.shop.origin }
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
    const ask = (body: string) => callers.shop.fetch('/api/orders', { method: 'POST', headers: form, body })
    expect(await ask('where[placedAt][near]=1,2')).toMatchObject({ status: 400, code: 'request.malformed' })
    expect(await ask('where[id][exists]=true&limit=1')).toMatchObject({ status: 200 })
  })
})

describe('what staff change in a list that Payload keeps', () => {
  test.each([
    ...['where=abc', 'where={}', 'where=1', 'where[id]=', 'where[or]=', 'where[or][0]=1', 'where[and][0]='],
    ...['', 'where[id][equals][a]=1', 'where[id][nope]=1', 'where[id', 'where[][id][equals]=1'],
  ])('is not all of it where the condition is half a one: ?%s', async (search) => {
    const before = await codes()
    for (const method of ['PATCH', 'DELETE']) {
      const sent = { method, headers: callers.staff, body: { description: 'Muutettu' } }
      const path = `/api/discount-codes?${search.replace(/[{}]/g, encodeURIComponent)}`
      expect(await callers.shop.fetch(path, sent)).toMatchObject({ status: 400, code: 'request.malformed' })
    }
    expect(await codes()).toEqual(before)
  })

  test.each(['null', '"x"', '1', '[]', 'true', '{'])('is no document: %j', async (body) => {
    for (const [method, path] of [
      ['POST', '/discount-codes'],
      ['PATCH', '/skus/1'],
      ['PATCH', '/articles/1'],
      ['PATCH', '/discount-codes?where[id][equals]=1'],
    ] as const)
      expect([path, await callers.shop.fetch(`/api${path}`, { method, headers: callers.staff, body })]).toMatchObject([
        path,
        { status: 400, code: 'request.malformed' },
      ])
  })

  test.each(['null', '"x"', '{', undefined])('is no form either: %j', async (document) => {
    const headers = {
      ...callers.staff,
      origin: callers.shop.origin,
      'content-type': 'multipart/form-data; boundary=edge',
    }
    const part = `--edge\r\ncontent-disposition: form-data; name="_payload"\r\n\r\n${document}\r\n--edge--\r\n`
    const sent = { headers, body: document === undefined ? 'half a form' : part }
    for (const [method, path] of [
      ['POST', '/media'],
      ['PATCH', '/articles/1'],
    ] as const)
      expect([path, await callers.shop.fetch(`/api${path}`, { method, ...sent })]).toMatchObject([
        path,
        { status: 400, code: 'request.malformed' },
      ])
  })

  const codes = async () => (await callers.shop.payload.db.find({ collection: 'discount-codes', limit: 0 })).docs
})

describe('a line that breaks', () => {
  test('in the middle of a body changes nothing, and the next one is heard', async () => {
    const before = await callers.everything()
    const text = JSON.stringify(callers.good['/cart/update'])
    const head = [
      'POST /api/cart/update HTTP/1.1',
      `host: ${new URL(callers.shop.origin).host}`,
      'content-type: application/json',
    ]
    const names = Object.entries(callers.shopper).map(([name, value]) => `${name}: ${value}`)
    const said = await hangUp([...head, ...names, `content-length: ${text.length + 50}`, '', text].join('\r\n'))
    expect(said).not.toContain('200 OK')
    expect(await callers.everything()).toEqual(before)
    expect(await callers.shop.fetch('/api/health')).toMatchObject({ status: 200 })
  })
})

/** Says this on a line of its own, then hangs up, and gives what was heard until then. */
function hangUp(said: string): Promise<string> {
  const { hostname, port } = new URL(callers.shop.origin)
  return new Promise((resolve) => {
    let heard = ''
    const line = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => line.end(said))
    line.on('data', (piece) => (heard += String(piece)))
    line.on('error', () => resolve(heard))
    line.on('close', () => resolve(heard))
  })
}
