import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`is_own\` integer;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`social_number_index\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_social_number_index_idx\` ON \`bookings\` (\`social_number_index\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`bookings_social_number_index_idx\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`is_own\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`social_number_index\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
