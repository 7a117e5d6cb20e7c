import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`tenants\` ADD \`feed_contact\` text;`)
  await db.run(sql`ALTER TABLE \`tenant_articles\` ADD \`is_waiting\` integer;`)
  await db.run(sql`ALTER TABLE \`feed_reports\` ADD \`outcome\` text;`)
  await db.run(sql`ALTER TABLE \`feed_reports\` ADD \`waiting\` numeric;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
