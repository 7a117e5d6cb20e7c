import { mkdtempSync, rmSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Payload } from 'payload'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originalsIn } from '#plugins/kit/originals/originals-in-folder.ts'
import { externalApi } from '#plugins/kit/requests/external-api.ts'
import { openResizer } from './resized-pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'resized-'))
const made = join(folder, 'made')
const originals = originalsIn(join(folder, 'media'))
let [foreign, service]: [Server, Server] = [createServer(), createServer()]
let host = ''
let fetched = 0

const picture = (width: number) =>
  sharp({ create: { width, height: 90, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

beforeAll(async () => {
  const png = await picture(900)
  foreign = createServer((request, answer) => {
    fetched += 1
    if (request.url === '/moved.png') answer.writeHead(302, { location: '/a.png' }).end()
    else if (request.url === '/svg.png') answer.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    else if (request.url === '/cut.png') answer.end(png.subarray(0, 60))
    else if (request.url === '/large.png') answer.end(Buffer.alloc(13 * 1024 * 1024))
    else answer.end(png)
  })
  host = await listening(foreign)
  const file = join(folder, 'kuura.png')
  await sharp(await picture(700)).toFile(file)
  await originals.bring(file, 'kuura.png')

  const door = {
    answer: async () => ({ status: 200, headers: {}, body: null }),
    answerMessage: async () => ({ text: null, waitSeconds: 0 }),
    pictureHosts: hostsOf,
  }
  const payload = { config: { custom: { hooks: [externalApi.on(door)] } } } as unknown as Payload
  const serve = (mayReach?: () => boolean) =>
    openResizer(payload, {
      originals,
      folder: made,
      ours: new Set(['shop.example']),
      isPublished: async (name) => name === 'kuura',
      ...(mayReach && { mayReach }),
    })
  const [everywhere, publicOnly] = [serve(() => true), serve()]
  service = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { pathname, search } = new URL(request.url ?? '', 'http://x')
    const handler = request.headers['x-network'] === 'public' ? publicOnly : everywhere
    void handler(request, response, { path: pathname, language: 'fi', search, origin: '', body: undefined })
  })
  base = `http://${await listening(service)}/ResizeImage`
})
let base = ''

afterAll(() => {
  foreign.close()
  service.close()
  rmSync(folder, { recursive: true })
})

const hostsOf = async (_: Payload, tenant = 'pyora') =>
  tenant === 'pyora' ? new Set([host, 'localhost:1']) : undefined

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

function ask(url: string, { width = 256, format = 'webp', tenant = '/pyora', headers = {} } = {}): Promise<Response> {
  return fetch(`${base}${tenant}?${new URLSearchParams({ url, width: String(width), format })}`, { headers })
}

describe('resizing a picture of a listed host', () => {
  test.each(['webp', 'jpeg', 'png'] as const)('gives a picture in the format %s', async (format) => {
    const answer = await ask(`http://${host}/a.png`, { format })
    expect(answer.headers.get('content-type')).toBe(`image/${format}`)
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 256, format })
  })

  test('resizes once, even for simultaneous requests, and never enlarges', async () => {
    const before = fetched
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(`http://${host}/once.png`, { width: 2048 })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const [first] = answers
    expect(await sharp(Buffer.from((await first?.arrayBuffer()) ?? new ArrayBuffer(0))).metadata()).toMatchObject({
      width: 900,
    })
    await ask(`http://${host}/once.png`, { width: 2048 })
    expect(fetched).toBe(before + 1)
  })

  test.each(['/moved.png', '/svg.png', '/cut.png', '/large.png'])('answers %s with 404', async (path) => {
    expect((await ask(`http://${host}${path}`)).status).toBe(404)
    expect((await readdir(made)).filter((name) => name.endsWith('.half'))).toEqual([])
  })
})

test('a picture is resized for a page that names no tenant, if any tenant has listed its host', async () => {
  expect((await ask(`http://${host}/a.png`, { tenant: '' })).status).toBe(200)
  expect((await ask('http://169.254.169.254/latest/meta-data', { tenant: '' })).status).toBe(403)
})

test('a picture of the shop is resized for anyone, unless it is a draft', async () => {
  const ours = (name: string) => ask(`https://shop.example/kuvat/${name}`, { tenant: '' })
  expect((await ours('kuura-285.webp')).status).toBe(200)
  expect((await ours('luonnos-285.webp')).status).toBe(404)
  expect((await ours('..%2Fkeys.json')).status).toBe(404)
})

test('other hosts, and addresses of this machine behind listed names, are refused', async () => {
  expect((await ask('http://169.254.169.254/latest/meta-data')).status).toBe(403)
  expect((await ask(`http://${host}/a.png`, { tenant: '/other' })).status).toBe(422)
  const before = fetched
  const headers = { 'x-network': 'public' }
  expect((await ask(`http://${host}/private.png`, { headers })).status).toBe(404)
  expect((await ask('http://localhost:1/private.png', { headers })).status).toBe(404)
  expect(fetched).toBe(before)
})

test('an invalid request for a picture is refused with the name of the field', async () => {
  const answer = await ask(`http://${host}/a.png`, { width: 100_000 })
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['query', 'width'] }] },
  })
})
