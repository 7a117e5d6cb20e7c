import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`prescription_files\` ADD \`bytes\` numeric;`)
  await db.run(sql`ALTER TABLE \`prescription_files\` ADD \`network\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`prescription_files\` DROP COLUMN \`bytes\`;`)
  await db.run(sql`ALTER TABLE \`prescription_files\` DROP COLUMN \`network\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
