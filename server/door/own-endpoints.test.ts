import { expect, test } from 'vitest'
import { finderOf } from './own-endpoints.ts'

const named = (name: string) => ({ handler: () => Response.json(name) })
const find = finderOf([
  { method: 'get', path: '/health', ...named('health') },
  { method: 'get', path: '/article/:id', ...named('article') },
  { method: 'get', path: '/article/:category/:group/:handle', ...named('article by path') },
  { method: 'post', path: '/order/:number/move', ...named('move') },
  { method: 'get', path: '/order/lookup/:token', ...named('looked up') },
])

test.each([
  ['GET', '/api/health', 'health', {}],
  ['GET', '/api/article/12', 'article', { id: '12' }],
  ['GET', '/api/article/a%2Fb', 'article', { id: 'a/b' }],
  ['GET', '/api/article/k/b/m%C3%A4nty', 'article by path', { category: 'k', group: 'b', handle: 'mänty' }],
  ['POST', '/api/order/S12345671/move', 'move', { number: 'S12345671' }],
  ['GET', '/api/order/lookup/abc', 'looked up', { token: 'abc' }],
])('%s %s is ours', async (method, path, name, params) => {
  const found = find(method, path)
  expect(found?.params).toEqual(params)
  expect(await ((await found?.handler({} as never)) as Response).json()).toBe(name)
})

test.each([
  ['POST', '/api/health'],
  ['GET', '/api/health/'],
  ['GET', '/api/staff/me'],
  ['GET', '/api/article/%E0%A4%A'],
  ['GET', '/api/order/S12345671/move'],
  ['GET', '/api/article/a/b'],
])('%s %s is left to Payload', (method, path) => {
  expect(find(method, path)).toBeUndefined()
})
