import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import { expectRefusal } from './sound-answer.ts'

const callers = opened(openShopWithCallers)

/** One change of each kind of caller. All are read by `endpoint()`, which `access-endpoints.matrix.int.test.ts` holds them to. */
const paths = ['/cart/update', '/account/details', '/store-mode/customer/find', '/invoice/make']

describe.each(paths)('a body sent to POST %s', (path) => {
  test.each([
    ['null', 'null'],
    ['a list', '[{}]'],
    ['a number', '12'],
    ['a word', '"skuId"'],
    ['half a body', '{"skuId": 50001, "qua'],
    ['a body with two ends', '{}{}'],
    ['a nested bomb', '['.repeat(20_000)],
    ['a bomb with a key', '{"a":'.repeat(5000)],
    ['a byte that is no text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ])('is refused as unreadable: %s', async (_, body) => {
    await expectRefusal(callers.send(path, body), 'request.malformed')
  })

  test('is treated as empty when it is missing', async () => {
    const { origin } = callers.shop
    const { status, code } = await callers.send(path, {})
    for (const nothing of [undefined, ''])
      expect(await callers.send(path, nothing, { origin })).toMatchObject({ status, code })
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
    'is read as JSON only, not as %s',
    async (type) => {
      const headers = { 'content-type': type, origin: callers.shop.origin }
      await expectRefusal(callers.send(path, JSON.stringify(callers.good[path]), headers), 'request.malformed')
    },
  )

  test('is refused at 3 MB, with or without Content-Length', async () => {
    const body = Buffer.alloc(3_000_000, '{"a":"aaaaaaaaaaaaaa')
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
      expect(await callers.send(path, body, headers)).toMatchObject({ status: 413, code: 'request.too_large' })
  })
})
