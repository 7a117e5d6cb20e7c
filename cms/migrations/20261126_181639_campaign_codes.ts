import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`releases_banner_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_banner_links_order_idx\` ON \`releases_banner_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_banner_links_parent_id_idx\` ON \`releases_banner_links\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`discount_codes\` ADD \`campaign\` text;`)
  await db.run(sql`CREATE INDEX \`discount_codes_campaign_idx\` ON \`discount_codes\` (\`campaign\`);`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`gives_code\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`discount_code\` text;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`discount_percent\` numeric;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`discount_amount\` numeric;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`discount_minimum\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`releases\` ADD \`banner_text\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`releases_banner_links\`;`)
  await db.run(sql`DROP INDEX \`discount_codes_campaign_idx\`;`)
  await db.run(sql`ALTER TABLE \`discount_codes\` DROP COLUMN \`campaign\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`gives_code\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`discount_code\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`discount_percent\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`discount_amount\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`discount_minimum\`;`)
  await db.run(sql`ALTER TABLE \`releases\` DROP COLUMN \`banner_text\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
