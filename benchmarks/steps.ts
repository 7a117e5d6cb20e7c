import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Kills processes of a shop `KILLS` times at random while everything it can owe is done and the outside fails every tenth call; on the engine of
 * `DATABASE_URI` by `SHOP_PROCESSES` at once. Each step is done once, none is lost, and staff have nothing to look after.
 */
export async function run() {
  const { DATABASE_URI, SHOP_PROCESSES, KILLS } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  Object.assign(process.env, { NODE_ENV: 'test', TEST_TEMPLATES: folder, TEST_DATABASE_URI: DATABASE_URI ?? '' })
  // Read only now, since it looks for its database as it is loaded.
  const { killWorkers } = await import('../tests/steps/kill.ts')
  try {
    return {
      bench: 'steps',
      ...(await killWorkers({ kills: Number(KILLS ?? 10), processes: Number(SHOP_PROCESSES || 1) })),
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const NIL = [
  ...['stuck', 'owedDue', 'owedFailing', 'lettersWaiting', 'lettersLost', 'lettersDoubled'],
  ...['paymentsLost', 'paidTwice', 'refundsOff', 'purchasesOpen', 'deliveriesWithoutOrder', 'entriesOff'],
  ...['chargedTwiceADay', 'timesWithoutBooking', 'bookingsWithoutTime'],
]

/** A year must pass for every kind to be owed, which a hundred kills take. */
const hasYear = Number(process.env['KILLS']) >= 100
export const budget = Object.fromEntries([...NIL, ...(hasYear ? ['kindsNotRun'] : [])].map((name) => [name, '0']))
