import type { PayloadRequest, Where } from 'payload'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { oneByOne } from '#plugins/kit/in-parallel.ts'
import { changeEach, countWhere, deleteWhere, findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'
import type { KeepsRecords } from '#plugins/customers/hooks.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { deliveriesOf, subscriptionsOf } from './repository.ts'

const ofCustomer = ({ number }: Pick<StoredCustomer, 'number'>) => ({ customer: { equals: number } })

/**
 * Subscriptions among the data of a customer, with the values of the lenses. An active one blocks a deletion; an ended
 * one is deleted, since orders and invoices hold what bookkeeping needs.
 */
export const subscriptionRecords: KeepsRecords = {
  async collect(req, { number }) {
    const found = await subscriptionsOf(req, number)
    const rows = await Promise.all(
      found.map(async ({ card: _, key: __, ...one }) => ({
        ...one,
        deliveries: await bareDeliveries(req, one.number),
      })),
    )
    return { rows, isHealth: found.some(({ products }) => products.some(({ parameters }) => parameters !== null)) }
  },
  async erase(req, customer) {
    const ended = { and: [ofCustomer(customer), { status: { equals: 200 } }] }
    await deleteSubscriptions(req, ended)
    return []
  },
  merge: {
    count: (req, customer) => countWhere(req, 'subscriptions', ofCustomer(customer)),
    move: (req, from, into) => changeEach(req, 'subscriptions', ofCustomer(from), { customer: into.number }),
  },
  async obstacle(req, customer) {
    const open = { and: [ofCustomer(customer), { status: { not_equals: 200 } }] }
    return (await countWhere(req, 'subscriptions', open)) > 0 ? 'subscription.still_open' : null
  },
}

async function bareDeliveries(req: PayloadRequest, number: number) {
  return (await deliveriesOf(req, number)).map(
    ({ period, state, wantedOn, processedOn, amount, free, orderNumber }) => {
      return { period, state, wantedOn, processedOn, amount, free: free ?? 0, orderNumber }
    },
  )
}

/** Deletes subscriptions, each with its deliveries, the deliveries first. */
async function deleteSubscriptions(context: WithPayload, where: Where): Promise<void> {
  await oneByOne(await findAll(context, 'subscriptions', where, { fields: ['number'] }), async ({ number }) => {
    await deleteWhere(context, 'subscription-deliveries', { subscription: { equals: number } })
    await deleteWhere(context, 'subscriptions', { and: [where, { number: { equals: number } }] })
  })
}

/** Deletes subscriptions that ended long ago. */
export const eraseSubscriptions: ScheduledTask = {
  name: 'forget subscriptions',
  every: 3_600_000,
  async run(req) {
    const before = retentionCutoff('subscriptions').slice(0, 10)
    const old = { and: [{ status: { equals: 200 } }, { endedOn: { less_than: before } }] }
    await deleteSubscriptions(req, old)
    return 0
  },
}
