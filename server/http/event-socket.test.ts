import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { externalApi, type ExternalMessage } from '#plugins/kit/requests/external-api.ts'
import { settings } from '../settings.ts'
import { eventSocketPath } from '#domain/server-paths.ts'
import { patience } from '#server/launch/machine.mjs'
import { openEventSocket } from './event-socket.ts'

const heard: ExternalMessage[] = []
let release = () => {}
const held = new Promise<void>((resolve) => (release = resolve))
const answers = externalApi.on({
  answer: async () => ({ status: 404, headers: {}, body: null }),
  pictureHosts: async () => undefined,
  answerMessage: async (_, message) => {
    heard.push(message)
    if (message.text === 'slow') await held
    if (message.text === 'too much') return { text: null, waitSeconds: 60 }
    return { text: message.text === 'silence' ? null : `answer to ${message.text}`, waitSeconds: 0 }
  },
})
const config = { custom: { hooks: [answers] } }
const payload = { config, logger: { error: () => undefined } } as unknown as Payload
const server = createServer({ shouldUpgradeCallback: ({ url }) => url?.startsWith(eventSocketPath) ?? false })
const socket = openEventSocket(server, payload)

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  socket.close()
  server.close()
})

function connect(path = eventSocketPath, host = `localhost:${settings.port}`): WebSocket {
  const { port } = server.address() as AddressInfo
  return new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers: { host }, origin: 'https://www.pyora.example' })
}

function next(client: WebSocket, event: 'message' | 'open' | 'close' | 'error'): Promise<unknown> {
  return new Promise((resolve) => client.once(event, resolve))
}

test('the socket answers each message, and passes on the origin of its site', async () => {
  const client = connect()
  await next(client, 'open')
  client.send('one')
  expect(String(await next(client, 'message'))).toBe('answer to one')
  client.send('silence')
  client.send('two')
  expect(String(await next(client, 'message'))).toBe('answer to two')
  expect(heard[0]).toEqual({ text: 'one', origin: 'https://www.pyora.example', address: '127.0.0.1' })
  client.close()
})

test.each([
  ['binary', Buffer.from('one'), 1003],
  ['more than sixteen kilobytes', 'x'.repeat(16_385), 1009],
])('the socket closes after %s', async (_, data, code) => {
  const client = connect()
  await next(client, 'open')
  client.send(data)
  expect(await next(client, 'close')).toBe(code)
})

test('the socket refuses another host', async () => {
  const client = connect(eventSocketPath, 'evil.example')
  expect(String(await next(client, 'error'))).toContain('400')
})

test('the socket accepts forty connections from one address', async () => {
  const clients = Array.from({ length: 45 }, () => connect())
  const opened = await Promise.all(
    clients.map((client) =>
      Promise.race([next(client, 'open').then(() => true), next(client, 'error').then(() => false)]),
    ),
  )
  expect(opened.filter(Boolean)).toHaveLength(40)
  const closed = clients.filter((_, at) => opened[at]).map((client) => next(client, 'close'))
  for (const client of clients) client.close()
  await Promise.all(closed)
})

test('the socket stops reading from a client that has sent too much', async () => {
  const client = connect()
  await next(client, 'open')
  client.send('too much')
  await vi.waitUntil(() => heard.some(({ text }) => text === 'too much'), patience(15))
  for (let at = 0; at < 50; at += 1) client.send(`more ${at}`)
  const other = connect()
  await next(other, 'open')
  other.send('after all')
  expect(String(await next(other, 'message'))).toBe('answer to after all')
  expect(heard.some(({ text }) => text.startsWith('more'))).toBe(false)
  client.terminate()
  other.close()
})

test('the socket limits the messages in progress over all connections', async () => {
  const clients = Array.from({ length: 8 }, () => connect())
  await Promise.all(clients.map((client) => next(client, 'open')))
  const pongs = clients.map((client) => new Promise((resolve) => client.once('pong', resolve)))
  for (const client of clients) {
    for (let count = 0; count < 99; count += 1) client.send('slow')
    client.ping()
  }
  const slow = () => heard.filter(({ text }) => text === 'slow').length
  await vi.waitFor(() => expect(slow()).toBe(500), patience(15))
  release()
  await Promise.all(pongs)
  expect(slow()).toBeLessThan(8 * 99)
  for (const client of clients) client.close()
})
