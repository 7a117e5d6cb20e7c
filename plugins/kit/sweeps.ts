import { createLocalReq, type Payload } from 'payload'
import { sweepsOf } from './extend.ts'

const EVERY_MS = 60_000

/** Finishes everything a crash left open. One sweep that breaks does not keep the others from running. */
export async function sweepAll(payload: Payload): Promise<void> {
  for (const { name, sweep } of sweepsOf(payload.config)) {
    try {
      const settled = await sweep(await createLocalReq({}, payload))
      if (settled > 0) payload.logger.info({ sweep: name, settled }, 'Swept')
    } catch (problem) {
      payload.logger.error({ err: problem, sweep: name }, 'A sweep broke')
    }
  }
}

/** Sweeps now and every minute, never twice at once. Gives the broom to put away. */
export function startSweeps(payload: Payload): { stop: () => Promise<void> } {
  let running = sweepAll(payload)
  const timer = setInterval(() => {
    running = running.then(() => sweepAll(payload))
  }, EVERY_MS)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      return running
    },
  }
}
