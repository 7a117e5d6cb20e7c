import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { helsinkiInstant } from '#domain/calendar/helsinki-instant.ts'
import { plusDays } from '#domain/calendar/days.ts'
import { billedFrom } from '#domain/lifestyle/contract.ts'
import { movedTo } from '#domain/subscriptions/delivery-days.ts'
import { moveClock, now, today } from '#plugins/kit/clock.ts'
import { changeEach, findAll } from '#plugins/kit/storage/documents.ts'
import { changeSubscription } from '#plugins/subscriptions/repository.ts'
import { openOwnOrders, type OwnOrders } from '../own-orders.ts'
import { activeContract } from '../some-contract.ts'
import { someSubscription } from '../some-subscription.ts'
import { openTrial, openTrialBeside } from '../trial-shop.ts'
import { auditOf, openMailbox, openWork } from './audit.ts'
import { cloned } from './cloned.ts'
import type { Order, Notice, Work } from './worker.ts'

const STOCK = 100_000
/** Customers among whom the contracts are shared. */
const CUSTOMERS = 20
/** A worker is killed so long after it is ready, at most. */
const LIVES_MS = 8000
/** So long the last work is waited for, with the provider well again. */
const DRAIN_MS = 900_000

export interface KilledMonth {
  of: 'lenses' | 'lifestyle'
  contracts: number
  kills: number
  processes: number
}

/**
 * Kills processes of a shop while many contracts are due at once and every tenth call of the provider fails, and
 * reports what was lost or doubled.
 */
