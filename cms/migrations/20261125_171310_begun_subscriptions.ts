import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`purchases\` ADD \`subscription_terms\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`subscription_terms\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`card\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`orders_due_at_idx\` ON \`orders\` (\`due_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`subscription_terms\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`card\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`purchases\` DROP COLUMN \`subscription_terms\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
