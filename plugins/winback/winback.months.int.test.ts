import { afterEach, expect, test } from 'vitest'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import type { WinbackOffer } from '#contracts/winback.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { afterWinback, lastDayOf } from '#domain/lifestyle/winback.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { countWhere, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { balanceOf, entriesOf } from '#plugins/ledger/repository.ts'
import { changeContract } from '#plugins/lifestyle/repository.ts'
import { patience } from '#server/launch/machine.mjs'
import { doDueWork, goToDay } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { activeContract, chosenFrame } from '../../tests/some-contract.ts'
import { offerMonths } from './admin-offers.ts'
import { offerContracts } from './offer-contracts.ts'
import { offerToken } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of ['lifestyle-contracts', 'lifestyle-bills', 'charges', 'winback-offers'] as const)
    await deleteWhere(admin.shop, slug, {})
  moveClock()
  moveMachineClock()
})

const seen = async (customer: SignedIn, id: number) =>
  (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract

/** A contract that has ended yesterday, of a customer who allows marketing or does not. */
async function ended(marketing: string[] = ['email']) {
  const customer = await admin.customer()
  const id = await activeContract(admin, customer)
  await customer.ask('/account/marketing', { marketing })
  // A binding that is over, so that notice ends it in a month.
  await changeContract(await admin.shop.req(), id, ({ contract }) => ({
    contract: { ...contract, boundUntil: today() },
  }))
  const { version } = await seen(customer, id)
  const { body } = await customer.ask(`/account/lifestyle/${id}/notice`, { version })
  const { endsOn } = body['contract'] as LifestyleContract
  await goToDay(admin, plusDays(endsOn!, 1))
  await doDueWork(admin)
  const token = offerToken({ contract: id })
  const path = `/lifestyle/winback/${token}`
  const offer = async () => (await offerContracts.run(await admin.shop.req()), doDueWork(admin))
  return { customer, id, endsOn: endsOn!, token, path, offer }
}

test(
  'an ended contract is offered once, taken up again with new glasses, free for three months and billed after',
  { timeout: patience(180) },
  async () => {
    const { customer, id, endsOn, path, offer } = await ended()
    expect(await seen(customer, id)).toMatchObject({ status: 3 })
    for (const _ of [1, 2]) await offer()
    expect(await countWhere(admin.shop, 'winback-offers', { contract: { equals: id } })).toBe(1)
    expect(await findAll(admin.shop, 'outbox', { key: { equals: `winback ${id}` } })).toHaveLength(1)
    expect((await offerMonths(await admin.shop.req()))[0]).toMatchObject({ sent: 1, opened: 0 })
    expect(await customer.ask(path)).toMatchObject({
      body: { offer: { id, state: 'open', until: lastDayOf(today()), freeMonths: 3, billedFrom: null } },
    })
    const offers = async () => (await offerMonths(await admin.shop.req()))[0]
    expect(await offers()).toMatchObject({ sent: 1, opened: 1, taken: 0 })
    const rows = [await chosenFrame(admin, customer)]
    const take = (body: object) => customer.ask(path, { rows, acceptsTerms: true, ...body })
    expect(await take({})).toMatchObject({ body: { code: 'request.needs_strong_identification' } })
    await admin.identify(customer)
    expect(await take({ acceptsTerms: false })).toMatchObject({ body: { code: 'lifestyle.must_accept_terms' } })
    const answers = await Promise.all([take({}), take({})])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(({ body }) => body['code'])).toContain('winback.taken')
    await doDueWork(admin)
    const orders = await findAll(admin.shop, 'orders', { sourceKey: { equals: `lifestyle:${id}-2` } })
    expect(orders).toMatchObject([{ totalCost: 0, waitsForOptician: true }])
    expect((await seen(customer, id)).documents).toContainEqual(
      expect.objectContaining({ id: 'winback-2', kind: 'winback' }),
    )
    const promised = (await customer.ask(path)).body['offer'] as WinbackOffer
    expect(promised).toMatchObject({ state: 'taken', billedFrom: afterWinback(orders[0]!.promisedOn).billedFrom })

    expect(await offers()).toMatchObject({ sent: 1, opened: 1, taken: 1 })
    const { number } = orders[0]!
    await admin.ask(number, 'prescriptions', {})
    for (const to of ['confirmed', 'sent', 'delivered']) await admin.ask(number, 'move', { to })
    await doDueWork(admin)
    const back = today()
    const { billedFrom } = afterWinback(back)
    expect(await seen(customer, id)).toMatchObject({ status: 2, endsOn: null, noticeOn: null })
    expect((await seen(customer, id)).nextBill?.free).toBeGreaterThan(0)
    expect((await seen(customer, id)).events).toContainEqual(expect.objectContaining({ what: 'won_back', on: back }))
    for (let count = 0; count < 5; count += 1) await goToDay(admin, plusDays(today(), 31))
    const subject = { kind: 'lifestyle', number: id } as const
    const bills = await findAll(admin.shop, 'lifestyle-bills', { contract: { equals: id } }, { sort: 'month' })
    const after = bills.filter(({ month }) => month > endsOn.slice(0, 7) || month > back.slice(0, 7))
    for (const { month, amount, free } of after) {
      if (month < billedFrom.slice(0, 7)) expect([month, amount]).toEqual([month, 0])
      if (month > billedFrom.slice(0, 7)) expect([month, amount, free]).toEqual([month, 1900, 0])
    }
    expect(after.some(({ amount }) => amount === 1900)).toBe(true)
    expect((await entriesOf(admin.shop, subject)).filter(({ event }) => event === 'free_month').length).toBeGreaterThan(
      2,
    )
    expect(await balanceOf(admin.shop, subject)).toBe(0)
    await admin.identify(customer)
    expect(await take({})).toMatchObject({ status: 409, body: { code: 'winback.taken' } })
  },
)

test(
  'a customer who allows no marketing gets no offer, and an offer that is forged, of another, or late is refused',
  { timeout: patience(180) },
  async () => {
    const quiet = await ended([])
    await quiet.offer()
    expect(await quiet.customer.ask(quiet.path)).toMatchObject({ status: 404, body: { code: 'winback.unknown' } })
    const { customer, id, token, path, offer } = await ended()
    await offer()
    const [said] = token.split('.')
    expect(await customer.ask(`/lifestyle/winback/${said}.forged`)).toMatchObject({ body: { code: 'winback.unknown' } })
    await admin.identify(quiet.customer)
    const rows = [await chosenFrame(admin, quiet.customer)]
    expect(await quiet.customer.ask(path, { rows, acceptsTerms: true })).toMatchObject({
      body: { code: 'winback.unknown' },
    })
    await goToDay(admin, plusDays(today(), 365))
    expect(await customer.ask(path)).toMatchObject({ status: 410, body: { code: 'winback.too_late' } })
    await admin.identify(customer)
    const late = await customer.ask(path, { rows: [await chosenFrame(admin, customer)], acceptsTerms: true })
    expect(late).toMatchObject({ body: { code: 'winback.too_late' } })
    expect((await seen(customer, id)).status).toBe(3)
  },
)
