import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openSms } from './open-sms.ts'

const data = mkdtempSync(join(tmpdir(), 'sms-'))
const app = openSms(data)
afterAll(() => rmSync(data, { recursive: true }))

const good = { sender: 'Kauppa', destination: '+358401234567', text: 'Hei', batchid: 'a message' }

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const sent = { 'content-type': 'application/json', ...headers }
  const answer = await app.request(path, { method: 'POST', headers: sent, body: JSON.stringify(body) })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}
const send = (body: object, key = 'apikey a-key') => post('/sms/send', body, { authorization: key })
const received = async () => ((await (await app.request('/sms.json')).json()) as { messages: object[] }).messages

test('a complete message with a key is delivered', async () => {
  expect(await send(good)).toMatchObject({ status: 200, body: { messages: { '+358401234567': { status: 'ok' } } } })
  expect(await received()).toMatchObject([{ to: '+358401234567', from: 'Kauppa', text: 'Hei', batchid: 'a message' }])
})

test.each([
  ['no key', good, '', 401],
  ['no text', { ...good, text: '' }, undefined, 400],
  ['a number without its country', { ...good, destination: '0401234567' }, undefined, 400],
])('a message with %s is refused', async (_, body, key, status) => {
  expect(await send(body, key)).toMatchObject({ status, body: { errors: [expect.anything()] } })
})

test.each([
  ['fail', 503, { errors: [expect.anything()] }],
  ['refuse', 200, { messages: { '+358401234567': { status: 'error' } } }],
])('in the mode %s, the stand-in delivers nothing once', async (mode, status, body) => {
  const before = (await received()).length
  expect(await post('/sms/control', { mode, applies: 'next' })).toMatchObject({ status: 200 })
  expect(await send(good)).toMatchObject({ status, body })
  expect(await received()).toHaveLength(before)
  expect(await send(good)).toMatchObject({ status: 200, body: { errors: [] } })
})

test('an unknown mode is refused', async () => {
  expect(await post('/sms/control', { mode: 'dance' })).toMatchObject({ status: 400 })
})
