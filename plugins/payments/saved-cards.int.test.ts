import type { Payload } from 'payload'
import { createServer } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Refusal } from '#domain/refusal.ts'
import { opened } from '../../tests/opened.ts'
import { openExternalServices } from '../../tests/external-services.ts'
import { providerFor, type ChargeRequest, type SavedCard, type SavedCardCharge } from './provider.ts'
import { paytrailProvider } from './paytrail-provider.ts'
import { eventually } from '../../tests/eventually.ts'
import { givingUpAfter } from '../../tests/giving-up.ts'

const provider = paytrailProvider
const world = opened(openListeningServices)
afterEach(() => vi.restoreAllMocks())

describe('a card', () => {
  test('is saved by the first payment, and its token goes to the shop but not to the browser', async () => {
    const { payUrl } = await provider().create(charge(), { savesCard: true })
    const returned = provider().readProof(await world.pay(payUrl, 'pay', 'creditcard'))
    expect(returned).toMatchObject({ owner: 'subscription', outcome: 'paid', amount: 1990 })
    expect(returned.card).toBeUndefined()
    const { card } = provider().readProof(await world.callback())
    expect(card).toEqual({ token: expect.any(String), type: 'Visa', lastDigits: '0024', expires: '2049-11' })
  })

  test('is not saved by a payment that was not to save it', async () => {
    const { payUrl } = await provider().create(charge())
    await world.pay(payUrl, 'pay', 'creditcard')
    expect(provider().readProof(await world.callback()).card).toBeUndefined()
  })

  test('is saved without a payment by the form of the provider, once the payer says so', async () => {
    const saved = await provider().savedCard(await world.answerCardForm('save'))
    expect(saved).toMatchObject({ token: expect.any(String), lastDigits: '0024' })
    expect(await provider().savedCard(await world.answerCardForm('cancel'))).toBeNull()
  })

  test('cannot be saved by a forged return address', async () => {
    const proof = { ...(await world.answerCardForm('save')), 'checkout-tokenization-id': 'another' }
    await expect(provider().savedCard(proof)).rejects.toThrow(new Refusal('payment.signature_wrong'))
  })
})

describe('a charge of a saved card whose payer is away', () => {
  test('is held first, then taken, reported by webhook, and can be refunded', async () => {
    const wanted = await savedCharge()
    const { transactionId } = await held(wanted)
    expect(await provider().status(transactionId)).toMatchObject({ outcome: 'waiting' })
    expect(await provider().commitHold(wanted, transactionId)).toEqual({ outcome: 'paid', transactionId })
    const { ref, amount } = wanted
    const report = { owner: 'subscription', ref, transactionId, amount, outcome: 'paid' }
    expect(provider().readProof(await world.callback())).toEqual(report)
    expect(await provider().status(transactionId)).toEqual(report)
    const refund = { owner: 'subscription', ref, key: 'one', transactionId, amount, email: 'aino@example.com' }
    expect(await provider().refund(refund)).toMatchObject({ state: 'done' })
  })

  test.each([
    ['charge-declined', { outcome: 'declined', reason: '116', mayRetry: true }],
    ['charge-card-closed', { outcome: 'declined', reason: '208', mayRetry: false }],
  ])('says when it is declined (%s) whether it may be tried again', async (mode, answer) => {
    const wanted = await savedCharge()
    await world.control({ mode })
    expect(await provider().holdSaved(wanted)).toEqual(answer)
  })

  test('is declined for an invented token', async () => {
    const made = { ...(await savedCharge()), token: 'made up' }
    expect(await provider().holdSaved(made)).toMatchObject({ outcome: 'declined' })
  })

  test('takes nothing when the answer to its hold is lost; the next attempt has its own reference', async () => {
    const wanted = await savedCharge()
    await world.control({ mode: 'charge-lost-hold' })
    await expect(provider().holdSaved(wanted)).rejects.toThrow(new Refusal('payment.unavailable'))
    expect(await provider().holdSaved(wanted)).toEqual({ outcome: 'known_already' })
    const next = { ...wanted, attempt: 2 }
    await provider().commitHold(next, (await held(next)).transactionId)
    expect(provider().readProof(await world.callback())).toMatchObject({ ref: wanted.ref, outcome: 'paid' })
    expect(world.calls).toEqual([])
  })

  test('is found by its transaction and taken once when the answer to the taking is lost', async () => {
    const wanted = await savedCharge()
    const { transactionId } = await held(wanted)
    await world.control({ mode: 'charge-lost-commit' })
    await expect(provider().commitHold(wanted, transactionId)).rejects.toThrow(new Refusal('payment.unavailable'))
    expect(await provider().status(transactionId)).toMatchObject({ outcome: 'paid' })
    expect(await provider().commitHold(wanted, transactionId)).toEqual({ outcome: 'paid', transactionId })
    await world.callback()
    expect(world.calls).toEqual([])
  })

  test('ends when it is declined at the taking', async () => {
    const wanted = await savedCharge()
    const { transactionId } = await held(wanted)
    await world.control({ mode: 'charge-commit-declined' })
    expect(await provider().commitHold(wanted, transactionId)).toMatchObject({ outcome: 'declined' })
    expect(await provider().status(transactionId)).toMatchObject({ outcome: 'canceled' })
  })

  test('can be released before it is taken', async () => {
    const wanted = await savedCharge()
    const { transactionId } = await held(wanted)
    await provider().revertHold(transactionId)
    expect(await provider().commitHold(wanted, transactionId)).toMatchObject({ outcome: 'declined' })
  })

  test('is given up in time when the provider never answers', async () => {
    const wanted = await savedCharge()
    await world.control({ mode: 'charge-never-answer' })
    givingUpAfter(50)
    await expect(provider().holdSaved(wanted)).rejects.toThrow(new Refusal('payment.unavailable'))
  })
})

