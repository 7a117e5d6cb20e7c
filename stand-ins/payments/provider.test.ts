import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestShop, pause } from '../kit/test-shop.ts'
import { isSigned } from './signature.ts'

let shop: Awaited<ReturnType<typeof openTestShop>>
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.control({ mode: 'normal', applies: 'all' })
})

describe('a call by the merchant', () => {
  test('gets a signed response', async () => {
    const { status, headers, text, body } = await shop.create()
    expect(status).toBe(201)
    expect(body.href).toBe(`${shop.world().url}/pay/${body.transactionId}`)
    expect(isSigned('SAIPPUAKAUPPIAS', Object.fromEntries(headers), text, headers.get('signature') ?? '')).toBe(true)
    expect(headers.get('request-id')).toBeTruthy()
  })

  test('is refused with a wrong signature, account or method', async () => {
    for (const changed of [
      { signature: 'f'.repeat(64) },
      { 'checkout-account': '1' },
      { 'checkout-method': 'GET' },
    ] as Record<string, string>[]) {
      const { status, body } = await shop.call('POST', '/payments', {}, changed)
      expect(status).toBe(401)
      expect(body.status).toBe('error')
    }
  })

  test('is refused when its nonce is repeated', async () => {
    const { body } = await shop.create()
    const nonce = { 'checkout-nonce': `once-${body.transactionId}` }
    expect((await shop.call('GET', `/payments/${body.transactionId}`, undefined, nonce)).status).toBe(200)
    expect((await shop.call('GET', `/payments/${body.transactionId}`, undefined, nonce)).status).toBe(401)
  })

  test.each([
    ['an amount of zero', { amount: 0 }],
    ['items that do not sum up', { items: [{ unitPrice: 100, units: 2, vatPercentage: 25.5, productCode: 'A' }] }],
    ['another currency', { currency: 'SEK' }],
    ['no e-mail address', { customer: {} }],
    ['a first name of 51 letters', { customer: { email: 'aino@example.com', firstName: 'A'.repeat(51) } }],
    ['a last name of 51 letters', { customer: { email: 'aino@example.com', lastName: 'A'.repeat(51) } }],
    [
      'a return address of over 300 characters',
      { redirectUrls: { success: `https://a.fi/${'a'.repeat(300)}`, cancel: 'https://a.fi' } },
    ],
  ])('is refused with %s', async (_what, changes) => {
    const { status, body } = await shop.create(changes)
    expect(status).toBe(400)
    expect(body).toMatchObject({ status: 'error', message: expect.any(String) })
  })

  test('is refused when its body is too large', async () => {
    expect((await shop.create({ reference: 'x'.repeat(100_000) })).status).toBe(413)
  })

  test('is refused when its stamp was used before, and only one payment exists', async () => {
    expect((await shop.create({ stamp: 'twice' })).status).toBe(201)
    expect((await shop.create({ stamp: 'twice' })).body.status).toBe('error')
    const { payments } = await (await fetch(`${shop.world().url}/payments.json?stamp=twice`)).json()
    expect(payments).toHaveLength(1)
  })
})

