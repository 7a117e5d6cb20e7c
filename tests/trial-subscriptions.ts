import type { Subscription, SubscriptionDelivery } from '#contracts/subscriptions.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { moveClock, moveMachineClock } from '#plugins/kit/clock.ts'
import { deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { subscriptionNumbered } from '#plugins/subscriptions/repository.ts'
import { doDueWork, goToDay } from './go-to-day.ts'
import type { OwnOrders } from './own-orders.ts'
import { someSubscription } from './some-subscription.ts'

/** Subscriptions of a trial shop, and its days as they pass. */
export function trialSubscriptions(desk: OwnOrders) {
  async function subscribed(options?: Parameters<typeof someSubscription>[2]) {
    const her = await desk.customer()
    const { number } = await someSubscription(desk, her, options)
    const seen = async () => (await her.ask(`/account/subscriptions/${number}`)).body['subscription'] as Subscription
    const act = async (name: string, body: object = {}, version?: number) =>
      her.ask(`/account/subscriptions/${number}/${name}`, { version: version ?? (await seen()).version, ...body })
    const stored = async () => subscriptionNumbered(await desk.shop.req(), number)
    const next = async () => (await seen()).deliveries.find(({ isNext }) => isNext) as SubscriptionDelivery
    const orders = () =>
      findAll(desk.shop, 'orders', { sourceKey: { like: `subscription:${number}-` } }, { sort: 'id' })
    const letters = async () => {
      const found = await findAll(desk.shop, 'outbox', { key: { like: `subscription ${number} ` } }, { sort: 'id' })
      return found.map(({ key }) => key.replace(`subscription ${number} `, '').replace(/\.\w[\w-]*$/, ''))
    }
    return { her, number, seen, act, stored, next, orders, letters }
  }

  const goTo = (day: string) => goToDay(desk, day)
  const work = () => doDueWork(desk)

  async function toNext({ stored }: { stored: Awaited<ReturnType<typeof subscribed>>['stored'] }): Promise<string> {
    const day = processOn((await stored()).contract)!
    await goTo(day)
    return day
  }

  const taken = async (ref: string) =>
    (await desk.paymentsOf(ref)).filter(({ status }) => status === 'ok').map(({ amount }) => amount)

  async function forget(): Promise<void> {
    await desk.control({ mode: 'normal', applies: 'all' })
    for (const slug of ['subscriptions', 'subscription-deliveries', 'charges'] as const)
      await deleteWhere(desk.shop, slug, {})
    moveClock()
    moveMachineClock()
  }

  return { subscribed, goTo, work, toNext, taken, forget }
}
