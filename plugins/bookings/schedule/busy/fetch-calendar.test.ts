import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { calendarAddress } from './calendar-address.ts'
import { fetchCalendar } from './fetch-calendar.ts'
import { isPublicAddress } from '#plugins/kit/requests/is-public-address.ts'

let server: Server
let base = ''
const asked: string[] = []

const answers: Record<string, RequestListener> = {
  '/good': (_, answer) => answer.setHeader('etag', '"7"').end('BEGIN:VCALENDAR'),
  '/same': (_, answer) => answer.writeHead(304).end(),
  '/moved': (_, answer) => answer.writeHead(302, { location: '/good' }).end(),
  '/inwards': (_, answer) => answer.writeHead(302, { location: 'http://[::1]:1/' }).end(),
  '/file': (_, answer) => answer.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/round': (_, answer) => answer.writeHead(302, { location: '/round' }).end(),
  '/gone': (_, answer) => answer.writeHead(410).end(),
  '/large': (_, answer) => answer.end('x'.repeat(2 * 1024 * 1024)),
  '/broken': ({ socket }) => socket.destroy(),
}

beforeAll(async () => {
  server = createServer((request, answer) => {
    asked.push(String(request.headers['if-none-match']))
    answers[request.url ?? '']?.(request, answer)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  base = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((closed) => server.close(closed)))

const here = (address: string) => address === '127.0.0.1'
const everywhere = () => true

describe('fetching a calendar', () => {
  test('returns its text and ETag, and `unchanged` where the server answers 304', async () => {
    expect(await fetchCalendar(`${base}/good`, null, everywhere)).toEqual({ text: 'BEGIN:VCALENDAR', etag: '"7"' })
    expect(await fetchCalendar(`${base}/same`, '"7"', everywhere)).toBe('unchanged')
    expect(asked.at(-1)).toBe('"7"')
  })

  test('follows a redirect', async () => {
    expect(await fetchCalendar(`${base}/moved`, null, everywhere)).toMatchObject({ text: 'BEGIN:VCALENDAR' })
  })

  test.each([
    ['/gone', 'refused'],
    ['/round', 'refused'],
    ['/file', 'address'],
    ['/large', 'too_large'],
    ['/broken', 'unreachable'],
  ])('fails at %s with problem %s', async (path, problem) => {
    await expect(fetchCalendar(`${base}${path}`, null, everywhere)).rejects.toMatchObject({ problem })
  })

  test('refuses a private address, by number, by name and by a redirect', async () => {
    const port = (server.address() as AddressInfo).port
    await expect(fetchCalendar(`${base}/good`, null)).rejects.toMatchObject({ problem: 'private' })
    await expect(fetchCalendar(`http://127.0.0.1:${port}/good`, null)).rejects.toMatchObject({ problem: 'private' })
    await expect(fetchCalendar('http://2130706433/', null)).rejects.toMatchObject({ problem: 'private' })
    await expect(fetchCalendar(`http://127.0.0.1:${port}/inwards`, null, here)).rejects.toMatchObject({
      problem: 'private',
    })
  })
})

test.each([
  ['8.8.8.8', true],
  ['2a00:1450:400f:80c::200e', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['::1', false],
  ['::', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['2002:a00:1::', false],
  ['ff02::1', false],
  ['localhost', false],
])('whether the address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})

test.each([
  ['https://calendar.example/oma.ics', 'https://calendar.example/oma.ics'],
  [' webcal://calendar.example/oma.ics ', 'https://calendar.example/oma.ics'],
  ['ftp://calendar.example/oma.ics', undefined],
  ['file:///etc/passwd', undefined],
  ['https://user:secret@calendar.example/', undefined],
  ['kalenterini', undefined],
])('the typed calendar address %s is fetched at %s', (typed, href) => {
  expect(calendarAddress(typed)?.href).toBe(href)
})
