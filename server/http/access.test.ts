import { describe, expect, test } from 'vitest'
import { accessOf } from './access.ts'

const ours = { who: 'anyone' }
const access = accessOf({
  admin: { user: 'staff' },
  collections: [
    { slug: 'pages', versions: { drafts: false, maxPerDoc: 1 } },
    { slug: 'orders', versions: false as never },
  ],
  endpoints: [
    { method: 'get', path: '/article/:id', custom: ours },
    { method: 'get', path: '/page/:slug*', custom: ours },
    { method: 'post', path: '/cart/update', custom: ours },
    { method: 'get', path: '/access' },
  ],
})

describe('an address below /api', () => {
  test.each([
    ['GET', '/api/article/12'],
    ['HEAD', '/api/article/12'],
    ['GET', '/api/article/kehykset%2Fkuura%2Fmusta'],
    ['GET', '/api/page'],
    ['GET', '/api/page/takuut/kehykset'],
    ['POST', '/api/cart/update'],
    ['POST', '/api/cart/update/'],
  ])('%s %s belongs to our own endpoints', (method, path) => {
    expect(access(method, path)).toBe('own')
  })

  test.each([
    ['POST', '/api/staff/login'],
    ['GET', '/api/staff/me'],
  ])('%s %s is open to anyone', (method, path) => {
    expect(access(method, path)).toBe('public')
  })

  test.each([
    ['GET', '/api/access'],
    ['GET', '/api/cart/update'],
    ['POST', '/api/article/12'],
    ['GET', '/api/pages/versions'],
    ['GET', '/api/staff'],
    ['GET', '/api/media/file/kuva.webp'],
    ['GET', '/api/orders'],
    ['PATCH', '/api/articles/1'],
    ['DELETE', '/api/media/1'],
    ['GET', '/api'],
    ['GET as POST', '/api/article/12'],
  ])('%s %s requires signed-in staff', (method, path) => {
    expect(access(method, path)).toBe('staff')
  })

  test.each([
    ['POST', '/api/staff/first-register'],
    ['GET', '/api/payload-jobs/run'],
    ['POST', '/api/orders/versions/1'],
    ['GET', '/api/payload-migrations'],
    ['PATCH', '/api/payload-migrations/1'],
  ])('%s %s is closed to all callers', (method, path) => {
    expect(access(method, path)).toBe('closed')
  })
})
