import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { admittedTo, changes, questions } from './every-route.ts'
import { mutant, texts } from './mutant.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import { expectRefusal, expectSound } from './sound-answer.ts'

const TRIES = Number(process.env.TRIES ?? 12)

const callers = opened(openShopWithCallers)

test('each change has an example body, from which its tries are made', () => {
  expect(changes.filter((path) => !callers.good[path])).toEqual([])
})

describe.each(changes)('POST %s', (path) => {
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
  ])('cannot read %s', async (_, body) => {
    await expectRefusal(callers.send(path, body), 'request.malformed')
  })

  test('treats a missing body as an empty one', async () => {
    const { origin } = callers.shop
    const { status, code } = await callers.send(path, {})
    for (const nothing of [undefined, ''])
      expect(await callers.send(path, nothing, { origin })).toMatchObject({ status, code })
  })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', 'application/xml'])(
    'reads JSON only, not %s',
    async (type) => {
      const headers = { 'content-type': type, origin: callers.shop.origin }
      await expectRefusal(callers.send(path, JSON.stringify(callers.good[path]), headers), 'request.malformed')
    },
  )

  test('refuses 3 MB, with or without Content-Length', async () => {
    const body = Buffer.alloc(3_000_000, '{"a":"aaaaaaaaaaaaaa')
    for (const headers of [{}, { 'transfer-encoding': 'chunked' }])
      expect(await callers.send(path, body, headers)).toMatchObject({ status: 413, code: 'request.too_large' })
  })

  test('answers anything with what it was inputs or a refusal, and writes nothing when it refuses', async () => {
    let before = await callers.everything()
    const tried = fc.asyncProperty(mutant(callers.good[path] ?? {}), async (body) => {
      const answer = await callers.send(path, body)
      const after = await callers.everything()
      expectSound(answer)
      if (answer.status !== 200) expect(after).toEqual(before)
      before = after
    })
    await fc.assert(tried, { numRuns: TRIES })
  })
})

describe.each(questions)('GET %s', (path) => {
  test('answers anything with what it was inputs or a refusal, and writes nothing', async () => {
    const before = await callers.everything()
    const headers = callers[admittedTo('GET', path)]
    const fields = /:\w+/.test(path) ? [] : (known[path] ?? [])
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.constantFrom(...texts))
    const inputs = fc.tuple(
      text,
      fc.array(fc.tuple(fc.constantFrom('x', '__proto__', ...fields), text), { maxLength: 5 }),
    )
    const tried = fc.asyncProperty(inputs, async ([value, query]) => {
      const place = path.replace(/:\w+/g, () => encodeURIComponent(value.toWellFormed()))
      const words = query.map((pair) => pair.map((part) => encodeURIComponent(part.toWellFormed())).join('=')).join('&')
      expectSound(await callers.shop.fetch(`/api${place}?${words}`, { headers }))
    })
    await fc.assert(tried, { numRuns: TRIES })
    expect(await callers.everything()).toEqual(before)
  })
})

/** The parameters of each query, so that tries pass the first check. */
const known: Record<string, string[]> = {
  '/catalog/list': ['category', 'group', 'q', 'brand', 'color', 'shape', 'priceFrom', 'priceTo', 'order', 'page'],
  '/delivery/pickup-points': ['zip', 'carrier'],
  '/site/shopper': ['noCheckoutInfo'],
  '/site/search': ['q', 's'],
  '/site/search/suggestions': ['q'],
  '/search/why': ['q'],
  '/insight/events': ['tenant', 'market'],
  '/payment/paytrail/webhook': ['checkout-stamp', 'checkout-status', 'signature'],
  '/payment/paytrail/refund-webhook': ['checkout-stamp', 'checkout-status', 'signature'],
}
