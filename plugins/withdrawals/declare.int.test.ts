import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { moveClock, nowIso } from '#plugins/kit/clock.ts'
import { changeAndSchedule } from '#plugins/kit/work/schedule-steps.ts'
import { findAll } from '#plugins/kit/storage/documents.ts'
import { NO_ORDER, openWithdrawalAdmin, type WithdrawalAdmin } from '../../tests/withdrawal-admin.ts'
import { expectRefused } from '../../tests/trial-shop.ts'

let admin: WithdrawalAdmin
let number: string

beforeAll(async () => {
  admin = await openWithdrawalAdmin()
  await admin.setStock(20)
  number = (await admin.paidOrder()).number
})
afterAll(() => admin.close())

describe('declaring a withdrawal', () => {
  test('sends a receipt at once, by mail with its content, day and time', async () => {
    const { number: other } = await admin.paidOrder()
    const answer = await admin.declare({ number: other.toLowerCase(), name: ' Aino  Mäkelä ' })
    const { receivedAt } = (await answer.json()) as { receivedAt: string }
    const [letter, ...more] = await admin.lettersOf(other)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ to: 'aino@example.com', subject: `Vastaanotimme peruutuksesi, tilaus ${other}` })
    const day = new Intl.DateTimeFormat('fi', { timeZone: 'Europe/Helsinki', dateStyle: 'short' })
    for (const said of [other, 'Nimi: Aino Mäkelä', 'Peruutus koskee: Koko tilaus', day.format(new Date(receivedAt))])
      expect(letter?.text).toContain(said)
    expect(letter?.text).toMatch(/Vastaanotettu: [\d.]+ klo \d\d\.\d\d/)
  })

  test('is answered and mailed alike whether number and address belong together or not', async () => {
    const { number: foreign } = await admin.paidOrder()
    const right = await admin.declare({ number: foreign })
    const wrong = await admin.declare({ number: foreign, email: 'pekka@example.com' })
    const stranger = await admin.declare({ number: NO_ORDER, email: 'pekka@example.com' })
    expect([right.status, wrong.status, stranger.status]).toEqual([200, 200, 200])
    const notified = [...(await admin.lettersOf(foreign)), ...(await admin.lettersOf(NO_ORDER))]
    const shape = notified.map(({ text, html, subject }) =>
      [text, html, subject].map((words) =>
        words.replaceAll(/S\d{8}|\w+@example\.com/g, '…').replaceAll(/klo \d\d\.\d\d/g, 'klo'),
      ),
    )
    expect(shape).toHaveLength(3)
    expect(new Set(shape.map((words) => JSON.stringify(words))).size).toBe(1)
  })

  test('reads no order, whatever number is given', async () => {
    const right = await workOf(() => admin.declare({ number }))
    const stranger = await workOf(() => admin.declare({ number: NO_ORDER }))
    expect(right.filter((step) => step.includes('orders'))).toEqual([])
    expect(stranger).toEqual(right)
  })

  test('is stored and mailed once, however often it is sent, by one guest or without a cookie', async () => {
    const { number: twice } = await admin.paidOrder()
    const key = { 'Idempotency-Key': crypto.randomUUID() }
    const answers = await Promise.all([
      admin.declare({ number: twice }, key),
      admin.declare({ number: twice }, key),
      admin.declare({ number: twice }, { ...key, ...(await admin.shop.newShopper()) }),
    ])
    const heard = await Promise.all(answers.map((answer) => answer.json()))
    expect(new Set(heard.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await admin.open()).filter((one) => one.number === twice)).toHaveLength(1)
    expect(await admin.lettersOf(twice)).toHaveLength(1)
    await expectRefused(admin.declare({ number: twice, name: 'Pekka' }, key), 409, 'request.key_reused')
  })

  test.each([
    [{ name: '<b>Aino</b>' }, 'contact.name_malformed'],
    [{ number: 'S12345675' }, 'withdrawal.number_malformed'],
    [{ email: 'aino@example.com\r\nBcc: kaikki@example.com' }, 'contact.email_malformed'],
    [{ extent: 'part' as const }, 'withdrawal.goods_missing'],
    [{ extent: 'part' as const, rows: [{ ref: 'a', quantity: 1 }] }, 'withdrawal.goods_missing'],
  ])('is refused with %j, and stores nothing', async (differences, code) => {
    const before = (await findAll(admin.shop, 'withdrawals', {})).length
    await expectRefused(admin.declare(differences), 422, code)
    expect(await findAll(admin.shop, 'withdrawals', {})).toHaveLength(before)
  })

  test('sends a receipt in which the customer’s words become neither HTML nor a link', async () => {
    const { number: part } = await admin.paidOrder()
    const words = '<script>alert(1)</script> https://paha.example/x'
    await admin.declare({ number: part, extent: 'part', words })
    const [letter] = await admin.lettersOf(part)
    expect(letter?.html).toContain('&lt;script&gt;')
    expect(letter?.html).not.toContain('<script>')
    expect(letter?.html).not.toContain('paha.example')
    expect(letter?.text).not.toContain('paha.example')
    expect((await admin.openOf(part)).declared?.words).toBe(words)
  })
})

