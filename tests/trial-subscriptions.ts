import type { Subscription, SubscriptionDelivery } from '#contracts/subscriptions.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { subscriptionNumbered } from '#plugins/subscriptions/repository.ts'
import { doDueWork, goToDay } from './go-to-day.ts'
import type { OwnOrders } from './own-orders.ts'
import { someSubscription } from './some-subscription.ts'

/** Subscriptions of a trial shop, and its days as they pass. */
export function trialSubscriptions(admin: OwnOrders) {
  async function subscribed(options?: Parameters<typeof someSubscription>[2]) {
    const customer = await admin.customer()
    const { number } = await someSubscription(admin, customer, options)
    const seen = async () =>
      (await customer.ask(`/account/subscriptions/${number}`)).body['subscription'] as Subscription
    const act = async (name: string, body: object = {}, version?: number) =>
      customer.ask(`/account/subscriptions/${number}/${name}`, { version: version ?? (await seen()).version, ...body })
    const stored = async () => subscriptionNumbered(await admin.shop.req(), number)
    const next = async () => (await seen()).deliveries.find(({ isNext }) => isNext) as SubscriptionDelivery
    const orders = () =>
      findAll(admin.shop, 'orders', { sourceKey: { like: `subscription:${number}-` } }, { sort: 'id' })
    const letters = async () => {
      const found = await findAll(admin.shop, 'outbox', { key: { like: `subscription ${number} ` } }, { sort: 'id' })
      return found.map(({ key }) => key.replace(`subscription ${number} `, '').replace(/\.\w[\w-]*$/, ''))
    }
    return { customer, number, seen, act, stored, next, orders, letters }
  }

  const goTo = (day: string) => goToDay(admin, day)
  const work = () => doDueWork(admin)

  async function toNext({ stored }: { stored: Awaited<ReturnType<typeof subscribed>>['stored'] }): Promise<string> {
    const day = processOn((await stored()).contract)!
    await goTo(day)
    return day
  }

  const taken = async (ref: string) =>
    (await admin.paymentsOf(ref)).filter(({ status }) => status === 'ok').map(({ amount }) => amount)

  async function erase(): Promise<void> {
    await admin.control({ mode: 'normal', applies: 'all' })
    for (const slug of ['subscriptions', 'subscription-deliveries', 'charges'] as const)
      await deleteWhere(admin.shop, slug, {})
    moveClock()
    moveMachineClock()
  }

  return { subscribed, goTo, work, toNext, taken, erase }
}
