import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { findOne } from '#plugins/kit/storage/documents.ts'
import { opened } from '../opened.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import { expectRefusal } from './sound-answer.ts'

const callers = opened(openShopWithCallers)

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

describe('the REST that Payload makes', () => {
  test.each(['', '/health', '/catalog/list', '/__proto__'])('is closed to strangers at /globals%s', async (path) => {
    for (const method of ['GET', 'POST']) {
      const sent = { method, ...(method === 'POST' && { body: {} }), headers: callers.shopper }
      expect(await callers.shop.fetch(`/api/globals${path}`, sent)).toMatchObject({
        status: 404,
        code: 'request.not_found',
      })
    }
  })

  test('tells staff that a file is not there', async () => {
    const { status } = await callers.shop.fetch('/api/media/file/missing.webp', { headers: callers.staff })
    expect(status).toBe(404)
  })

  test.each([
    '/articles/abc',
    '/articles?where[nope][equals]=1',
    '/articles?where[or][0][and][0][id][in]=abc',
    '/orders?where[createdAt][equals]=zzz',
    '/orders/count?where[createdAt][greater_than]=zzz',
    '/media/file/missing.webp?prefix=a',
  ])('tells staff that %s cannot be read', async (path) => {
    await expectRefusal(callers.shop.fetch(`/api${path}`, { headers: callers.staff }), 'request.malformed')
  })

  test.each(['null', '[]', '{', '{"brand":"no id"}'])('takes %s from staff for no document', async (body) => {
    const article = await findOne(callers.shop, 'articles', {})
    const sent = { method: 'PATCH', headers: callers.staff, body }
    await expectRefusal(callers.shop.fetch(`/api/articles/${article?.id}`, sent), 'request.malformed')
  })

  test('takes half a form from staff for no document', async () => {
    const type = 'multipart/form-data; boundary=edge'
    const headers = { ...callers.staff, origin: callers.shop.origin, 'content-type': type }
    await expectRefusal(callers.shop.post('/api/media', 'half a form', headers), 'request.malformed')
  })
})

describe('a line that breaks', () => {
  test('in the middle of a body changes nothing, and the next request is answered', async () => {
    const before = await callers.everything()
    const text = JSON.stringify(callers.good['/cart/update'])
    const head = [
      'POST /api/cart/update HTTP/1.1',
      `host: ${new URL(callers.shop.origin).host}`,
      'content-type: application/json',
    ]
    const names = Object.entries(callers.shopper).map(([name, value]) => `${name}: ${value}`)
    const answer = await hangUp([...head, ...names, `content-length: ${text.length + 50}`, '', text].join('\r\n'))
    expect(answer).not.toContain('200 OK')
    expect(await callers.everything()).toEqual(before)
    expect(await callers.shop.fetch('/api/health')).toMatchObject({ status: 200 })
  })
})

/** Sends this on a connection of its own, then closes it, and gives what was received until then. */
function hangUp(text: string): Promise<string> {
  const { hostname, port } = new URL(callers.shop.origin)
  return new Promise((resolve) => {
    let received = ''
    const line = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname, () => line.end(text))
    line.on('data', (piece) => (received += String(piece)))
    line.on('error', () => resolve(received))
    line.on('close', () => resolve(received))
  })
}
