import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`price_rises\` ADD \`plan\` text;`)
  await db.run(sql`ALTER TABLE \`winback_offers\` ADD \`opened_at\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`price_rises\` DROP COLUMN \`plan\`;`)
  await db.run(sql`ALTER TABLE \`winback_offers\` DROP COLUMN \`opened_at\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
