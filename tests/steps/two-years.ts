import type { SubscriptionInterval } from '#contracts/cart.ts'
import { helsinkiDay } from '#domain/calendar/finnish-day.ts'
import { plusMonths } from '#domain/calendar/days.ts'
import { moveClock, moveMachineClock, now, nowIso, today } from '#plugins/kit/clock.ts'
import { countWhere, findAll } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { sweepSteps } from '#plugins/kit/work/sweep-steps.ts'
import { balanceOf } from '#plugins/ledger/repository.ts'
import { changeSubscription } from '#plugins/subscriptions/repository.ts'
import type { OwnOrders } from '../own-orders.ts'
import { someSubscription } from '../some-subscription.ts'
import { cloned } from './cloned.ts'

/** A line of a bank statement: a delivery that was paid. */
export interface Line {
  on: string
  period: number
  amount: number
}

/** What a subscription has come to. */
export interface Lived {
  number: number
  interval: SubscriptionInterval
  statement: Line[]
  orders: number
  balance: number
}

/** The collections that have the steps of subscriptions. Other tasks of the days between are left out. */
const WITH_STEPS = ['subscriptions', 'subscription-deliveries', 'charges'] as const

/**
 * Lives two years of subscriptions of these intervals, so many of each, through the shop: from due to due, by their own steps. `visit` is called at
 * each leap.
 */
export async function livedTwoYears(
  admin: OwnOrders,
  { intervals, each, visit }: { intervals: readonly SubscriptionInterval[]; each: number; visit?: () => Promise<void> },
): Promise<Lived[]> {
  const { shop } = admin
  const until = plusMonths(today(), 24)
  const numbers = new Map<number, SubscriptionInterval>()
  for (const interval of intervals) {
    const { number } = await someSubscription(admin, await admin.customer(), { interval })
    for (const one of await cloned(shop, 'subscriptions', number, each)) numbers.set(one, interval)
  }
  for (let day = today(); day < until; day = today()) {
    await visit?.()
    await answerControls(admin)
    await sweepSteps.run(await shop.req())
    await finishLaterWork()
    await goOn(admin)
  }
  const charges = await findAll(shop, 'charges', { owner: { equals: 'subscription' }, paid: { exists: true } })
  const lines = Map.groupBy(charges, ({ subject }) => Number(subject.split('-')[0]))
  return Promise.all(
    [...numbers].map(async ([number, interval]) => ({
      number,
      interval,
      statement: (lines.get(number) ?? [])
        .map(({ subject, since, paid }) => ({
          on: helsinkiDay(since),
          period: Number(subject.split('-')[1]),
          amount: paid ?? 0,
        }))
        .toSorted((one, other) => one.on.localeCompare(other.on)),
      orders: await countWhere(shop, 'orders', { sourceKey: { like: `subscription:${number}-` } }),
      balance: await balanceOf(shop, { kind: 'subscription', number }),
    })),
  )
}

/** Each customer who is asked whether the prescription was checked says that it was, as every year. */
async function answerControls({ shop }: OwnOrders): Promise<void> {
  const waits = { and: [{ status: { equals: 100 } }, { processOn: { exists: false } }] }
  for (const { number, contract: asked } of await findAll(shop, 'subscriptions', waits))
    if (asked.control === 'control')
      await changeSubscription(await shop.req(), number, ({ contract }) => ({
        contract: { ...contract, control: 'controlled' },
      }))
}

/** Moves the clock to the next thing that is due, and a minute on. */
async function goOn({ shop }: OwnOrders): Promise<void> {
  const dues: string[] = []
  for (const slug of WITH_STEPS) {
    const [first] = await findAll(
      shop,
      slug,
      { dueAt: { exists: true } },
      { sort: 'dueAt', limit: 1, fields: ['dueAt'] },
    )
    if (first?.dueAt) dues.push(first.dueAt)
  }
  const next = dues.toSorted()[0] ?? nowIso()
  // What has failed waits for minutes.
  const ms = Math.max(Date.parse(next) - now().getTime(), 0) + 60_000
  moveClock(ms)
  moveMachineClock(ms)
}