describe('withdrawing from a part of an order', () => {
  test('is declared by rows and pieces with the link of the order, and named in the mail', async () => {
    const shopper = await admin.shopperWith(3)
    const { number: part } = await admin.paidOrder({ shownTotal: 3 * admin.goods.amount }, shopper)
    const { token, rows } = await admin.orderPage(part)
    const [row] = rows
    await admin.declare({ number: part, extent: 'part', token, rows: [{ ref: row?.ref ?? '', quantity: 2 }] })
    const { declared } = await admin.openOf(part)
    expect(declared?.goods).toEqual([{ ref: row?.ref, quantity: 2, name: row?.articleDescription }])
    expect((await admin.lettersOf(part))[0]?.text).toContain(`Peruutus koskee: 2 × ${row?.articleDescription}`)
  })

  test('is refused for more than was bought, for another order, and for a row given twice', async () => {
    const { token, rows } = await admin.orderPage(number)
    const ref = rows[0]?.ref ?? ''
    const one = { ref, quantity: 1 }
    for (const chosen of [[{ ref, quantity: 2 }], [{ ref: 'other', quantity: 1 }], [one, one]])
      await expectRefused(
        admin.declare({ number, extent: 'part', token, rows: chosen }),
        422,
        'withdrawal.goods_unknown',
      )
    const { number: other } = await admin.paidOrder()
    const asked = admin.declare({ number: other, extent: 'part', token, rows: [one] })
    await expectRefused(asked, 410, 'lookup.link_expired')
  })
})

test('a letter that a crash left unposted is posted by the sweep', async () => {
  const { number: cut } = await admin.paidOrder()
  await admin.declare({ number: cut })
  const { ref } = await admin.openOf(cut)
  await admin.shop.payload.db.deleteMany({ collection: 'outbox' as never, where: { subject: { like: cut } } })
  await changeAndSchedule(admin.shop, 'withdrawals', { ref: { equals: ref } }, {}, [{ step: 'receipt', at: nowIso() }])
  await admin.sweep()
  expect(await admin.lettersOf(cut)).toHaveLength(1)
  await admin.sweep()
  expect(await admin.lettersOf(cut)).toHaveLength(1)
})

test('the name, e-mail and words of a declaration are stored sealed', async () => {
  const { number: sealed } = await admin.paidOrder()
  await admin.declare({
    number: sealed,
    name: 'Wilhelmiina Sinettinen',
    extent: 'part',
    words: 'Toinen keratokonuspullo',
  })
  const stored = JSON.stringify(await findAll(admin.shop, 'withdrawals', {}))
  expect(stored).toContain(sealed)
  expect(stored).not.toMatch(/Sinettinen|keratokonus|@example/)
  expect((await admin.openOf(sealed)).declared?.name).toBe('Wilhelmiina Sinettinen')
})

test('the time of a declaration is when it was sent, to the second', async () => {
  moveClock(3_600_000)
  const { number: later } = await admin.paidOrder()
  const { receivedAt } = (await (await admin.declare({ number: later })).json()) as { receivedAt: string }
  expect(Date.parse(receivedAt)).toBeGreaterThan(Date.now() + 3_500_000)
  expect((await admin.openOf(later)).receivedAt).toBe(receivedAt)
  moveClock()
})

/** The database calls that an action makes. */
async function workOf(action: () => Promise<unknown>): Promise<string[]> {
  const { db } = admin.shop.payload
  const steps: string[] = []
  const spies = (['create', 'find', 'findOne', 'updateOne', 'deleteOne'] as const).map((name) => {
    const real = db[name].bind(db) as (args: { collection: string }) => Promise<never>
    return vi.spyOn(db, name).mockImplementation((args: { collection: string }) => {
      const step = `${name} ${args.collection}`
      // Sending letters and refreshing caches are deferred, so they are not counted.
      if (!['updateOne outbox', 'findOne counters'].includes(step)) steps.push(step)
      return real(args)
    })
  })
  await action()
  for (const spy of spies) spy.mockRestore()
  return steps
}
