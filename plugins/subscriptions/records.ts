import type { PayloadRequest } from 'payload'
import { retentionCutoff } from '#plugins/kit/tasks/retention-cutoff.ts'
import type { ScheduledTask } from '#plugins/kit/extend.ts'
import { changeEach, countWhere, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import type { KeepsRecords } from '#plugins/customers/customer-records.ts'
import type { StoredCustomer } from '#plugins/customers/repository.ts'
import { deliveriesOf, subscriptionsOf } from './repository.ts'

const ofCustomer = ({ number }: Pick<StoredCustomer, 'number'>) => ({ customer: { equals: number } })

/**
 * Subscriptions among the data of a customer, with the values of her lenses. One that goes on stands in the way of a deletion; what
 * has ended is deleted, since orders and invoices keep what bookkeeping needs.
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
  async forget(req, customer) {
    const ended = { and: [ofCustomer(customer), { status: { equals: 200 } }] }
    for (const { number } of await findAll(req, 'subscriptions', ended, { fields: ['number'] }))
      await deleteWhere(req, 'subscription-deliveries', { subscription: { equals: number } })
    await deleteWhere(req, 'subscriptions', ended)
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

/** Deletes subscriptions that ended long ago, with their deliveries, the deliveries first. */
export const forgetSubscriptions: ScheduledTask = {
  name: 'forget subscriptions',
  every: 3_600_000,
  async run(req) {
    const before = retentionCutoff('subscriptions').slice(0, 10)
    const old = { and: [{ status: { equals: 200 } }, { endedOn: { less_than: before } }] }
    for (const { number } of await findAll(req, 'subscriptions', old, { fields: ['number'] }))
      await deleteWhere(req, 'subscription-deliveries', { subscription: { equals: number } })
    await deleteWhere(req, 'subscriptions', old)
    return 0
  },
}
