import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Payload } from 'payload'
import { seedsOf } from '#plugins/kit/extend.ts'
import { inBulk } from '#plugins/kit/storage/database.ts'
import { withLease } from '#plugins/kit/tasks/lease.ts'
import { checkKeys } from './launch/check-keys.ts'
import { checkSettings } from './launch/check-settings.ts'
import { exitWithError } from './launch/startup-error.ts'
import { hasStaff, createFirstAdmin } from './launch/first-admin.ts'
import { shareKeys } from './launch/keys.ts'
import { migrate } from './migrate.ts'
import { settings } from './settings.ts'
import { bootShop } from './shop.ts'

/**
 * Seeds a shop that has no staff yet; the first admin is created last, so an interrupted seeding is repeated. Of several
 * processes one seeds, and the others wait.
 */
export async function seedEmpty(payload: Payload): Promise<string> {
  return (await hasStaff(payload)) ? 'nothing to do' : alone(payload, () => seedOnce(payload))
}

async function seedOnce(payload: Payload): Promise<string> {
  if (await hasStaff(payload)) return 'done by another process'
  const seeded = await runSeeds(payload)
  await createFirstAdmin(payload)
  return seeded
}

function alone<T>(payload: Payload, work: () => Promise<T>): Promise<T> {
  const inTurn = () => inBulk(payload, settings.databaseUri, work)
  return withLease({ payload }, 'seeds', inTurn, () => process.stdout.write(' waiting for another process …'))
}

/** Runs every seed. Rows have stable keys, and existing ones are left unchanged. */
async function runSeeds(payload: Payload): Promise<string> {
  const counts: string[] = []
  for (const { name, run } of seedsOf(payload.config)) {
    const count = await run(payload, join(settings.root, 'content-seeds'))
    counts.push(`${count} ${name}`)
  }
  return counts.join(', ') || 'no seeds'
}

async function enlarge(payload: Payload, count: number): Promise<void> {
  for (const seed of seedsOf(payload.config))
    if (seed.enlarge) console.log(`Added: ${await seed.enlarge(payload, count)} articles`)
}

/** `npm run seed -- --articles 10000` adds articles to try a large shop with. */
async function seedOnly(): Promise<void> {
  const { values } = parseArgs({ options: { articles: { type: 'string' } } })
  checkSettings(settings)
  shareKeys(settings)
  const { payload } = await bootShop()
  await migrate(payload)
  await checkKeys(payload)
  await alone(payload, async () => {
    console.log(`Seeded: ${await runSeeds(payload)}`)
    if (!(await hasStaff(payload))) await createFirstAdmin(payload)
    if (values.articles) await enlarge(payload, Number(values.articles))
  })
  await payload.destroy()
  process.exit(0)
}

if (import.meta.main) await seedOnly().catch(exitWithError)
