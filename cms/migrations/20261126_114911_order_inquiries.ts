import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`awaits_answer_until\` text;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`inquiries\` text;`)
  await db.run(sql`CREATE INDEX \`orders_awaits_answer_until_idx\` ON \`orders\` (\`awaits_answer_until\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`orders_awaits_answer_until_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`awaits_answer_until\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`inquiries\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
