import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`optometrists\` ADD \`is_busy_left\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`optometrists\` ADD \`busy_failures\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`optometrists\` DROP COLUMN \`is_busy_left\`;`)
  await db.run(sql`ALTER TABLE \`optometrists\` DROP COLUMN \`busy_failures\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
