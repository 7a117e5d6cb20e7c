import type { Contract } from '#domain/subscriptions/contract.ts'
import { foundBy } from '#plugins/subscriptions/subscription.ts'
import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`process_on\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`stage\` text DEFAULT 'planned' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`paused_on\` text;`)
  await db.run(sql`CREATE INDEX \`subscriptions_process_on_idx\` ON \`subscriptions\` (\`process_on\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_stage_idx\` ON \`subscriptions\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_paused_on_idx\` ON \`subscriptions\` (\`paused_on\`);`)
  const rows = await db.all<{ id: number; contract: string }>(sql`SELECT id, contract FROM subscriptions;`)
  for (const { id, contract } of rows) {
    const { processOn, stage, pausedOn } = foundBy(JSON.parse(contract) as Contract)
    await db.run(
      sql`UPDATE subscriptions SET process_on = ${processOn}, stage = ${stage}, paused_on = ${pausedOn} WHERE id = ${id};`,
    )
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`subscriptions_process_on_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_stage_idx\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_paused_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`process_on\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`stage\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`paused_on\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  subscriptions: (document) => ({ ...document, ...foundBy(document['contract'] as Contract) }),
}