describe('a payment', () => {
  test('goes from new to paid, returns the shopper, and calls the shop with the same signed parameters', async () => {
    const { body } = await shop.create()
    expect((await shop.call('GET', `/payments/${body.transactionId}`)).body).toMatchObject({
      status: 'new',
      href: body.href,
    })
    const { status, to } = await shop.pay(body.transactionId)
    expect(status).toBe(303)
    expect(to?.pathname).toBe('/return')
    expect(to?.searchParams.get('order')).toBe('1')
    const parameters = Object.fromEntries(to?.searchParams ?? [])
    expect(parameters).toMatchObject({
      'checkout-status': 'ok',
      'checkout-amount': '12990',
      'checkout-provider': 'nordea',
    })
    expect(isSigned('SAIPPUAKAUPPIAS', parameters, '', parameters['signature'] ?? '')).toBe(true)
    const [call] = await shop.waitForCalls(body.transactionId, 1)
    const { order: _order, ...words } = parameters
    expect(Object.fromEntries(call?.searchParams ?? [])).toEqual(words)
    const known = (await shop.call('GET', `/payments/${body.transactionId}`)).body
    expect(known).toMatchObject({ status: 'ok', provider: 'nordea', paidAt: expect.any(String) })
    expect(known.href).toBeUndefined()
  })

  test('is paid once, however often the button is pressed', async () => {
    const { body } = await shop.create()
    const answers = await Promise.all([1, 2, 3].map(() => shop.pay(body.transactionId)))
    expect(new Set(answers.map(({ to }) => to?.href)).size).toBe(1)
    expect(await shop.waitForCalls(body.transactionId, 1)).toHaveLength(1)
  })

  test('returns a shopper who cancels to the cancel address with the status fail', async () => {
    const { body } = await shop.create()
    const { to } = await shop.pay(body.transactionId, 'cancel')
    expect(to?.pathname).toBe('/cancel')
    expect(to?.searchParams.get('checkout-status')).toBe('fail')
  })

  test('is reported again until the shop answers with 2xx', async () => {
    const address = `${shop.shopUrl}/down-twice`
    const { body } = await shop.create({ callbackUrls: { success: address, cancel: address } })
    await shop.pay(body.transactionId)
    expect(await shop.waitForCalls(body.transactionId, 3)).toHaveLength(3)
  })

  test('is still stored and reported after a restart', async () => {
    await shop.control({ mode: 'delay-webhook', seconds: 1, applies: 'next' })
    const { body } = await shop.create()
    await shop.pay(body.transactionId)
    await shop.restart()
    expect((await shop.call('GET', `/payments/${body.transactionId}`)).body.status).toBe('ok')
    expect(await shop.waitForCalls(body.transactionId, 1)).toHaveLength(1)
  })
})

describe('setting the mode of the payment provider', () => {
  test('declines the next payment only', async () => {
    await shop.control({ mode: 'decline' })
    const first = (await shop.create()).body.transactionId
    const second = (await shop.create()).body.transactionId
    expect((await shop.pay(first)).to?.searchParams.get('checkout-status')).toBe('fail')
    expect((await shop.pay(second)).to?.searchParams.get('checkout-status')).toBe('ok')
  })

  test('repeats the call to the shop as often as set', async () => {
    await shop.control({ mode: 'repeat-webhook', times: 5 })
    const { transactionId } = (await shop.create()).body
    await shop.pay(transactionId)
    expect(await shop.waitForCalls(transactionId, 5)).toHaveLength(5)
  })

  test('leaves out the call to the shop, or the return of the shopper', async () => {
    await shop.control({ mode: 'no-webhook' })
    const untold = (await shop.create()).body.transactionId
    expect((await shop.pay(untold)).status).toBe(303)
    expect(await shop.waitForCalls(untold, 0)).toHaveLength(0)
    await shop.control({ mode: 'no-return' })
    const unreturned = (await shop.create()).body.transactionId
    expect((await shop.pay(unreturned)).to).toBeNull()
    expect(await shop.waitForCalls(unreturned, 1)).toHaveLength(1)
  })

  test('leaves a payment pending first and settles it later', async () => {
    await shop.control({ mode: 'pending', seconds: 1 })
    const { transactionId } = (await shop.create()).body
    expect((await shop.pay(transactionId)).to?.searchParams.get('checkout-status')).toBe('pending')
    const calls = await shop.waitForCalls(transactionId, 2)
    expect(calls.map((call) => call.searchParams.get('checkout-status'))).toEqual(['pending', 'ok'])
  })

  test('answers with 500, or never', async () => {
    await shop.control({ mode: 'error-500' })
    expect((await shop.create()).status).toBe(500)
    await shop.control({ mode: 'never-answer' })
    const outcome = await Promise.race([shop.create().catch(() => 'cut'), pause(200).then(() => 'silence')])
    expect(outcome).toBe('silence')
    await shop.restart()
  })

  test('can apply to one open payment', async () => {
    const { transactionId } = (await shop.create()).body
    expect((await shop.control({ mode: 'decline', transactionId })).status).toBe(200)
    expect((await shop.pay(transactionId)).to?.searchParams.get('checkout-status')).toBe('fail')
  })

  test('refuses an unknown mode', async () => {
    expect((await shop.control({ mode: 'explode' })).status).toBe(400)
    expect((await shop.control({ mode: 'pending', seconds: -1 })).status).toBe(400)
  })
})

