import { createServer, type AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { moveClock } from '../clock.ts'
import { findOne } from '../storage/documents.ts'
import { mailTransport } from './mail-transport.ts'
import { openShop, type Shop } from '../open-shop.ts'
import { enqueueLetter } from './outbox.ts'
import { runAllTasks } from '../tasks/scheduler.ts'
import { eventually } from '../../../tests/eventually.ts'

const SECOND_MS = 1000
const letter = { to: 'aino@example.com', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' }

let shop: Shop
let sent: PromiseWithResolvers<void>
const mails: unknown[] = []

beforeAll(async () => {
  shop = await openShop([])
  shop.payload.sendEmail = (mail) => (mails.push(mail), sent.promise)
})
afterAll(() => shop.close())
beforeEach(() => {
  sent = Promise.withResolvers()
  mails.length = 0
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  moveClock()
})

describe('a letter that the mail server accepts slowly', () => {
  test('is sent once, and not taken for lost while it is being sent', async () => {
    await enqueueLetter(await shop.req(), 'slow', letter)
    await eventually(() => mails.length === 1)
    for (let turn = 0; turn < 5; turn += 1) {
      const before = await touchedAt('slow')
      moveClock(40 * SECOND_MS)
      await vi.advanceTimersByTimeAsync(40 * SECOND_MS)
      await eventually(async () => (await touchedAt('slow')) !== before)
      await runAllTasks(shop.payload)
    }
    sent.resolve()
    await eventually(async () => (await stateOf('slow')) === 'sent')
    expect(mails).toHaveLength(1)
  })

  test('is sent again when its process has died', async () => {
    await enqueueLetter(await shop.req(), 'died', letter)
    await eventually(() => mails.length === 1)
    vi.clearAllTimers()
    moveClock(121 * SECOND_MS)
    sent = Promise.withResolvers()
    sent.resolve()
    await runAllTasks(shop.payload)
    expect(mails).toHaveLength(2)
    expect(await stateOf('died')).toBe('sent')
  })

  test('is marked as sent when a lost database is back, and not sent again', async () => {
    const updateOne = shop.payload.db.updateOne.bind(shop.payload.db)
    let lost = 0
    shop.payload.db.updateOne = async (change) => {
      const isNote = (change.data as { state?: string }).state === 'sent'
      if (isNote && (lost += 1) < 3) throw new Error('The database is away')
      return updateOne(change)
    }
    sent.resolve()
    await enqueueLetter(await shop.req(), 'unnoted', letter)
    await eventually(() => lost === 1)
    moveClock(121 * SECOND_MS)
    await runAllTasks(shop.payload)
    expect(await stateOf('unnoted')).toBe('sending')
    await eventually(async () => (await stateOf('unnoted')) === 'sent')
    expect(mails).toHaveLength(1)
    shop.payload.db.updateOne = updateOne
  })

  test('is settled by its new process where the first was wrongly taken for dead', async () => {
    await enqueueLetter(await shop.req(), 'taken', letter)
    await eventually(() => mails.length === 1)
    vi.clearAllTimers()
    moveClock(121 * SECOND_MS)
    const first = sent
    sent = Promise.withResolvers()
    const sweeping = runAllTasks(shop.payload)
    await eventually(() => mails.length === 2)
    first.reject(new Error('Too late'))
    await first.promise.catch(() => undefined)
    await new Promise((later) => setTimeout(later, 200))
    expect(await stateOf('taken')).toBe('sending')
    sent.resolve()
    await sweeping
    expect(await stateOf('taken')).toBe('sent')
  })
})

test('a mail server that never answers times out', async () => {
  vi.useRealTimers()
  const silent = createServer(() => undefined)
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const transport = createTransport(mailTransport(`smtp://127.0.0.1:${port}`, 50))
  await expect(transport.sendMail({ from: 'a@example.com', ...letter })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  silent.close()
})

async function stateOf(key: string) {
  return (await findOne(shop, 'outbox', { key: { equals: key } }))?.state
}

async function touchedAt(key: string) {
  return (await findOne(shop, 'outbox', { key: { equals: key } }))?.updatedAt
}
