import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lifestyle_plans_campaigns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`monthly\` numeric NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lifestyle_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lifestyle_plans_campaigns_order_idx\` ON \`lifestyle_plans_campaigns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_plans_campaigns_parent_id_idx\` ON \`lifestyle_plans_campaigns\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`lifestyle_plans\` ADD \`price_log\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lifestyle_plans_campaigns\`;`)
  await db.run(sql`ALTER TABLE \`lifestyle_plans\` DROP COLUMN \`price_log\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
