import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Measures a shop on SQLite with `CONTRACTS` lens subscriptions, of which `DUE` are due at once: finding them, whole deliveries (charge, order, stock,
 * ledger, letters) and bare charges a second, its memory, and the page of one that has delivered for five years, as the site asks for it; and two
 * years of `LIVED` subscriptions, in another shop.
 */
export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  Object.assign(process.env, { NODE_ENV: 'test', TEST_TEMPLATES: folder, TEST_DATABASE_URI: '' })
  // Read only now, since it looks for its database as it is loaded.
  const { measureContracts, measureTwoYears } = await import('../tests/steps/many-contracts.ts')
  const { CONTRACTS, DUE, CHARGES, LIVED } = process.env
  const many = { contracts: Number(CONTRACTS ?? 100_000), due: Number(DUE ?? 1000), charges: Number(CHARGES ?? 1000) }
  try {
    // First, since bare charges leave their owner without what follows of them.
    const years = await measureTwoYears(Number(LIVED ?? 200))
    return { bench: 'subscriptions', ...(await measureContracts(many)), ...years }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export const budget = {
  findingDueMs: '≤ 50',
  deliveriesPerSecond: '≥ 30',
  chargesPerSecond: '≥ 150',
  herPageP95Ms: '≤ 60',
  stuck: '0',
  twoYearsSeconds: '≤ 60',
  statementsOff: '0',
}
