import type { IncomingMessage } from 'node:http'
import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { bodyLimits, readBody } from './bodies.ts'

const mostBytes = bodyLimits(
  [{ slug: 'media', upload: {} }, { slug: 'articles' }, { slug: 'videos', upload: {}, custom: { mostBytes: 1_000 } }],
  [{ path: '/letters/scan', custom: { mostBytes: 5_000 } }, { path: '/letters/write' }],
)

test.each([
  ['/api/media/1', 20 * 1024 * 1024],
  ['/api/articles', 1024 * 1024],
  ['/api/globals/seller', 1024 * 1024],
  ['/api/article/1', 64 * 1024],
  ['/api/cart/update', 64 * 1024],
  ['/api/letters/scan', 5_000],
  ['/api/letters/write', 64 * 1024],
  ['/articles', 64 * 1024],
  ['/admin/login', 4 * 1024 * 1024],
])('%s accepts a body of at most %d bytes', (path, most) => {
  expect(mostBytes(path)).toBe(most)
})

test('reading a body ends at once when its client has disconnected', async () => {
  const left = Object.assign(new PassThrough(), { destroyed: true }) as unknown as IncomingMessage
  await expect(readBody(left, 100)).rejects.toThrow('has left')
})
