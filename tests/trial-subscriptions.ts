import type { Subscription, SubscriptionDelivery } from '#contracts/subscriptions.ts'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { processOn } from '#domain/subscriptions/contract.ts'
import { moveClock, moveMachineClock, now, nowIso } from '#plugins/kit/clock.ts'
import { changeIf, deleteWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { subscriptionNumbered } from '#plugins/subscriptions/repository.ts'
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

  /** Moves the shop to the morning of a day, and lets it do what is due, however many steps follow from each other. */
  async function goTo(day: string): Promise<void> {
    const ms = Date.parse(helsinkiInstant(day, '07:00')) - now().getTime()
    moveClock(ms)
    moveMachineClock(ms)
    // Whoever comes back after so long signs in again.
    for (const { id } of await findAll(desk.shop, 'customer-sessions', {}))
      await changeIf(
        desk.shop,
        'customer-sessions',
        { id: { equals: id } },
        { startedAt: nowIso(), lastUsedAt: nowIso() },
      )
    await work()
  }

  async function work(): Promise<void> {
    for (let turn = 0; turn < 4; turn += 1) {
      await desk.sweep()
      await finishLaterWork()
    }
  }

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
