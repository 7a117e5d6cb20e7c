import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Kills processes of a shop `KILLS` times at random while everything it can owe is done and the outside fails every tenth call; on the engine of
 * `DATABASE_URI` by `SHOP_PROCESSES` at once. Each step is done once, none is lost, and staff have nothing to look after. With `STEPS_OF=lenses` or
 * `lifestyle` nobody comes, and `CONTRACTS` of that kind are due at once: the next deliveries, or a monthly run.
 */
export async function run() {
  const { DATABASE_URI, SHOP_PROCESSES, KILLS, STEPS_OF, CONTRACTS } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  Object.assign(process.env, { NODE_ENV: 'test', TEST_TEMPLATES: folder, TEST_DATABASE_URI: DATABASE_URI ?? '' })
  // Read only now, since it looks for its database as it is loaded.
  const { killWorkers } = await import('../tests/steps/kill.ts')
  const { killMonth } = await import('../tests/steps/kill-month.ts')
  const killing = { kills: Number(KILLS ?? 10), processes: Number(SHOP_PROCESSES || 1) }
  try {
    if (STEPS_OF === 'lenses' || STEPS_OF === 'lifestyle')
      return {
        bench: 'steps',
        ...(await killMonth({ of: STEPS_OF, contracts: Number(CONTRACTS ?? 1000), ...killing })),
      }
    return { bench: 'steps', ...(await killWorkers(killing)) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const NIL = [
  ...['stuck', 'owedDue', 'owedFailing', 'lettersWaiting', 'lettersLost', 'lettersDoubled', 'lettersAnew'],
  ...['paymentsLost', 'paidTwice', 'refundsOff', 'purchasesOpen', 'deliveriesWithoutOrder', 'entriesOff'],
  ...['chargedTwiceADay', 'timesWithoutBooking', 'bookingsWithoutTime'],
]
/** Of contracts that are due at once. */
const OF_MONTH = process.env['STEPS_OF'] ? ['contractsLost', 'contractsDoubled'] : []

export const budget = Object.fromEntries(
  [...NIL, ...(OF_MONTH.length > 0 ? OF_MONTH : ['kindsNotRun'])].map((name) => [name, '0']),
)
