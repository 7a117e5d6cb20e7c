import { expect, test } from 'vitest'
import { shopPlace } from '#domain/search/shop-settings.ts'
import { opened } from '../../tests/opened.ts'
import { openRealShop } from '../../tests/real-shop.ts'
import { feedKeyOf } from './feed/feed-key.ts'

const real = opened(openRealShop)
const SITE = 'https://www.pyora.example'

test('pages of other merchants are answered below /v2, and get no leave for anything else', async () => {
  const data = {
    key: 'pyora',
    name: 'Pyöräkauppa',
    origins: [SITE],
    isOpen: true,
    callsPerMinute: 50,
    feedKeyNumber: 1,
    feedContact: 'syotteet@pyora.example',
  }
  const markets = [{ market: 'fi', locale: 'fi-FI', currency: 'EUR', decimals: 2 }]
  await real.payload.create({ collection: 'tenants', data: { ...data, markets } })

  const body = JSON.stringify({ tenant: 'pyora', market: 'fi' })
  const sent = { method: 'POST', headers: { origin: SITE, 'content-type': 'text/plain;charset=UTF-8' }, body }
  const answer = await real.fetch('/v2/search/results?utilishared=1.0.51&ui=2.1.24', sent)
  expect(answer).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': SITE } })

  const own = JSON.stringify({ tenant: shopPlace.tenant, market: shopPlace.market })
  expect((await real.fetch('/v2/search/results', { ...sent, body: own })).status).toBe(403)
  for (const path of ['/api/site/search?q=hali', '/api/health', '/api/tenants'])
    for (const method of ['GET', 'OPTIONS', 'POST']) {
      const { headers } = await real.fetch(path, { method, headers: { origin: SITE } })
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
})

test('a feed over the network is taken by its key, and without one its body is not waited for', async () => {
  const row = { id: 's1', title: 'Satula', price: '49.90 EUR', link: 'https://www.ketjulenkki.example/s1' }
  const path = '/v2/feed?tenant=ketjulenkki&market=fi'
  const headers = { 'content-type': 'application/x-ndjson' }
  const key = { authorization: `Bearer ${feedKeyOf({ key: 'ketjulenkki', feedKeyNumber: 1 })}` }
  const body = JSON.stringify(row)
  expect((await real.fetch(path, { method: 'PUT', headers, body: 'x'.repeat(2_000_000) })).status).toBe(401)
  expect((await real.fetch(path, { method: 'PUT', headers, body: 'x'.repeat(9_000_000) })).status).toBe(413)
  const taken = await real.fetch(path, { method: 'PUT', headers: { ...headers, ...key }, body })
  expect({ status: taken.status, report: JSON.parse(taken.text) }).toMatchObject({ status: 200, report: { taken: 1 } })
})
