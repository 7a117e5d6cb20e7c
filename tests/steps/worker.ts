import { setTimeout as pause } from 'node:timers/promises'
import { moveClock } from '#plugins/kit/clock.ts'
import { startScheduler } from '#plugins/kit/tasks/scheduler.ts'
import { stepsOf, type Steps } from '#plugins/kit/work/steps.ts'
import type { ServiceAddresses } from '../external-services.ts'
import { openTrialBeside } from '../trial-shop.ts'
import { openFlows } from './flows.ts'

/** Where a worker finds its shop, and the world outside. */
export interface Work {
  folder: string
  uri: string
  services: ServiceAddresses
  /** How far the shop's clock is ahead as it starts: what is due in a year would be done again by one that stands at today. */
  aheadMs: number
  /** Whether it makes the contracts that all later days find. */
  isFirst: boolean
  /** No customers come: it only does what is due. */
  isQuiet?: boolean
}

/** What the process that kills sends to a worker. */
export interface Order {
  /** How far the shop's clock is ahead, in milliseconds. */
  aheadMs: number
  /** Whether people still come, and the outside fails. */
  isOpen: boolean
  /** What people have done already: they do the rest first. */
  done: readonly string[]
}

/** What a worker reports. */
export type Notice =
  { is: 'ready'; flows: string[] } | { ran: string } | { begins: string } | { did: string; problem?: string }

/** Every so many calls of the outside fail. */
const FAILS_EACH = 10
/** How many people are in the shop at once. */
const PEOPLE = 2

let order: Order = { aheadMs: 0, isOpen: false, done: [] }
let names: string[] = []
process.on('message', (notified: Order) => {
  order = notified
  moveClock()
  moveClock(order.aheadMs)
})
process.on('disconnect', () => process.exit())

const notify = (notified: Notice) => process.send?.(notified)
const work = JSON.parse(process.env['STEPS_WORK'] ?? '') as Work
moveClock(work.aheadMs)
const opened = await openTrialBeside(work, work.services)
const { payload } = opened.shop
for (const steps of stepsOf(payload.config)) watch(steps)
failSometimes(work.services.url)
startScheduler(payload)
if (!work.isQuiet) await letPeopleIn()
notify({ is: 'ready', flows: names })

async function letPeopleIn(): Promise<void> {
  const { flows, beginnings } = await openFlows(opened)
  names = Object.keys(flows)
  // Contracts take longer to make than the clock stands still later.
  if (work.isFirst) for (const name of [...beginnings, ...beginnings]) await flows[name]?.()
  for (let person = 0; person < PEOPLE; person += 1) void visit(flows)
}

/** People do one thing after the other, at random what was not done yet, until the shop closes to them. */
async function visit(flows: Awaited<ReturnType<typeof openFlows>>['flows']): Promise<void> {
  for (;;) {
    const all = Object.entries(flows)
    const rest = all.filter(([name]) => !order.done.includes(name))
    const open = rest.length > 0 ? rest : all
    const chosen = open[Math.floor(Math.random() * open.length)]
    if (!order.isOpen || !chosen) await pause(200)
    else {
      notify({ begins: chosen[0] })
      await chosen[1]().then(
        () => notify({ did: chosen[0] }),
        // A person who is refused at once, as where every time is booked, comes back a moment later: clocks and timers
        // go on.
        (problem: unknown) => {
          notify({ did: chosen[0], problem: String(problem).slice(0, 200) })
          return pause(200)
        },
      )
    }
  }
}

/** Reports each step that runs to its end. */
function watch({ collection, table }: Steps): void {
  for (const [name, step] of Object.entries(table)) {
    const run = step.run.bind(step)
    step.run = async (...asked) => {
      const undone = await run(...asked)
      notify({ ran: `${collection} ${name}` })
      return undone
    }
  }
}

/** Lets calls of the outside fail before they are heard. What people do themselves closes its connection, and is left alone. */
function failSometimes(url: string): void {
  const ask = globalThis.fetch
  let calls = 0
  globalThis.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    const headers = new Headers(init?.headers)
    const isPerson = headers.get('connection') === 'close' && !headers.has('signature')
    if (order.isOpen && address.startsWith(url) && !isPerson && (calls += 1) % FAILS_EACH === 0)
      throw new TypeError('fetch failed')
    return ask(input, init)
  }
}
