import { describe, expect, test } from 'vitest'
import { doorsOf } from './open-routes.ts'

const ours = { who: 'anyone' }
const doorOf = doorsOf({
  endpoints: [
    { method: 'get', path: '/article/:id', custom: ours },
    { method: 'get', path: '/page/:slug*', custom: ours },
    { method: 'post', path: '/cart/update', custom: ours },
    { method: 'get', path: '/access' },
  ],
})

describe('a door below /api', () => {
  test.each([
    ['GET', '/api/article/12'],
    ['HEAD', '/api/article/12'],
    ['GET', '/api/article/kehykset%2Fkuura%2Fmusta'],
    ['GET', '/api/page'],
    ['GET', '/api/page/takuut/kehykset'],
    ['POST', '/api/cart/update'],
    ['POST', '/api/cart/update/'],
  ])('%s %s is ours', (method, path) => {
    expect(doorOf(method, path)).toBe('ours')
  })

  test.each([
    ['POST', '/api/staff/login'],
    ['GET', '/api/media/file/kuva.webp'],
  ])('%s %s is open', (method, path) => {
    expect(doorOf(method, path)).toBe('open')
  })

  test.each([
    ['GET', '/api/access'],
    ['GET', '/api/cart/update'],
    ['POST', '/api/article/12'],
    ['GET', '/api/article/12/versions'],
    ['GET', '/api/staff'],
    ['GET', '/api/orders'],
    ['PATCH', '/api/articles/1'],
    ['DELETE', '/api/media/1'],
    ['GET', '/api'],
    ['GET as POST', '/api/article/12'],
  ])('%s %s is for signed-in staff', (method, path) => {
    expect(doorOf(method, path)).toBe('staff')
  })

  test.each([
    ['POST', '/api/staff/first-register'],
    ['GET', '/api/payload-jobs/run'],
    ['GET', '/api/payload-migrations'],
    ['PATCH', '/api/payload-migrations/1'],
  ])('%s %s is shut to everybody', (method, path) => {
    expect(doorOf(method, path)).toBe('closed')
  })
})
