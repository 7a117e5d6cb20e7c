import type { Payload } from 'payload'
import { isDemo, storedAhead } from '#plugins/kit/demo-clock/stored-clock.ts'
import { StartupError } from './startup-error.ts'

/** Refuses the database of a demo whose clock was moved, where this is none: what was done on days to come would be done again. */
export async function checkClock(payload: Payload): Promise<void> {
  const aheadMs = await storedAhead({ payload })
  if (aheadMs === 0 || isDemo()) return
  const days = Math.ceil(aheadMs / 86_400_000)
  throw new StartupError(
    `The clock of this database was moved ${days} days ahead: start it with SHOP_DEMO_CLOCK=on and without real providers, or name another database.`,
  )
}
