import type { Payload } from 'payload'
import { migrateDatabase } from '#plugins/kit/storage/database.ts'
import { exitWithError } from './launch/startup-error.ts'
import { checkSettings } from './launch/check-settings.ts'
import { shareKeys } from './launch/keys.ts'
import { settings } from './settings.ts'
import { bootShop, explained } from './shop.ts'

/** Migrates the database, all pending steps or none. Gives their number. */
export async function migrate(payload: Payload): Promise<number> {
  return migrateDatabase(payload, settings.databaseUri).catch((problem: unknown) => {
    throw explained(problem)
  })
}

async function migrateOnly(): Promise<void> {
  checkSettings(settings)
  shareKeys(settings)
  const { payload } = await bootShop()
  console.log(`Migrations done: ${await migrate(payload)}`)
  await payload.destroy()
  process.exit(0)
}

if (import.meta.main) await migrateOnly().catch(exitWithError)
