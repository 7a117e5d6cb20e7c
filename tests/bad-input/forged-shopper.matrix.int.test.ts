import { describe, expect, test } from 'vitest'
import { opened } from '../opened.ts'
import { rowsOf } from '../rows-of.ts'
import { admittedTo, changes } from './every-route.ts'
import { openShopWithCallers } from './shop-with-callers.ts'
import type { Caller } from '../real-shop.ts'
import { agreementTerms } from '../some-company.ts'

const callers = opened(openShopWithCallers)

/** Changes of one subject by one kind of caller are of one kind. */
const kindOf = (path: string) => [admittedTo('POST', path), path.split('/')[1]]
const rows = rowsOf(
  changes.filter((path) => admittedTo('POST', path) !== 'staff'),
  kindOf,
)

describe.each(rows)('POST %s of another shopper', (path) => {
  test('is refused with any forged data, and changes nothing', async () => {
    const before = await callers.everything()
    const { customer, store } = callers
    const { cookie: session = '' } = { customer, store, shopper: {}, staff: {} }[admittedTo('POST', path)] as Caller
    const place = path.replace(':businessId', agreementTerms().businessId)
    for (const [name, forged] of Object.entries(forgeries())) {
      const headers = session ? { ...forged, cookie: `${session.split(';')[0]}; ${forged.cookie}` } : forged
      const answer = await callers.shop.post(`/api${place}`, callers.good[path], headers)
      expect([name, answer.status, answer.code]).toEqual([name, 403, 'request.token_stale'])
    }
    expect(await callers.everything()).toEqual(before)
  })
})

/** Requests that change another shopper's cart. */
function forgeries(): Record<string, Caller> {
  const { shopper, other, staff } = callers
  const { cookie = '', 'csrf-token': token = '' } = shopper
  const [, id = '', seal = ''] = /^shopper=([^.]+)\.(.+)$/.exec(cookie) ?? []
  const another = other['csrf-token'] ?? ''
  return {
    'no cookie': { 'csrf-token': token },
    'no token': { cookie },
    'an empty token': { cookie, 'csrf-token': '' },
    "another's token": { cookie, 'csrf-token': another },
    "one's token with another's cookie": { cookie, 'csrf-token': another.slice(1) + token.slice(0, 1) },
    'the seal of the cookie as token': { cookie, 'csrf-token': seal },
    'a token cut short': { cookie, 'csrf-token': token.slice(0, -1) },
    'a name changed': { cookie: `shopper=${crypto.randomUUID()}.${seal}`, 'csrf-token': token },
    'a seal changed': { cookie: `shopper=${id}.${seal.toLowerCase()}`, 'csrf-token': token },
    'a seal of yesterday, whose key is gone': { cookie: `shopper=${id}.${'A'.repeat(43)}`, 'csrf-token': token },
    'no seal': { cookie: `shopper=${id}`, 'csrf-token': token },
    'a forged cookie before the true one': {
      cookie: `shopper=${id}.${'A'.repeat(43)}; ${cookie}`,
      'csrf-token': token,
    },
    'control characters': { cookie: 'shopper=%00.%00', 'csrf-token': token },
    'a session of staff': { ...staff, 'csrf-token': token },
  }
}