describe('a refund', () => {
  test('is given in parts, never more than was paid, and reported to the shop', async () => {
    const id = await paid()
    const { body } = await refund(id, 5000)
    expect(body).toMatchObject({ status: 'ok', provider: 'nordea' })
    expect((await refund(id, 7990)).status).toBe(201)
    expect((await refund(id, 1)).status).toBe(400)
    const [call] = await shop.waitForCalls(body.transactionId, 1)
    expect(call?.searchParams.get('checkout-amount')).toBe('5000')
  })

  test('is refused before payment, and when its stamp is repeated', async () => {
    expect((await refund((await shop.create()).body.transactionId, 100)).status).toBe(400)
    const id = await paid()
    expect((await refund(id, 100, { refundStamp: 'r1' })).status).toBe(201)
    expect((await refund(id, 100, { refundStamp: 'r1' })).status).toBe(400)
  })

  test('needs an e-mail address where the bank cannot take money back', async () => {
    const id = await paid('spankki')
    expect((await refund(id, 100)).status).toBe(422)
    expect((await refund(id, 100, { email: 'aino@esimerkki.fi' })).status).toBe(201)
  })

  test('can fail, or stay pending and then be reported', async () => {
    const id = await paid()
    await shop.control({ mode: 'refund-fails' })
    expect((await refund(id, 100)).status).toBe(400)
    await shop.control({ mode: 'refund-pending', seconds: 0 })
    const { body } = await refund(id, 12_990)
    expect(body.status).toBe('pending')
    const [call] = await shop.waitForCalls(body.transactionId, 1)
    expect(call?.searchParams.get('checkout-status')).toBe('ok')
    expect((await shop.call('GET', `/payments/${body.transactionId}`)).body.status).toBe('ok')
  })

  test('can fail after it was pending, which is reported and can be asked for', async () => {
    const id = await paid()
    await shop.control({ mode: 'refund-pending-then-fail', seconds: 0 })
    const { body } = await refund(id, 12_990, { refundStamp: 'fails later' })
    expect(body.status).toBe('pending')
    const [call] = await shop.waitForCalls(body.transactionId, 1)
    const parameters = Object.fromEntries(call?.searchParams ?? [])
    expect(parameters).toMatchObject({ 'checkout-status': 'fail', 'checkout-stamp': 'fails later' })
    expect(isSigned('SAIPPUAKAUPPIAS', parameters, '', parameters['signature'] ?? '')).toBe(true)
    expect((await shop.call('GET', `/payments/${body.transactionId}`)).body.status).toBe('fail')
    expect((await refund(id, 12_990)).status).toBe(201)
  })
})

describe('a refund whose answer is lost', () => {
  test('is made nevertheless, and its stamp is used up', async () => {
    const id = await paid()
    await shop.control({ mode: 'refund-lost-answer' })
    expect((await refund(id, 100, { refundStamp: 'lost' })).status).toBe(500)
    const again = await refund(id, 100, { refundStamp: 'lost' })
    expect([again.status, again.body.message]).toEqual([400, 'Refund stamp has already been used'])
    const { payments } = await (await fetch(`${shop.world().url}/payments.json`)).json()
    const { refundedAmount } = payments.find((one: { transactionId: string }) => one.transactionId === id)
    expect(refundedAmount).toBe(100)
  })
})

describe('a page of the stand-ins', () => {
  test('refuses a form from another site', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/json' }
    const answer = await fetch(`${shop.world().url}/control`, { method: 'POST', headers, body: '{"mode":"decline"}' })
    expect(answer.status).toBe(403)
  })

  test.each(['/', '/payments', '/control', '/mail', '/pickup-points'])('is served in Finnish at %s', async (path) => {
    const answer = await fetch(shop.world().url + path, { headers: { accept: 'text/html' } })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('<html lang="fi">')
  })
})

async function paid(provider = 'nordea'): Promise<string> {
  const { transactionId } = (await shop.create()).body
  await shop.pay(transactionId, 'pay', provider)
  return transactionId
}

function refund(id: string, amount: number, changes: Record<string, string> = {}) {
  const callbackUrls = { success: `${shop.shopUrl}/refund`, cancel: `${shop.shopUrl}/refund` }
  return shop.call('POST', `/payments/${id}/refund`, { amount, callbackUrls, ...changes })
}
