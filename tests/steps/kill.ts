import { fork, type ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { moveClock } from '#plugins/kit/clock.ts'
import { changeEach } from '#plugins/kit/storage/documents.ts'
import { stepsOf } from '#plugins/kit/work/steps.ts'
import { openTrial, openTrialBeside } from '../trial-shop.ts'
import { auditOf, openMailbox, openPosted, openWork, reportLate } from './audit.ts'
import type { Order, Notice, Work } from './worker.ts'

const HOUR_MS = 3_600_000
const STOCK = 100_000
/** The shop's clock goes on by so much with each kill: in a hundred it passes more than a year. */
const HOURS_A_KILL = 97
/** So long after the last kill people go on, and the clock, until each kind of step has run. */
const COMPLETING_MS = Number(process.env['COMPLETE_MINUTES'] ?? 20) * 60_000
/** A worker is killed after at most so long. */
const LIVES_MS = 6000
/** So long those who are about something are waited for. */
const PATIENT_MS = 60_000
/** What people did not bring to its end, since they or the clock were cut off, they do again so many times before the rest. */
const TRIES = 3
/** So long the last work is waited for, with the outside well again. */
const DRAIN_MS = 600_000
const REFUSED_LETTERS_MS = 3000
/** Of so many letters at most one is refused: eight times the same one would be given up. */
const REFUSED_OF = 5

export interface Killing {
  kills: number
  processes: number
}

/**
 * Kills processes of a shop at random while it does every kind of pending step, and reports what was lost, doubled or
 * left.
 */
export async function killWorkers({ kills, processes }: Killing) {
  const first = await openTrial()
  const { addresses: services } = first
  // Beside it, since a shop of tests posts its letters nowhere.
  const trial = await openTrial(() => openTrialBeside(first.shop, services))
  const { shop } = trial
  await changeEach(shop, 'skus', { stock: { greater_than: 0, less_than: STOCK } }, { stock: STOCK })
  await shop.payload.db.deleteMany({ collection: 'leases' as never, where: {} })
  if (process.env['STEPS_LOG']) console.log('open')
  const mailbox = openMailbox(services.url)
  const letters = openPosted()
  const ran = new Map<string, number>()
  const did = { whole: [] as string[], failed: new Map<string, string>() }
  const tries = new Map<string, number>()
  let order: Order = { aheadMs: 0, isOpen: false, done: [] }
  let flows: string[] = []
  const kinds = stepsOf(shop.payload.config).flatMap(({ collection, table }) =>
    Object.keys(table).map((name) => `${collection} ${name}`),
  )
  const notRun = () => kinds.filter((kind) => !ran.has(kind))
  const work: Omit<Work, 'isFirst' | 'aheadMs'> = { folder: shop.folder, uri: shop.uri, services }
  /** `busy` counts the people who are about something. */
  const workers: { child: ChildProcess; ready: Promise<void>; busy: number }[] = []

  const start = (isFirst = false) => {
    const child = fork(new URL('./worker.ts', import.meta.url), {
      env: {
        ...process.env,
        STEPS_WORK: JSON.stringify({ ...work, isFirst, aheadMs: order.aheadMs }),
        NODE_ENV: 'test',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const worker = { child, ready: Promise.resolve(), busy: 0 }
    worker.ready = new Promise<void>((done, failed) => {
      child.once('exit', (code) => failed(new Error(`A worker ended by itself: ${code}`)))
      child.on('message', (notified: Notice) => {
        if ('is' in notified) {
          flows = notified.flows
          done()
        } else if ('ran' in notified) ran.set(notified.ran, (ran.get(notified.ran) ?? 0) + 1)
        else if ('begins' in notified) worker.busy += 1
        else {
          worker.busy -= 1
          if (notified.problem) did.failed.set(notified.did, notified.problem)
          else did.whole.push(notified.did)
          const tried = notified.problem ? (tries.get(notified.did) ?? 0) + 1 : 0
          tries.set(notified.did, tried)
          if (tried % TRIES === 0) noteDone(notified.did)
        }
      })
    })
    child.send(order)
    workers.push(worker)
    return worker.ready
  }
  /** What people have done is done again once all of it is. */
  const noteDone = (name: string) => {
    const done = [...new Set([...order.done, name])]
    order = { ...order, done: done.length < flows.length ? done : [] }
    for (const { child } of workers) child.send(order)
  }
  const move = (hours: number, isOpen = order.isOpen) => {
    order = { ...order, aheadMs: order.aheadMs + hours * HOUR_MS, isOpen }
    moveClock()
    moveClock(order.aheadMs)
    for (const { child } of workers) child.send(order)
  }
  let refusedAt = 0
  const refusing = setInterval(() => {
    if (!order.isOpen || mailbox.count() < refusedAt + REFUSED_OF) return
    refusedAt = mailbox.count()
    void trial.post('/mail/control', { refuse: 1, code: 451 }).catch(() => undefined)
  }, REFUSED_LETTERS_MS)
  const collecting = setInterval(() => void mailbox.collect().catch(() => undefined), 1000)
  try {
    for (let place = 0; place < processes; place += 1) await start(place === 0)
    move(0, true)
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(Math.random() * LIVES_MS)
      const victim = workers.shift()
      victim?.ready.catch(() => undefined)
      victim?.child.kill('SIGKILL')
      await letters.note(shop)
      await reportLate(shop, trial)
      move(HOURS_A_KILL)
      await start()
      if (kill % 10 === 0) console.log(`${kill} of ${kills} kills, ${did.whole.length} things done by people`)
    }
    for (const end = performance.now() + COMPLETING_MS; notRun().length > 0 && performance.now() < end;) {
      move(0, true)
      await pause(LIVES_MS)
      // What they are about now ends before the clock goes on: a link or a session would end under it.
      move(0, false)
      for (const patient = performance.now() + PATIENT_MS; performance.now() < patient; await pause(100))
        if (workers.every(({ busy }) => busy === 0)) break
      await letters.note(shop)
      await reportLate(shop, trial)
      move(HOURS_A_KILL)
    }
    clearInterval(refusing)
    await pause(LIVES_MS)
    move(0, false)
    await trial.post('/mail/control', { refuse: 0, code: 451 })
    let wasOver = false
    for (const end = performance.now() + DRAIN_MS; performance.now() < end; await pause(2000)) {
      await mailbox.collect()
      const open = await openWork(shop, trial)
      if (process.env['STEPS_LOG']) console.log(open)
      // Twice: what is looked up once nothing is open may open something.
      const isOver = open.due + open.letters + open.failing === 0
      if (isOver && wasOver) break
      wasOver = isOver
      // What has failed waits by the shop's clock.
      if (open.due === 0) {
        await letters.note(shop)
        move(7)
      }
    }
    await mailbox.collect()
    if (notRun().length > 0) console.log('Not run:', notRun().join(', '))
    const never = flows.filter((name) => !did.whole.includes(name))
    if (never.length > 0) console.log('Never done as a whole:', never.join(', '))
    for (const [flow, problem] of did.failed) console.log(`Once failed: ${flow}: ${problem}`)
    return {
      kills,
      processes,
      doneByPeople: did.whole.length,
      stepsRun: [...ran.values()].reduce((sum, one) => sum + one, 0),
      kinds: kinds.length,
      kindsNotRun: notRun().length,
      ...(await auditOf(shop, trial, mailbox, letters)),
    }
  } finally {
    clearInterval(refusing)
    clearInterval(collecting)
    for (const { child, ready } of workers) {
      ready.catch(() => undefined)
      child.kill('SIGKILL')
    }
    moveClock()
    await first.close()
  }
}