export async function killMonth({ of, contracts, kills, processes }: KilledMonth) {
  const first = await openTrial()
  const { addresses: services } = first
  const admin = await openOwnOrders(() => openTrialBeside(first.shop, services))
  const { shop } = admin
  await changeEach(shop, 'skus', { stock: { greater_than: 0, less_than: STOCK } }, { stock: STOCK })
  await shop.payload.db.deleteMany({ collection: 'leases' as never, where: {} })
  const due = await (of === 'lenses' ? dueLenses : dueGlasses)(admin, contracts)
  console.log(`${due.numbers.length} contracts`)
  const aheadMs = Date.parse(helsinkiInstant(due.on, '07:00')) - now().getTime()
  moveClock(aheadMs)
  let order: Order = { aheadMs, isOpen: true, done: [] }
  const mailbox = openMailbox(services.url)
  const work: Work = { folder: shop.folder, uri: shop.uri, services, isFirst: false, isQuiet: true, aheadMs }
  const workers: { child: ChildProcess; ready: Promise<void> }[] = []
  const start = () => {
    const child = fork(new URL('./worker.ts', import.meta.url), {
      env: { ...process.env, STEPS_WORK: JSON.stringify(work), NODE_ENV: 'test' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const ready = new Promise<void>((done, failed) => {
      child.once('exit', (code) => failed(new Error(`A worker ended by itself: ${code}`)))
      child.on('message', (notified: Notice) => 'is' in notified && done())
    })
    child.send(order)
    workers.push({ child, ready })
    return ready
  }
  const isLeft = async () => (await openWork(shop, admin)).due > 0
  let killsAtWork = 0
  try {
    for (let place = 0; place < processes; place += 1) await start()
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(Math.random() * LIVES_MS)
      if (await isLeft()) killsAtWork += 1
      const victim = workers.shift()
      victim?.ready.catch(() => undefined)
      victim?.child.kill('SIGKILL')
      await start()
      await mailbox.collect()
      if (kill % 10 === 0) console.log(`${kill} of ${kills} kills, ${await due.countDone()} contracts done`)
    }
    order = { ...order, isOpen: false }
    for (const { child } of workers) child.send(order)
    let wasOver = false
    for (const end = performance.now() + DRAIN_MS; performance.now() < end; await pause(2000)) {
      await mailbox.collect()
      const open = await openWork(shop, admin)
      const isOver = open.due + open.letters + open.failing === 0
      if (isOver && wasOver) break
      wasOver = isOver
      // What has failed waits by the shop's clock.
      if (open.due > 0) continue
      order = { ...order, aheadMs: order.aheadMs + 3_600_000 }
      moveClock()
      moveClock(order.aheadMs)
      for (const { child } of workers) child.send(order)
    }
    await mailbox.collect()
    return {
      of,
      contracts: due.numbers.length,
      kills,
      killsAtWork,
      processes,
      ...(await due.audit()),
      ...(await auditOf(shop, admin, mailbox)),
    }
  } finally {
    for (const { child, ready } of workers) {
      ready.catch(() => undefined)
      child.kill('SIGKILL')
    }
    moveClock()
    await first.close()
  }
}

/** Contracts that are due on a day. */
interface Due {
  numbers: number[]
  on: string
  countDone: () => Promise<number>
  /** Contracts of which not all came about, and of which something came about twice. */
  audit: () => Promise<{ contractsLost: number; contractsDoubled: number }>
}

async function dueLenses(admin: OwnOrders, contracts: number): Promise<Due> {
  const { shop } = admin
  const numbers: number[] = []
  for (let customer = 0; customer < CUSTOMERS; customer += 1) {
    const { number } = await someSubscription(admin, await admin.customer())
    await changeSubscription(await shop.req(), number, ({ contract }) => ({
      contract: { ...contract, plan: movedTo(contract.plan, today()), arrivesOn: null },
    }))
    numbers.push(...(await cloned(shop, 'subscriptions', number, contracts / CUSTOMERS)))
  }
  const processed = { and: [{ period: { equals: 2 } }, { subscription: { in: numbers } }] }
  return {
    numbers,
    on: plusDays(today(), 1),
    countDone: async () =>
      (await findAll(shop, 'subscription-deliveries', processed, { fields: ['orderNumber'] })).filter(
        ({ orderNumber }) => orderNumber,
      ).length,
    async audit() {
      const deliveries = await findAll(shop, 'subscription-deliveries', processed)
      const orders = countsOf(
        (await findAll(shop, 'orders', {}, { fields: ['sourceKey'] })).map(({ sourceKey }) => sourceKey),
      )
      const letters = countsOf((await findAll(shop, 'outbox', {}, { fields: ['key'] })).map(({ key }) => key))
      const invoices = countsOf((await findAll(shop, 'invoices', {}, { fields: ['key'] })).map(({ key }) => key))
      const whole = deliveries.filter(
        ({ ref, orderNumber, paidBy }) =>
          paidBy &&
          orders.get(`subscription:${ref}`) &&
          invoices.get(`subscription ${ref}`) &&
          letters.get(`order ${orderNumber} confirmation`),
      )
      const twice = deliveries.filter(({ ref }) => (orders.get(`subscription:${ref}`) ?? 0) > 1)
      return {
        contractsLost: numbers.length - whole.length,
        contractsDoubled:
          twice.length + deliveries.length - new Set(deliveries.map(({ subscription }) => subscription)).size,
      }
    },
  }
}

async function dueGlasses(admin: OwnOrders, contracts: number): Promise<Due> {
  const { shop } = admin
  const numbers: number[] = []
  for (let customer = 0; customer < CUSTOMERS / 4; customer += 1)
    numbers.push(
      ...(await cloned(
        shop,
        'lifestyle-contracts',
        await activeContract(admin, await admin.customer()),
        (contracts * 4) / CUSTOMERS,
      )),
    )
  const month = today().slice(0, 7)
  const billed = { and: [{ month: { equals: month } }, { contract: { in: numbers } }] }
  return {
    numbers,
    on: billedFrom(month),
    countDone: async () =>
      (await findAll(shop, 'lifestyle-bills', billed, { fields: ['paidBy'] })).filter(({ paidBy }) => paidBy).length,
    async audit() {
      const bills = await findAll(shop, 'lifestyle-bills', billed)
      const invoices = countsOf((await findAll(shop, 'invoices', {}, { fields: ['key'] })).map(({ key }) => key))
      const letters = (await findAll(shop, 'outbox', {}, { fields: ['key'] })).map(({ key }) => key)
      const notified = countsOf(
        letters.filter((key) => key.includes(' bill_paid')).map((key) => key.split(' ')[1] ?? ''),
      )
      const whole = bills.filter(
        ({ ref, contract, paidBy }) =>
          paidBy && [...invoices.keys()].some((key) => key.includes(ref)) && notified.get(String(contract)),
      )
      const twice = bills.filter(({ contract }) => (notified.get(String(contract)) ?? 0) > 1)
      return {
        contractsLost: numbers.length - whole.length,
        contractsDoubled: twice.length + bills.length - new Set(bills.map(({ contract }) => contract)).size,
      }
    },
  }
}

function countsOf(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
