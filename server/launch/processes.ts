import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { pino } from 'pino'
import { loggerOptions } from '#plugins/kit/logged.ts'
import { logDestination } from '../log.ts'
import { closeMs } from './close-on-signal.ts'

const SHORTEST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 60_000
/** A process that dies sooner than this is likely to die again at once. */
const LASTING_MS = 10_000

/** A log for the process that serves no requests itself. */
export const primaryLog = () => pino(loggerOptions('info') as object, logDestination())

/**
 * Serves the shop by several processes behind its one port, each accepting connections itself. This process opens the
 * port, starts a process again that has died, and passes on the signal to end.
 *
 * The first one starts alone: it prints what it does, and a failure of it ends the start.
 */
export async function openProcesses(count: number, log = primaryLog()): Promise<void> {
  // Dealt out by this process, as is the default, a connection on its way to a process that dies is never closed.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  let isClosing = false
  const close = () => {
    isClosing = true
    setTimeout(() => process.exit(0), closeMs() + SHORTEST_WAIT_MS).unref()
    for (const worker of workers()) worker.process.kill('SIGTERM')
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.removeAllListeners(signal).on(signal, close)
  cluster.on('exit', () => {
    if (isClosing && workers().length === 0) process.exit(0)
  })

  cluster.on('listening', ({ process: { pid } }) => log.info({ process: pid }, 'A process serves the shop'))

  /** Each early death in a row doubles the wait. */
  function keep(worker: Worker, place: number, waitedMs = SHORTEST_WAIT_MS / 2): void {
    const startedAt = performance.now()
    worker.once('exit', (code, signal) => {
      if (isClosing) return
      const hasLasted = performance.now() - startedAt > LASTING_MS
      const waitMs = hasLasted ? SHORTEST_WAIT_MS : Math.min(waitedMs * 2, LONGEST_WAIT_MS)
      log.error({ process: worker.process.pid, code, signal, waitMs }, 'A process has died and is started again')
      void pause(waitMs).then(() => !isClosing && keep(fork(place), place, waitMs))
    })
  }

  const first = fork(1)
  const giveUp = (code: number | null) => process.exit(isClosing ? 0 : (code ?? 1))
  first.once('exit', giveUp)
  await new Promise<void>((resolve) => first.once('listening', () => resolve()))
  first.off('exit', giveUp)
  keep(first, 1)
  for (let place = 2; place <= count; place += 1) keep(fork(place), place)
}

/** Only the first makes pictures in the background: they share one folder. */
function fork(place: number): Worker {
  return cluster.fork(place > 1 ? { SHOP_WARM: 'off' } : {})
}

function workers(): Worker[] {
  return Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
}
