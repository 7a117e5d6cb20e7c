import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_suggesting\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`asks_at_once\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_suggesting\`("id", "is_on", "asks_at_once", "updated_at", "created_at") SELECT "id", "is_on", "asks_at_once", "updated_at", "created_at" FROM \`suggesting\`;`)
  await db.run(sql`DROP TABLE \`suggesting\`;`)
  await db.run(sql`ALTER TABLE \`__new_suggesting\` RENAME TO \`suggesting\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_suggesting\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`asks_at_once\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`INSERT INTO \`__new_suggesting\`("id", "is_on", "asks_at_once", "updated_at", "created_at") SELECT "id", "is_on", "asks_at_once", "updated_at", "created_at" FROM \`suggesting\`;`)
  await db.run(sql`DROP TABLE \`suggesting\`;`)
  await db.run(sql`ALTER TABLE \`__new_suggesting\` RENAME TO \`suggesting\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
