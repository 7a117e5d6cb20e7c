import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` ADD \`is_modeled\` integer DEFAULT true;`)
  await db.run(sql`ALTER TABLE \`articles\` ADD \`finish\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`is_modeled\`;`)
  await db.run(sql`ALTER TABLE \`articles\` DROP COLUMN \`finish\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
