import { expect, test } from 'vitest'
import { createMatcher } from './routes.ts'

const find = createMatcher([
  { method: 'get', path: '/health' },
  { method: 'get', path: '/article/:id' },
  { method: 'get', path: '/article/:category/:group/:handle' },
  { method: 'post', path: '/order/:number/move' },
  { method: 'get', path: '/page/:slug*' },
])

test.each([
  ['get', '/health', '/health', {}],
  ['get', '/HEALTH/', '/health', {}],
  ['get', '/article/12', '/article/:id', { id: '12' }],
  ['get', '/article/a%2Fb', '/article/:id', { id: 'a/b' }],
  [
    'get',
    '/article/k/b/m%C3%A4nty',
    '/article/:category/:group/:handle',
    { category: 'k', group: 'b', handle: 'mänty' },
  ],
  ['post', '/order/S12345671/move', '/order/:number/move', { number: 'S12345671' }],
  ['get', '/page', '/page/:slug*', {}],
])('%s %s matches the route %s', (method, path, route, params) => {
  const found = find(method, path)
  expect({ path: found?.route.path, params: { ...found?.params } }).toEqual({ path: route, params })
})

test.each([
  ['post', '/health'],
  ['get', '/staff/me'],
  ['get', '/order/S12345671/move'],
  ['get', '/article/a/b'],
])('%s %s matches no route', (method, path) => {
  expect(find(method, path)).toBeUndefined()
})
