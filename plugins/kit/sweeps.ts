import { createLocalReq, type Payload } from 'payload'
import { sweepsOf, type Sweep } from './extend.ts'

const EVERY_MS = 60_000

/** The sweeps of each shop that run just now, by name. */
const running = new WeakMap<Payload, Map<string, Promise<void>>>()

/** Finishes everything a crash left open. Sweeps run side by side: one that is slow or breaks holds up no other. */
export async function sweepAll(payload: Payload): Promise<void> {
  await Promise.all(sweepsOf(payload.config).map((sweep) => once(payload, sweep)))
}

/** A sweep never runs twice at once: who asks meanwhile waits for the one that runs. */
function once(payload: Payload, sweep: Sweep): Promise<void> {
  const byName = running.get(payload) ?? new Map<string, Promise<void>>()
  running.set(payload, byName)
  const mine = byName.get(sweep.name) ?? run(payload, sweep).finally(() => byName.delete(sweep.name))
  byName.set(sweep.name, mine)
  return mine
}

async function run(payload: Payload, { name, sweep }: Sweep): Promise<void> {
  try {
    const settled = await sweep(await createLocalReq({}, payload))
    if (settled > 0) payload.logger.info({ sweep: name, settled }, 'Swept')
  } catch (problem) {
    payload.logger.error({ err: problem, sweep: name }, 'A sweep broke')
  }
}

/** Runs all sweeps now and every minute. Returns `stop()`, which waits for those under way. */
export function startSweeps(payload: Payload): { stop: () => Promise<void> } {
  void sweepAll(payload)
  const timer = setInterval(() => void sweepAll(payload), EVERY_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await Promise.all(running.get(payload)?.values() ?? [])
    },
  }
}
