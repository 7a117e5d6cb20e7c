import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { rowsOf } from '../rows-of.ts'
import { admittedTo, questions } from './every-route.ts'
import { texts } from './mutant.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import { expectSound } from './sound-answer.ts'

const TRIES = Number(process.env.TRIES ?? 12)

const callers = opened(openShopWithCallers)

describe.each(rowsOf(questions, kindOf))('GET %s', (path) => {
  test('accepts or refuses any input, and writes nothing', async () => {
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

/** Questions of one subject by one kind of caller. */
function kindOf(path: string) {
  return [admittedTo('GET', path), path.split('/')[1]]
}

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
