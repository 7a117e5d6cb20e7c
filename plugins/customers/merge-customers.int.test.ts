import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { changeIf, findAll, findOne } from '#plugins/kit/storage/documents.ts'
import { nowIso } from '#plugins/kit/clock.ts'
import { letterTo, signedInBrowser } from '../../tests/account-browser.ts'
import { opened } from '../../tests/opened.ts'
import { prescription } from '../../tests/some-prescription.ts'
import { strongBrowser } from '../../tests/strong-customer.ts'
import { expectRefused, openTrial } from '../../tests/trial-shop.ts'
import { scheduleSteps } from '#plugins/kit/work/schedule-steps.ts'
import { runAllTasks } from '#plugins/kit/tasks/scheduler.ts'
import { seal } from '#plugins/kit/sealing/secrets.ts'

const trial = opened(openTrial)
let service: Awaited<ReturnType<typeof trial.staff>>
beforeAll(async () => {
  service = await trial.staff('customer-service')
})

const newEmail = () => `${randomUUID()}@example.com`
const customerOf = async (email: string) => {
  const found = await findOne(trial.shop, 'customers', { email: { equals: email } })
  if (!found) throw new Error(`No customer ${email}`)
  return found
}

/** Two accounts of one person: the one that goes has a prescription and a cart. */
async function twoAccounts() {
  const [stays, goes] = [newEmail(), newEmail()]
  const [one, other] = [await signedInBrowser(trial.shop, stays), await strongBrowser(trial.shop, goes)]
  await other.ask('/account/prescriptions', { glasses: prescription() })
  await other.ask('/cart/update', { skuId: trial.goods.skuId, quantity: 2 })
  return { stays, goes, one, other, into: await customerOf(stays), from: await customerOf(goes) }
}

const merge = (into: string, other: string, email: string, caller = service) =>
  trial.shop.ask(`/customer/${into}/merge`, { other, email, note: 'Soitti: kaksi tiliä' }, caller)

describe('merging two customers', () => {
  test('moves everything of one account to the other, once however often it is sent', async () => {
    const { stays, goes, one, other, into, from } = await twoAccounts()
    const preview = await trial.shop.ask(`/customer/${into.number}/merge/${from.number}`, undefined, service)
    expect(await preview.json()).toMatchObject({
      stays: { number: into.number },
      goes: { email: goes },
      problem: null,
      marketing: ['email'],
      moves: expect.arrayContaining([
        { what: 'prescriptions', count: 1 },
        { what: 'cart', count: 1 },
      ]) as unknown,
    })
    const { number: order } = await trial.paidOrder()
    await changeIf(trial.shop, 'orders', { number: { equals: order } }, { customer: from.number })
    for (let sent = 1; sent <= 2; sent += 1) expect((await merge(into.number, from.number, stays)).status).toBe(200)
    expect(await one.ask('/account/customer')).toMatchObject({ status: 401 })
    expect(await other.ask('/account/customer')).toMatchObject({ status: 401 })
    expect(await findOne(trial.shop, 'customers', { number: { equals: from.number } })).toBeNull()
    const stored = await findAll(trial.shop, 'kept-prescriptions', { customer: { equals: into.number } })
    expect(stored).toHaveLength(1)
    expect(await findOne(trial.shop, 'orders', { number: { equals: order } })).toMatchObject({ customer: into.number })
    expect(await findOne(trial.shop, 'carts', { shopperId: { equals: from.shopper } })).toBeNull()
    expect(await findOne(trial.shop, 'carts', { shopperId: { equals: into.shopper } })).toMatchObject({
      shopperId: into.shopper,
    })
    expect(await customerOf(stays)).toMatchObject({
      passwordHash: into.passwordHash,
      formerAddresses: [goes],
      trail: [{ deed: 'merged', other: from.number, note: 'Soitti: kaksi tiliä', who: 'Kaisa Käsittelijä' }],
    })
    for (const to of [stays, goes]) {
      const letters = await findAll(trial.shop, 'outbox', { to: { equals: to }, subject: { like: 'yhdistetty' } })
      expect(letters).toHaveLength(1)
    }
    expect((await letterTo(trial.shop, goes)).text).not.toContain(stays)
  })

  test('uses the other e-mail address with its password where staff choose it', async () => {
    const { goes, into, from } = await twoAccounts()
    expect((await merge(into.number, from.number, goes)).status).toBe(200)
    expect(await customerOf(goes)).toMatchObject({
      number: into.number,
      passwordHash: from.passwordHash,
      formerAddresses: [into.email],
    })
  })

  test('leaves the remaining customer findable by the number of the merged one', async () => {
    const { stays, into, from } = await twoAccounts()
    await merge(into.number, from.number, stays)
    const found = await trial.shop.ask(`/customer/search?words=${from.number}`, undefined, service)
    expect(await found.json()).toMatchObject({ customers: [{ number: into.number }] })
  })

  test('is finished after a crash half-way', async () => {
    const { stays, into, from } = await twoAccounts()
    const former = seal({ ...from, chosenEmail: stays, emailOfOther: stays })
    const begun = { from: from.number, into: into.number, isDone: false, who: 'Kaisa', note: 'Soitti', moved: [] }
    await trial.shop.payload.create({
      collection: 'customer-merges',
      data: { ...begun, former, askedAt: nowIso(), ...scheduleSteps([{ step: 'finish', at: nowIso() }]) },
    })
    // It died after the first account had gone.
    await trial.shop.payload.delete({ collection: 'customers', id: from.id })
    await runAllTasks(trial.shop.payload)
    const stored = await findAll(trial.shop, 'kept-prescriptions', { customer: { equals: into.number } })
    expect(stored).toHaveLength(1)
    expect(await customerOf(stays)).toMatchObject({ trail: [{ deed: 'merged' }] })
    expect(await findOne(trial.shop, 'customer-merges', { from: { equals: from.number } })).toMatchObject({
      isDone: true,
      former: null,
    })
  })
})

describe('refusing a merge of customers', () => {
  test('refuses two persons, an account with itself, and a foreign address, and moves nothing', async () => {
    const { stays, other, into, from } = await twoAccounts()
    const unknown = 'A00000000'
    await expectRefused(merge(into.number, into.number, stays), 422, 'customer.merge_same')
    await expectRefused(merge(into.number, unknown, stays), 404, 'customer.not_found')
    await expectRefused(merge(into.number, from.number, 'muu@example.com'), 422, 'customer.merge_email')
    for (const [number, index] of [
      [into.number, randomUUID()],
      [from.number, randomUUID()],
    ])
      await changeIf(trial.shop, 'customers', { number: { equals: number } }, { socialNumberIndex: index ?? '' })
    await expectRefused(merge(into.number, from.number, stays), 409, 'customer.merge_two_persons')
    expect(await other.ask('/account/customer')).toMatchObject({ status: 200 })
    expect(await findAll(trial.shop, 'customer-merges', { from: { equals: from.number } })).toEqual([])
  })

  test('refuses an account that is already merged', async () => {
    const { stays, into, from } = await twoAccounts()
    await merge(into.number, from.number, stays)
    await expectRefused(merge('A00000000', from.number, stays), 409, 'customer.merged_already')
  })

  test('refuses staff who are neither admins nor customer service', async () => {
    const { stays, into, from } = await twoAccounts()
    for (const role of ['order-handler', 'optician', 'editor'] as const)
      await expectRefused(merge(into.number, from.number, stays, await trial.staff(role)), 403, 'request.not_allowed')
  })
})
