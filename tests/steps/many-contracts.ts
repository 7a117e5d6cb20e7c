import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { INTERVAL_MONTHS, movedTo } from '#domain/subscriptions/delivery-days.ts'
import { SubscriptionInterval } from '#contracts/cart.ts'
import { moveClock, moveMachineClock, today } from '#plugins/kit/clock.ts'
import { changeEach, countWhere, findAll, type WithPayload } from '#plugins/kit/storage/documents.ts'
import { finishLaterWork } from '#plugins/kit/tasks/later.ts'
import { findDue, sweepSteps } from '#plugins/kit/work/sweep-steps.ts'
import { chargeOwner } from '#plugins/payments/charge-owners.ts'
import { chargeCard, collect } from '#plugins/payments/charges/card-charges.ts'
import { paytrailSignature } from '#plugins/payments/paytrail-signature.ts'
import { changeSubscription } from '#plugins/subscriptions/repository.ts'
import { openOwnOrders, type OwnOrders, type SignedIn } from '../own-orders.ts'
import { someSubscription } from '../some-subscription.ts'
import { livedTwoYears, type Lived } from './two-years.ts'

/** How many are measured. */
export interface Many {
  contracts: number
  /** Deliveries that are due at once. */
  due: number
  charges: number
}

/** Customers among whom the due contracts are shared. */
const CUSTOMERS = 20
/** Deliveries of five years. */
const YEARS_OF_DELIVERIES = 60
const READS = 200
const AT_ONCE = 8
const STOCK = 100_000

/** Measures a shop with that many lens subscriptions, whose provider answers at once. On SQLite. */
export async function measureContracts({ contracts, due, charges }: Many) {
  const admin = await openOwnOrders()
  const { shop } = admin
  const { client } = shop.payload.db as unknown as { client: { execute: (sql: string) => Promise<unknown> } }
  await shop.payload.db.deleteMany({ collection: 'leases' as never, where: {} })
  try {
    const { customer, number: seen } = await oldSubscription(admin, client)
    const sources: number[] = []
    for (let customer = 0; customer < CUSTOMERS; customer += 1)
      sources.push((await someSubscription(admin, await admin.customer())).number)
    const each = Math.ceil(due / CUSTOMERS)
    await cloned(
      client,
      sources[0] ?? 0,
      contracts,
      0,
      `'c' || n`,
      `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+' || (1 + n % 360) || ' days')`,
    )
    for (const [place, number] of sources.entries()) {
      await changeSubscription(await shop.req(), number, ({ contract }) => ({
        contract: { ...contract, plan: movedTo(contract.plan, today()), arrivesOn: null },
      }))
      await cloned(client, number, each - 1, 2_000_000 + place * 100_000, 'customer', 'due_at')
    }
    await client.execute('ANALYZE')
    const world = answering(admin.addresses.url)
    try {
      const findingMs = await worst(20, () => findAllDue(shop))
      const before = memoryMb()
      const began = performance.now()
      const cpu = process.cpuUsage()
      const memory: number[] = []
      for (let left = -1; left !== 0; await pause(10)) {
        await sweepSteps.run(await shop.req())
        await finishLaterWork()
        memory.push(memoryMb())
        left = await openDeliveries(admin)
      }
      const seconds = (performance.now() - began) / 1000
      const deliveriesCpuMs = cpuMs(cpu)
      const delivered = await countWhere(shop, 'subscription-deliveries', { period: { equals: 2 } })
      const half = Math.ceil(memory.length / 2)
      return {
        contracts: await countWhere(shop, 'subscriptions', {}),
        findingDueMs: Math.round(findingMs),
        delivered,
        deliveriesPerSecond: perSecond(delivered, 1000 * seconds),
        /** What a core gives alone, whatever else the machine does. */
        deliveriesPerCpuSecond: perSecond(delivered, deliveriesCpuMs),
        ...(await bareCharges(admin, sources[0] ?? 0, charges)),
        memoryBeforeMb: before,
        memoryFirstHalfMb: Math.max(...memory.slice(0, half)),
        memorySecondHalfMb: Math.max(...memory.slice(half - 1)),
        herPageP95Ms: await subscriptionPageP95(customer, seen),
        stuck: await countWhere(shop, 'stuck-steps', {}),
        charged: (await findAll(shop, 'charges', { paid: { exists: true } }, { fields: ['ref'] })).length,
      }
    } finally {
      world.end()
    }
  } finally {
    await admin.close()
  }
}

/** Finds all that is due, page by page as a sweep does. */
async function findAllDue({ payload }: WithPayload): Promise<void> {
  for (let page = await findDue({ payload }, 'subscriptions'); page.length > 0;)
    page = await findDue({ payload }, 'subscriptions', page.at(-1))
}

/** Has so many subscriptions live two years, from due to due, and reads their bank statements: once a period, never twice a day, all booked. */
export async function measureTwoYears(subscriptions: number) {
  const admin = await openOwnOrders()
  const { shop } = admin
  const world = answering(admin.addresses.url)
  try {
    await changeEach(shop, 'skus', { stock: { greater_than: 0, less_than: STOCK } }, { stock: STOCK })
    const began = performance.now()
    const cpu = process.cpuUsage()
    const lived = await livedTwoYears(admin, { intervals: SubscriptionInterval.options, each: subscriptions / 4 })
    const isRight = ({ interval, statement, orders, balance }: Lived) =>
      Math.abs(statement.length - 24 / INTERVAL_MONTHS[interval]) <= 2 &&
      new Set(statement.map(({ on }) => on)).size === statement.length &&
      statement.every(({ period }, at) => period === at + 2) &&
      orders === statement.length &&
      balance === 0
    return {
      twoYearsSeconds: Math.round((performance.now() - began) / 1000),
      twoYearsCpuSeconds: Math.round(cpuMs(cpu) / 1000),
      lived: lived.reduce((sum, { statement }) => sum + statement.length, 0),
      statementsOff: lived.filter((one) => !isRight(one)).length,
    }
  } finally {
    world.end()
    moveClock()
    moveMachineClock()
    await admin.close()
  }
}

