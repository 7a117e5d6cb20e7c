import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`orders\` ADD \`label\` text;`)
  await db.run(sql`ALTER TABLE \`releases_prices\` ADD \`brand_id\` integer REFERENCES brands(id);`)
  await db.run(sql`CREATE INDEX \`releases_prices_brand_idx\` ON \`releases_prices\` (\`brand_id\`);`)
  await db.run(sql`ALTER TABLE \`releases_rels\` ADD \`articles_id\` integer REFERENCES articles(id);`)
  await db.run(sql`CREATE INDEX \`releases_rels_articles_id_idx\` ON \`releases_rels\` (\`articles_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_releases_prices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`article_id\` integer,
  	\`category\` text,
  	\`amount\` numeric,
  	\`percent\` numeric,
  	\`channel\` text DEFAULT 'online' NOT NULL,
  	\`kind\` text DEFAULT 'unit' NOT NULL,
  	\`is_campaign\` integer DEFAULT true,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_releases_prices\`("_order", "_parent_id", "id", "article_id", "category", "amount", "percent", "channel", "kind", "is_campaign") SELECT "_order", "_parent_id", "id", "article_id", "category", "amount", "percent", "channel", "kind", "is_campaign" FROM \`releases_prices\`;`)
  await db.run(sql`DROP TABLE \`releases_prices\`;`)
  await db.run(sql`ALTER TABLE \`__new_releases_prices\` RENAME TO \`releases_prices\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`releases_prices_order_idx\` ON \`releases_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_parent_id_idx\` ON \`releases_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_article_idx\` ON \`releases_prices\` (\`article_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_releases_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	\`stores_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_releases_rels\`("id", "order", "parent_id", "path", "pages_id", "categories_id", "stores_id") SELECT "id", "order", "parent_id", "path", "pages_id", "categories_id", "stores_id" FROM \`releases_rels\`;`)
  await db.run(sql`DROP TABLE \`releases_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_releases_rels\` RENAME TO \`releases_rels\`;`)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pages_id_idx\` ON \`releases_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_categories_id_idx\` ON \`releases_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_stores_id_idx\` ON \`releases_rels\` (\`stores_id\`);`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`label\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
