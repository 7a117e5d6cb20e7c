import { afterEach, describe, expect, test } from 'vitest'
import type { CartLine } from '#contracts/cart.ts'
import type { LifestyleContract } from '#contracts/lifestyle.ts'
import { countWhere, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { goodsOf } from '../../tests/fixtures.ts'
import { doDueWork } from '../../tests/go-to-day.ts'
import { opened } from '../../tests/opened.ts'
import { openOwnOrders, type SignedIn } from '../../tests/own-orders.ts'
import { activeContract, chosenFrame, signedContract } from '../../tests/some-contract.ts'
import { prescription } from '../../tests/some-prescription.ts'
import { today } from '#plugins/kit/clock.ts'
import { changeContract } from './repository.ts'

const admin = opened(openOwnOrders)
afterEach(async () => {
  for (const slug of ['lifestyle-contracts', 'lifestyle-documents'] as const) await deleteWhere(admin.shop, slug, {})
})

const seen = async (customer: SignedIn, id: number) =>
  (await customer.ask(`/account/lifestyle/${id}`)).body['contract'] as LifestyleContract

async function choose(customer: SignedIn, id: number) {
  const { frame } = await goodsOf(async (path) => (await admin.shop.ask(path)).json())
  const chosen = { skuId: frame.skuId, childSkuId: frame.lensesSkuId, prescriptionGlasses: prescription() }
  return customer.ask(`/account/lifestyle/${id}/glasses`, chosen)
}

const waiting = async (customer: SignedIn, id: number) =>
  (await customer.ask(`/account/lifestyle/${id}/glasses`)).body['items'] as CartLine[]

describe('glasses for an exchange', () => {
  test('wait apart from the cart, are one pair however often they are chosen, and leave the cart as it was', async () => {
    const customer = await admin.customer()
    const id = await activeContract(admin, customer)
    const bought = await chosenFrame(admin, customer)
    for (const _ of [1, 2]) expect(await choose(customer, id)).toMatchObject({ status: 200 })
    const items = await waiting(customer, id)
    expect(items).toHaveLength(2)
    const asked = { pair: 0, row: items[0]!.ref, acceptsBinding: false }
    const { version } = await seen(customer, id)
    expect(await customer.ask(`/account/lifestyle/${id}/exchange`, { ...asked, version })).toMatchObject({
      status: 200,
    })
    await doDueWork(admin)
    const orders = await findAll(admin.shop, 'orders', { sourceKey: { equals: `lifestyle:${id}-2` } })
    expect(orders).toMatchObject([{ totalCost: 0 }])
    const cart = (await admin.cartOf(await admin.headersOf(customer))).items as CartLine[]
    expect(cart.map(({ ref }) => ref)).toContain(bought)
    expect(await waiting(customer, id)).toEqual([])
    expect(await countWhere(admin.shop, 'carts', { shopperId: { equals: `lifestyle ${id}` } })).toBe(0)
    expect(await choose(customer, id)).toMatchObject({ status: 409, body: { code: 'lifestyle.exchange_used' } })
  })

  test('can be chosen for new lenses once the exchange is used up, until those are used up too', async () => {
    const customer = await admin.customer()
    const id = await activeContract(admin, customer)
    const req = await admin.shop.req()
    await changeContract(req, id, ({ contract }) => ({ contract: { ...contract, exchangedOn: [today()] } }))
    expect(await choose(customer, id)).toMatchObject({ status: 200 })
    await changeContract(req, id, ({ contract }) => ({ contract: { ...contract, lensesOn: [today()] } }))
    expect(await choose(customer, id)).toMatchObject({ status: 409, body: { code: 'lifestyle.exchange_used' } })
  })

  test('are refused by a contract that is not active and by a plan that does not hold them', async () => {
    const customer = await admin.customer()
    const { id } = await signedContract(admin, customer)
    expect(await choose(customer, id)).toMatchObject({ status: 409, body: { code: 'lifestyle.not_allowed' } })
    const other = await admin.customer()
    const active = await activeContract(admin, other)
    await changeContract(await admin.shop.req(), active, ({ plan }) => ({ plan: { ...plan, frameUpTo: 100 } }))
    expect(await choose(other, active)).toMatchObject({ status: 422, body: { code: 'lifestyle.frame_not_in_plan' } })
    expect(await waiting(other, active)).toEqual([])
    expect(await choose(customer, active)).toMatchObject({ status: 404 })
  })
})

test('the answer of a cart names the cheapest plan for its glasses, until something else is bought twice', async () => {
  const customer = await admin.customer()
  const headers = await admin.headersOf(customer)
  const way = async () => ((await admin.cartOf(headers)) as { monthlyWay?: unknown }).monthlyWay
  expect(await way()).toBeUndefined()
  const row = await chosenFrame(admin, customer)
  expect(await way()).toMatchObject({ months: 24, sum: expect.any(Number) as number })
  await admin.shop.ask('/cart/quantity', { ref: row, quantity: 2 }, headers)
  expect(await way()).toBeUndefined()
})