/** A customer whose subscription has delivered for five years. */
async function oldSubscription(admin: OwnOrders, client: { execute: (sql: string) => Promise<unknown> }) {
  const customer = await admin.customer()
  const { number } = await someSubscription(admin, customer)
  const changes = {
    ref: `${number} || '-' || (n + 1)`,
    period: 'n + 1',
    processed_on: `date('now', '-' || (${YEARS_OF_DELIVERIES} - n) || ' months')`,
    sent_on: `date('now', '-' || (${YEARS_OF_DELIVERIES} - n) || ' months')`,
  }
  await clonedRows(client, 'subscription_deliveries', `ref = '${number}-1'`, YEARS_OF_DELIVERIES, changes)
  return { customer, number }
}

const cloned = (
  client: { execute: (sql: string) => Promise<unknown> },
  number: number,
  count: number,
  from: number,
  customer: string,
  dueAt: string,
) =>
  clonedRows(client, 'subscriptions', `number = ${number}`, count, {
    number: `${1_000_000_000 + from} + n`,
    key: `key || ' ${from} ' || n`,
    customer,
    due_at: dueAt,
  })

/** Writes a row so many times more, with other values (SQL) in these columns; `n` counts from 1. */
async function clonedRows(
  client: { execute: (sql: string) => Promise<unknown> },
  table: string,
  where: string,
  count: number,
  changes: Record<string, string>,
): Promise<void> {
  const { rows } = (await client.execute(`PRAGMA table_info(${table})`)) as { rows: { name: string }[] }
  const names = rows.map(({ name }) => name).filter((name) => name !== 'id')
  const values = names.map((name) => changes[name] ?? `"${name}"`)
  await client.execute(
    `WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${count})
     INSERT INTO ${table} (${names.map((name) => `"${name}"`).join(', ')})
     SELECT ${values.join(', ')} FROM ${table}, counted WHERE ${where}`,
  )
}

/** What of the due deliveries is not ordered, charged or in the books yet. */
async function openDeliveries({ shop }: OwnOrders): Promise<number> {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const isDue = { dueAt: { less_than: soon } }
  const counts = (['subscriptions', 'subscription-deliveries', 'charges'] as const).map((slug) =>
    countWhere(shop, slug, isDue),
  )
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Charges of a saved card, without what follows of them. */
async function bareCharges({ shop }: OwnOrders, number: number, count: number) {
  const req = await shop.req()
  const [{ card } = { card: '' }] = await findAll(shop, 'subscriptions', { number: { equals: number } })
  const owner = 'subscription'
  // The last that is measured, so that nothing else asks it any more.
  Object.assign(chargeOwner(req, { owner }), { mayCharge: async () => true, paid: async () => {} })
  const refs = Array.from({ length: count }, () => randomUUID())
  const began = performance.now()
  const cpu = process.cpuUsage()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let ref = refs.pop(); ref !== undefined; ref = refs.pop()) {
        await chargeCard(req, { ref, owner, subject: `${number}-2`, method: 70, amount: 2990, card: card ?? '' })
        await collect(req, { ref })
      }
    }),
  )
  return {
    chargesPerSecond: perSecond(count, performance.now() - began),
    chargesPerCpuSecond: perSecond(count, cpuMs(cpu)),
  }
}

/** Reads the customer's page as the site does; returns the time within which 95 of 100 reads end. */
async function subscriptionPageP95({ ask }: SignedIn, number: number): Promise<number> {
  const times: number[] = []
  for (let read = 0; read < READS; read += 1) {
    const began = performance.now()
    const { status } = await ask(`/account/subscriptions/${number}`)
    if (status !== 200) throw new Error(`Her page answers ${status}`)
    times.push(performance.now() - began)
  }
  return Math.round(10 * (times.toSorted((a, b) => a - b)[Math.floor(READS * 0.95)] ?? 0)) / 10
}

async function worst(times: number, work: () => Promise<unknown>): Promise<number> {
  const all: number[] = []
  for (let turn = 0; turn < times; turn += 1) {
    const began = performance.now()
    await work()
    all.push(performance.now() - began)
  }
  return Math.max(...all)
}

const perSecond = (count: number, ms: number) => Math.round((10_000 * count) / ms) / 10

/** Milliseconds of a core since then. */
function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

const memoryMb = () => Math.round(process.memoryUsage().rss / 2 ** 20)

/** Has a provider answer charges of saved cards at once. */
function answering(url: string) {
  const ask = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const path = String(input).startsWith(url) ? String(input).slice(url.length) : ''
    const known = /^\/payments\/(?:token\/mit\/authorization-hold|([^/]+)(\/token\/commit)?)$/.exec(path)
    if (!known) return ask(input, init)
    const body = JSON.stringify({ transactionId: known[1] ?? randomUUID(), status: 'authorization-hold' })
    const fields = { 'checkout-account': '375917', 'checkout-algorithm': 'sha256' }
    const signature = paytrailSignature(process.env['PAYTRAIL_SECRET'] ?? '', fields, body)
    const status = init?.method === 'POST' ? 201 : 200
    return new Response(body, { status, headers: { ...fields, signature } })
  }
  return { end: () => void (globalThis.fetch = ask) }
}