test('a payment method without a provider is named in an error', () => {
  expect(() => providerFor({ payload: { config: {} as Payload['config'] } }, 60)).toThrow(
    'No provider collects by payment method 60',
  )
})

function charge(): ChargeRequest {
  const customer = { email: 'aino@example.com', firstName: 'Aino', lastName: 'Virtanen' }
  const named = { owner: 'subscription', ref: crypto.randomUUID() }
  return { ...named, amount: 1990, customer, returnUrl: 'http://localhost:1/omat-sivut' }
}

async function savedCharge(): Promise<SavedCardCharge> {
  const { token } = (await provider().savedCard(await world.answerCardForm('save'))) as SavedCard
  return { ...charge(), token }
}

async function held(wanted: SavedCardCharge): Promise<{ transactionId: string }> {
  const answer = await provider().holdSaved(wanted)
  expect(answer).toEqual({ outcome: 'held', transactionId: expect.any(String) })
  return answer as { transactionId: string }
}

/** The provider, and a shop that does nothing but listen to it. */
async function openListeningServices() {
  const data = mkdtempSync(join(tmpdir(), 'cards-'))
  const world = await openExternalServices(data)
  const calls: Record<string, string>[] = []
  const shop = createServer(({ url = '' }, response) => {
    calls.push(Object.fromEntries(new URL(url, 'http://shop').searchParams))
    response.end()
  }).listen(0, '127.0.0.1')
  await eventually(() => shop.listening)
  process.env.SHOP_URL = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`
  return {
    ...world,
    /** What the provider has called the shop with and no test has read. */
    calls,
    freshen: async () => {
      calls.length = 0
      await world.control({ mode: 'normal', applies: 'all' })
    },
    /** What the provider calls the shop with next. */
    async callback(): Promise<Record<string, string>> {
      await eventually(() => calls.length > 0)
      return calls.shift() ?? {}
    },
    /** Posts the form with which a card is saved, and answers the provider's page. Gives what the browser comes back with. */
    async answerCardForm(action: 'save' | 'cancel'): Promise<Record<string, string>> {
      const form = paytrailProvider().addCardForm('http://localhost:1/omat-sivut')
      const opened = await fetch(form.action, { method: 'POST', body: new URLSearchParams(form.fields) })
      const body = new URLSearchParams({ action })
      const answered = await fetch(opened.url, { method: 'POST', body, redirect: 'manual' })
      return Object.fromEntries(new URL(answered.headers.get('location') ?? '').searchParams)
    },
    async close() {
      shop.closeAllConnections()
      shop.close()
      await world.close()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
