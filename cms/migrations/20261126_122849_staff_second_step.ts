import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`prescription_reads\` ADD \`role\` text;`)
  await db.run(sql`ALTER TABLE \`prescription_reads\` ADD \`store\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_step_on\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_step\` text;`)
  await db.run(sql`ALTER TABLE \`staff\` ADD \`second_step_taken\` numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`prescription_reads\` DROP COLUMN \`role\`;`)
  await db.run(sql`ALTER TABLE \`prescription_reads\` DROP COLUMN \`store\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`invited_at\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_step_on\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_step\`;`)
  await db.run(sql`ALTER TABLE \`staff\` DROP COLUMN \`second_step_taken\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
