import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`charges\` ADD \`pay_until\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`charges\` DROP COLUMN \`pay_until\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
