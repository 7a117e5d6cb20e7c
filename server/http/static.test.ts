import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { setSafeHeaders } from './headers.ts'
import { readStatic, sendStatic } from './static.ts'

const folder = mkdtempSync(join(tmpdir(), 'static-'))
for (const path of ['_astro/face-worker-Ab1.js', '_astro/page.Ab1.js', '_astro/face-1.0/sums.wasm']) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), 'x')
}
const files = readStatic(folder)
const server = createServer((asked, answer) => {
  const file = files.get(asked.url ?? '')
  if (!file) return void answer.writeHead(404).end()
  setSafeHeaders(answer)
  void sendStatic(asked, answer, file)
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => server.close())

describe('a file of the built site', () => {
  test('may run WebAssembly and call only the shop if it is a worker', async () => {
    const { 'content-security-policy': policy } = await headersOf('/_astro/face-worker-Ab1.js')
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'")
  })

  test('has no policy of its own if it is a script of a page', async () => {
    expect((await headersOf('/_astro/page.Ab1.js'))['content-security-policy']).toBeUndefined()
  })

  test('has the type of WebAssembly, and is cached forever as its name contains a hash', async () => {
    const { 'content-type': type, 'cache-control': cache } = await headersOf('/_astro/face-1.0/sums.wasm')
    expect({ type, cache }).toEqual({ type: 'application/wasm', cache: 'public, max-age=31536000, immutable' })
  })
})

test('every page permits the camera to itself alone', async () => {
  const answer = new Map<string, unknown>()
  setSafeHeaders({ setHeader: (name: string, value: unknown) => answer.set(name, value) } as never)
  expect(answer.get('Permissions-Policy')).toMatch(/^camera=\(self\), /)
})

function headersOf(path: string): Promise<IncomingHttpHeaders> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path }, ({ headers }) => resolve(headers))
      .on('error', reject)
      .end()
  })
}
