import { expect, test } from 'vitest'
import { bodyLimits } from './bodies.ts'

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
])('%s takes %d bytes', (path, most) => {
  expect(mostBytes(path)).toBe(most)
})
