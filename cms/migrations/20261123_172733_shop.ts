import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`counters\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`value\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`counters_name_idx\` ON \`counters\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`guesses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`points\` numeric NOT NULL,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`guesses_key_idx\` ON \`guesses\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`guesses_expires_at_idx\` ON \`guesses\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`body\` text NOT NULL,
  	\`is_done\` integer,
  	\`answer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_is_done_idx\` ON \`idempotency_keys\` (\`is_done\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_updated_at_idx\` ON \`idempotency_keys\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_created_at_idx\` ON \`idempotency_keys\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invalidations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`tags\` text NOT NULL,
  	\`process\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invalidations_sequence_idx\` ON \`invalidations\` (\`sequence\`);`)
  await db.run(sql`CREATE INDEX \`invalidations_updated_at_idx\` ON \`invalidations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invalidations_created_at_idx\` ON \`invalidations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`kept_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`sealed\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kept_keys_name_idx\` ON \`kept_keys\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`key_checks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`signed\` text NOT NULL,
  	\`sealed\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`key_checks_name_idx\` ON \`key_checks\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`leases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`leased_by\` text,
  	\`lease_until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`leases_name_idx\` ON \`leases\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`limit_counts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`process\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`counts\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`limit_counts_process_idx\` ON \`limit_counts\` (\`process\`);`)
  await db.run(sql`CREATE INDEX \`limit_counts_updated_at_idx\` ON \`limit_counts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`limit_counts_created_at_idx\` ON \`limit_counts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`outbox\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`channel\` text DEFAULT 'mail',
  	\`state\` text NOT NULL,
  	\`attempts\` numeric NOT NULL,
  	\`next_attempt_at\` text,
  	\`message\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_state_idx\` ON \`outbox\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`outbox_next_attempt_at_idx\` ON \`outbox\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_updated_at_idx\` ON \`outbox\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`outbox_created_at_idx\` ON \`outbox\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`scheduled_tasks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`next_run_at\` text NOT NULL,
  	\`lease_until\` text NOT NULL,
  	\`leased_by\` text,
  	\`started_at\` text,
  	\`ended_at\` text,
  	\`settled\` numeric,
  	\`failures\` numeric NOT NULL,
  	\`last_error\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`scheduled_tasks_name_idx\` ON \`scheduled_tasks\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`unreadable_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`document\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`unreadable_documents_document_idx\` ON \`unreadable_documents\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`unreadable_documents_updated_at_idx\` ON \`unreadable_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`unreadable_documents_created_at_idx\` ON \`unreadable_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`stores_deviating_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`hours\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stores_deviating_days_order_idx\` ON \`stores_deviating_days\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`stores_deviating_days_parent_id_idx\` ON \`stores_deviating_days\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stores_services\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stores_services_order_idx\` ON \`stores_services\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stores_services_parent_idx\` ON \`stores_services\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stores_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stores_languages_order_idx\` ON \`stores_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stores_languages_parent_idx\` ON \`stores_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stores_accessibility\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`stores_accessibility_order_idx\` ON \`stores_accessibility\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`stores_accessibility_parent_idx\` ON \`stores_accessibility\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`stores\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`street\` text NOT NULL,
  	\`zip\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`latitude\` numeric NOT NULL,
  	\`longitude\` numeric NOT NULL,
  	\`description\` text NOT NULL,
  	\`picture_id\` integer,
  	\`monday\` text,
  	\`monday_lunch\` text,
  	\`tuesday\` text,
  	\`tuesday_lunch\` text,
  	\`wednesday\` text,
  	\`wednesday_lunch\` text,
  	\`thursday\` text,
  	\`thursday_lunch\` text,
  	\`friday\` text,
  	\`friday_lunch\` text,
  	\`saturday\` text,
  	\`saturday_lunch\` text,
  	\`sunday\` text,
  	\`sunday_lunch\` text,
  	\`holidays_until\` text,
  	\`accessibility_details\` text,
  	\`is_open\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stores_number_idx\` ON \`stores\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`stores_slug_idx\` ON \`stores\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`stores_picture_idx\` ON \`stores\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`stores_updated_at_idx\` ON \`stores\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stores_created_at_idx\` ON \`stores\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`articles_flags\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`color\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_flags_order_idx\` ON \`articles_flags\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_flags_parent_id_idx\` ON \`articles_flags\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_suitable_for\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_suitable_for_order_idx\` ON \`articles_suitable_for\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_suitable_for_parent_idx\` ON \`articles_suitable_for\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles_tints\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`color\` text NOT NULL,
  	\`swatch\` text NOT NULL,
  	\`degree\` numeric NOT NULL,
  	\`is_gradient\` integer DEFAULT false,
  	\`amount\` numeric NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_tints_order_idx\` ON \`articles_tints\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`articles_tints_parent_id_idx\` ON \`articles_tints\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`title\` text,
  	\`is_published\` integer DEFAULT true,
  	\`rank\` numeric DEFAULT 1000 NOT NULL,
  	\`name\` text NOT NULL,
  	\`handle\` text NOT NULL,
  	\`category\` text NOT NULL,
  	\`brand_id\` integer NOT NULL,
  	\`description\` text NOT NULL,
  	\`package_amount\` numeric,
  	\`model\` text,
  	\`color\` text,
  	\`color_family\` text,
  	\`swatch\` text,
  	\`sport\` text,
  	\`shape\` text,
  	\`rim\` text,
  	\`frame_material\` text,
  	\`rim_width\` numeric,
  	\`weight\` numeric,
  	\`collection\` text,
  	\`takes_lenses\` integer DEFAULT false,
  	\`is_tintable\` integer DEFAULT true,
  	\`lifestyle\` text,
  	\`sustainability\` text,
  	\`adjustable_parts\` text,
  	\`smart_feature\` text,
  	\`has_hearing_amplifier\` integer DEFAULT false,
  	\`is_polarized\` integer DEFAULT false,
  	\`is_photochromic\` integer DEFAULT false,
  	\`filter_category\` numeric,
  	\`transmission\` numeric,
  	\`lens_type\` text,
  	\`design\` text,
  	\`lens_brand\` text,
  	\`day_night\` text,
  	\`tint\` text,
  	\`lens_material\` text,
  	\`water_content\` numeric,
  	\`oxygen\` numeric,
  	\`has_uv_filter\` integer DEFAULT false,
  	\`lens_choice\` text,
  	\`item\` text,
  	\`preservatives\` text,
  	\`contents\` text,
  	\`lens_kind\` text,
  	\`refractive_index\` text,
  	\`includes\` text,
  	\`bounds\` text,
  	\`needs_fitting\` integer DEFAULT false,
  	\`warnings\` text NOT NULL,
  	\`ce\` integer DEFAULT true,
  	\`udi\` text,
  	\`is_sealed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_number_idx\` ON \`articles\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`articles_handle_idx\` ON \`articles\` (\`handle\`);`)
  await db.run(sql`CREATE INDEX \`articles_brand_idx\` ON \`articles\` (\`brand_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_model_idx\` ON \`articles\` (\`model\`);`)
  await db.run(sql`CREATE INDEX \`articles_updated_at_idx\` ON \`articles\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`articles_created_at_idx\` ON \`articles\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`articles_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`articles_rels_order_idx\` ON \`articles_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_parent_idx\` ON \`articles_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_path_idx\` ON \`articles_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`articles_rels_media_id_idx\` ON \`articles_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE TABLE \`skus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`title\` text NOT NULL,
  	\`article_id\` integer NOT NULL,
  	\`stock\` numeric DEFAULT 0,
  	\`holds\` text,
  	\`holds_version\` numeric DEFAULT 0,
  	\`key\` text,
  	\`size\` text,
  	\`measures\` text,
  	\`parameters\` text,
  	\`sells_online\` integer DEFAULT true,
  	\`sells_in_stores\` integer DEFAULT true,
  	\`is_supplier_order\` integer DEFAULT false,
  	\`lead_time_days\` numeric DEFAULT 0 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`skus_number_idx\` ON \`skus\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`skus_article_idx\` ON \`skus\` (\`article_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`skus_key_idx\` ON \`skus\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`skus_updated_at_idx\` ON \`skus\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`skus_created_at_idx\` ON \`skus\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`prices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`article_id\` integer NOT NULL,
  	\`channel\` text DEFAULT 'online' NOT NULL,
  	\`kind\` text DEFAULT 'unit' NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`is_campaign\` integer DEFAULT false,
  	\`starts_at\` text,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`prices_article_idx\` ON \`prices\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`prices_starts_at_idx\` ON \`prices\` (\`starts_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`prices_key_idx\` ON \`prices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`prices_updated_at_idx\` ON \`prices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`prices_created_at_idx\` ON \`prices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`brands\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`former_slugs\` text,
  	\`tagline\` text NOT NULL,
  	\`story\` text NOT NULL,
  	\`picture_id\` integer,
  	\`description\` text,
  	\`maker_name\` text NOT NULL,
  	\`maker_street\` text NOT NULL,
  	\`maker_zip\` text NOT NULL,
  	\`maker_city\` text NOT NULL,
  	\`maker_country\` text NOT NULL,
  	\`maker_email\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`brands_slug_idx\` ON \`brands\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`brands_picture_idx\` ON \`brands\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`brands_updated_at_idx\` ON \`brands\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`brands_created_at_idx\` ON \`brands\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`title\` text NOT NULL,
  	\`slug\` text NOT NULL,
  	\`kind\` text,
  	\`intro\` text,
  	\`picture_id\` integer,
  	\`description\` text,
  	\`former_slugs\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`categories_code_idx\` ON \`categories\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`categories_slug_idx\` ON \`categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`categories_picture_idx\` ON \`categories\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`categories_updated_at_idx\` ON \`categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`categories_created_at_idx\` ON \`categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`store_stock\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`sku_id\` integer NOT NULL,
  	\`store_id\` integer NOT NULL,
  	\`pieces\` numeric NOT NULL,
  	\`holds\` text,
  	\`holds_version\` numeric DEFAULT 0,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`sku_id\`) REFERENCES \`skus\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`store_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`store_stock_sku_idx\` ON \`store_stock\` (\`sku_id\`);`)
  await db.run(sql`CREATE INDEX \`store_stock_store_idx\` ON \`store_stock\` (\`store_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`store_stock_key_idx\` ON \`store_stock\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`store_stock_updated_at_idx\` ON \`store_stock\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`store_stock_created_at_idx\` ON \`store_stock\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`alt\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`catalog_changes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`documents\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`catalog_changes_number_idx\` ON \`catalog_changes\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`catalog_changes_updated_at_idx\` ON \`catalog_changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`catalog_changes_created_at_idx\` ON \`catalog_changes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text,
  	\`street\` text,
  	\`postal_code\` text,
  	\`town\` text,
  	\`language\` text NOT NULL,
  	\`marketing\` text NOT NULL,
  	\`terms_version\` text,
  	\`shopper\` text NOT NULL,
  	\`password_hash\` text,
  	\`searched_first_name\` text,
  	\`searched_last_name\` text,
  	\`trail\` text,
  	\`sms_notices\` integer DEFAULT false,
  	\`deletion_asked_at\` text,
  	\`social_number\` text,
  	\`social_number_index\` text,
  	\`former_addresses\` text,
  	\`is_identified\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_number_idx\` ON \`customers\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`customers_first_name_idx\` ON \`customers\` (\`first_name\`);`)
  await db.run(sql`CREATE INDEX \`customers_last_name_idx\` ON \`customers\` (\`last_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_email_idx\` ON \`customers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`customers_phone_idx\` ON \`customers\` (\`phone\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_shopper_idx\` ON \`customers\` (\`shopper\`);`)
  await db.run(sql`CREATE INDEX \`customers_searched_first_name_idx\` ON \`customers\` (\`searched_first_name\`);`)
  await db.run(sql`CREATE INDEX \`customers_searched_last_name_idx\` ON \`customers\` (\`searched_last_name\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customers_social_number_index_idx\` ON \`customers\` (\`social_number_index\`);`)
  await db.run(sql`CREATE INDEX \`customers_updated_at_idx\` ON \`customers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customers_created_at_idx\` ON \`customers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`shopper\` text NOT NULL,
  	\`method\` text NOT NULL,
  	\`device\` text,
  	\`started_at\` text NOT NULL,
  	\`last_used_at\` text NOT NULL,
  	\`identified_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_sessions_token_hash_idx\` ON \`customer_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_sessions_ref_idx\` ON \`customer_sessions\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_customer_idx\` ON \`customer_sessions\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`customer_sessions_last_used_at_idx\` ON \`customer_sessions\` (\`last_used_at\`);`)
  await db.run(sql`CREATE TABLE \`account_links\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`customer\` text,
  	\`shopper\` text NOT NULL,
  	\`registration\` text,
  	\`created_at\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_links_token_hash_idx\` ON \`account_links\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`account_links_email_idx\` ON \`account_links\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`account_links_customer_idx\` ON \`account_links\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`account_links_created_at_idx\` ON \`account_links\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`account_links_expires_at_idx\` ON \`account_links\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`data_exports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`slot\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`ready_at\` text,
  	\`needs_strong\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`data_exports_ref_idx\` ON \`data_exports\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_customer_idx\` ON \`data_exports\` (\`customer\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`data_exports_slot_idx\` ON \`data_exports\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_state_idx\` ON \`data_exports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_ready_at_idx\` ON \`data_exports\` (\`ready_at\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_updated_at_idx\` ON \`data_exports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_created_at_idx\` ON \`data_exports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`account_deletions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`customer\` text NOT NULL,
  	\`is_done\` integer DEFAULT false NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`done_at\` text,
  	\`kept\` text NOT NULL,
  	\`who\` text,
  	\`note\` text,
  	\`recipient\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_deletions_customer_idx\` ON \`account_deletions\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_is_done_idx\` ON \`account_deletions\` (\`is_done\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_done_at_idx\` ON \`account_deletions\` (\`done_at\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_updated_at_idx\` ON \`account_deletions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_created_at_idx\` ON \`account_deletions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`customer_merges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`into\` text NOT NULL,
  	\`is_done\` integer DEFAULT false NOT NULL,
  	\`former\` text,
  	\`who\` text NOT NULL,
  	\`note\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`moved\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_merges_from_idx\` ON \`customer_merges\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_into_idx\` ON \`customer_merges\` (\`into\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_is_done_idx\` ON \`customer_merges\` (\`is_done\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_updated_at_idx\` ON \`customer_merges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_created_at_idx\` ON \`customer_merges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`user_handle\` text NOT NULL,
  	\`transports\` text,
  	\`created_at\` text NOT NULL,
  	\`last_used_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_ref_idx\` ON \`passkeys\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`passkeys_customer_idx\` ON \`passkeys\` (\`customer\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`passkeys_credential_id_idx\` ON \`passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE TABLE \`passkey_challenges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`challenge\` text NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`holder\` text NOT NULL,
  	\`expires_at\` text NOT NULL,
  	\`used_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`passkey_challenges_challenge_idx\` ON \`passkey_challenges\` (\`challenge\`);`)
  await db.run(sql`CREATE INDEX \`passkey_challenges_expires_at_idx\` ON \`passkey_challenges\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`identifications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`stage\` text NOT NULL,
  	\`sealed\` text,
  	\`social_number_index\` text,
  	\`expires_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`identifications_token_hash_idx\` ON \`identifications\` (\`token_hash\`);`)
  await db.run(sql`CREATE INDEX \`identifications_social_number_index_idx\` ON \`identifications\` (\`social_number_index\`);`)
  await db.run(sql`CREATE INDEX \`identifications_expires_at_idx\` ON \`identifications\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`agreement_versions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`page\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`effective_on\` text NOT NULL,
  	\`published_at\` text NOT NULL,
  	\`blocks\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agreement_versions_key_idx\` ON \`agreement_versions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`agreement_versions_page_idx\` ON \`agreement_versions\` (\`page\`);`)
  await db.run(sql`CREATE INDEX \`agreement_versions_updated_at_idx\` ON \`agreement_versions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agreement_versions_created_at_idx\` ON \`agreement_versions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`kept_prescriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`source_key\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`added_at\` text NOT NULL,
  	\`article_id\` numeric,
  	\`name\` text,
  	\`examined_on\` text,
  	\`source_ref\` text,
  	\`signed_by\` text,
  	\`values\` text NOT NULL,
  	\`file\` text,
  	\`file_type\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`kept_prescriptions_ref_idx\` ON \`kept_prescriptions\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`kept_prescriptions_customer_idx\` ON \`kept_prescriptions\` (\`customer\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`kept_prescriptions_source_key_idx\` ON \`kept_prescriptions\` (\`source_key\`);`)
  await db.run(sql`CREATE INDEX \`kept_prescriptions_added_at_idx\` ON \`kept_prescriptions\` (\`added_at\`);`)
  await db.run(sql`CREATE INDEX \`kept_prescriptions_source_ref_idx\` ON \`kept_prescriptions\` (\`source_ref\`);`)
  await db.run(sql`CREATE INDEX \`kept_prescriptions_updated_at_idx\` ON \`kept_prescriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`kept_prescriptions_created_at_idx\` ON \`kept_prescriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`prescription_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`sent_at\` text NOT NULL,
  	\`order_number\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`prescription_files_ref_idx\` ON \`prescription_files\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`prescription_files_owner_idx\` ON \`prescription_files\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`prescription_files_sent_at_idx\` ON \`prescription_files\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`prescription_files_order_number_idx\` ON \`prescription_files\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`prescription_files_updated_at_idx\` ON \`prescription_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`prescription_files_created_at_idx\` ON \`prescription_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`prescription_reads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`at\` text NOT NULL,
  	\`who\` text NOT NULL,
  	\`why\` text NOT NULL,
  	\`prescription\` text NOT NULL,
  	\`customer\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`prescription_reads_at_idx\` ON \`prescription_reads\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`prescription_reads_prescription_idx\` ON \`prescription_reads\` (\`prescription\`);`)
  await db.run(sql`CREATE INDEX \`prescription_reads_customer_idx\` ON \`prescription_reads\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`prescription_reads_updated_at_idx\` ON \`prescription_reads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`prescription_reads_created_at_idx\` ON \`prescription_reads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`discount_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`value\` numeric NOT NULL,
  	\`minimum\` numeric DEFAULT 0 NOT NULL,
  	\`starts_on\` text NOT NULL,
  	\`ends_on\` text NOT NULL,
  	\`is_limited\` integer DEFAULT false,
  	\`uses_left\` numeric DEFAULT 0,
  	\`holds\` text,
  	\`holds_version\` numeric DEFAULT 0,
  	\`is_for_frame\` integer DEFAULT false,
  	\`booking\` text,
  	\`description\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`discount_codes_code_idx\` ON \`discount_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`discount_codes_updated_at_idx\` ON \`discount_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`discount_codes_created_at_idx\` ON \`discount_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`delivery_methods\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`method_id\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`carrier\` text,
  	\`price\` numeric NOT NULL,
  	\`free_from\` numeric,
  	\`promise\` text NOT NULL,
  	\`is_offered\` integer DEFAULT true,
  	\`place\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`delivery_methods_method_id_idx\` ON \`delivery_methods\` (\`method_id\`);`)
  await db.run(sql`CREATE INDEX \`delivery_methods_updated_at_idx\` ON \`delivery_methods\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_methods_created_at_idx\` ON \`delivery_methods\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`carts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`shopper_id\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`lines\` text NOT NULL,
  	\`discount_code\` text,
  	\`done_keys\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`carts_shopper_id_idx\` ON \`carts\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`carts_updated_at_idx\` ON \`carts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`carts_created_at_idx\` ON \`carts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gift_cards\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`last_digits\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`pin_hash\` text NOT NULL,
  	\`balance\` numeric DEFAULT 0 NOT NULL,
  	\`holds\` text,
  	\`holds_version\` numeric DEFAULT 0,
  	\`worth\` numeric NOT NULL,
  	\`expires_on\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_cards_fingerprint_idx\` ON \`gift_cards\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_updated_at_idx\` ON \`gift_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_created_at_idx\` ON \`gift_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`purchases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`form_hash\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`shopper_id\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`state_since\` text NOT NULL,
  	\`hold_ref\` text NOT NULL,
  	\`is_released\` integer,
  	\`lines\` text NOT NULL,
  	\`prescriptions\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`delivery\` text NOT NULL,
  	\`totals\` text NOT NULL,
  	\`gift_card\` text,
  	\`discount_code\` text,
  	\`payment_method_id\` numeric NOT NULL,
  	\`terms_version\` text,
  	\`transaction_id\` text,
  	\`pay_url\` text,
  	\`order_number\` text,
  	\`next_ask_at\` text,
  	\`no_order_reason\` text,
  	\`promised\` numeric NOT NULL,
  	\`refunds\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`purchases_ref_idx\` ON \`purchases\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`purchases_key_idx\` ON \`purchases\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`purchases_shopper_id_idx\` ON \`purchases\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`purchases_state_idx\` ON \`purchases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`purchases_transaction_id_idx\` ON \`purchases\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`purchases_next_ask_at_idx\` ON \`purchases\` (\`next_ask_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases_updated_at_idx\` ON \`purchases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`purchases_created_at_idx\` ON \`purchases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bought_rows\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`row\` text NOT NULL,
  	\`hold_ref\` text NOT NULL,
  	\`purchase_ref\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bought_rows_row_idx\` ON \`bought_rows\` (\`row\`);`)
  await db.run(sql`CREATE INDEX \`bought_rows_hold_ref_idx\` ON \`bought_rows\` (\`hold_ref\`);`)
  await db.run(sql`CREATE INDEX \`bought_rows_updated_at_idx\` ON \`bought_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bought_rows_created_at_idx\` ON \`bought_rows\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`orders\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`source_key\` text NOT NULL,
  	\`customer\` text,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`placed_at\` text NOT NULL,
  	\`promised_on\` text NOT NULL,
  	\`customer_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`email_key\` text,
  	\`total_cost\` numeric NOT NULL,
  	\`refunded\` numeric DEFAULT 0 NOT NULL,
  	\`promised\` numeric DEFAULT 0 NOT NULL,
  	\`waits_for_optician\` integer,
  	\`awaits_prescription\` integer,
  	\`is_reversed\` integer,
  	\`has_open_refund\` integer,
  	\`refund_needs_staff\` integer,
  	\`owes_sent_letter\` integer,
  	\`terms_version\` text,
  	\`bought\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`prescriptions\` text NOT NULL,
  	\`refunds\` text NOT NULL,
  	\`parcels\` text,
  	\`restocked\` text,
  	\`timeline\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_source_key_idx\` ON \`orders\` (\`source_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`orders_state_idx\` ON \`orders\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_idx\` ON \`orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_key_idx\` ON \`orders\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_waits_for_optician_idx\` ON \`orders\` (\`waits_for_optician\`);`)
  await db.run(sql`CREATE INDEX \`orders_awaits_prescription_idx\` ON \`orders\` (\`awaits_prescription\`);`)
  await db.run(sql`CREATE INDEX \`orders_has_open_refund_idx\` ON \`orders\` (\`has_open_refund\`);`)
  await db.run(sql`CREATE INDEX \`orders_refund_needs_staff_idx\` ON \`orders\` (\`refund_needs_staff\`);`)
  await db.run(sql`CREATE INDEX \`orders_owes_sent_letter_idx\` ON \`orders\` (\`owes_sent_letter\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lookups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`asked\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lookups_updated_at_idx\` ON \`lookups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lookups_created_at_idx\` ON \`lookups\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`invoices\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`total\` numeric NOT NULL,
  	\`amount_left\` numeric NOT NULL,
  	\`created_on\` text NOT NULL,
  	\`due_date\` text NOT NULL,
  	\`ocr_number\` text NOT NULL,
  	\`type\` numeric NOT NULL,
  	\`subscription_id\` numeric NOT NULL,
  	\`buyer\` text NOT NULL,
  	\`rows\` text NOT NULL,
  	\`credits\` text NOT NULL,
  	\`payments\` text NOT NULL,
  	\`timeline\` text NOT NULL,
  	\`standing\` text,
  	\`reminders_sent\` numeric NOT NULL,
  	\`next_reminder_on\` text,
  	\`owes_letter\` integer,
  	\`is_moving\` integer,
  	\`refund_needs_staff\` integer,
  	\`version\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_number_idx\` ON \`invoices\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_ref_idx\` ON \`invoices\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_key_idx\` ON \`invoices\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`invoices_customer_idx\` ON \`invoices\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`invoices_status_idx\` ON \`invoices\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`invoices_created_on_idx\` ON \`invoices\` (\`created_on\`);`)
  await db.run(sql`CREATE INDEX \`invoices_due_date_idx\` ON \`invoices\` (\`due_date\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`invoices_ocr_number_idx\` ON \`invoices\` (\`ocr_number\`);`)
  await db.run(sql`CREATE INDEX \`invoices_next_reminder_on_idx\` ON \`invoices\` (\`next_reminder_on\`);`)
  await db.run(sql`CREATE INDEX \`invoices_owes_letter_idx\` ON \`invoices\` (\`owes_letter\`);`)
  await db.run(sql`CREATE INDEX \`invoices_is_moving_idx\` ON \`invoices\` (\`is_moving\`);`)
  await db.run(sql`CREATE INDEX \`invoices_refund_needs_staff_idx\` ON \`invoices\` (\`refund_needs_staff\`);`)
  await db.run(sql`CREATE INDEX \`invoices_updated_at_idx\` ON \`invoices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`invoices_created_at_idx\` ON \`invoices\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bank_rows\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`archive_id\` text NOT NULL,
  	\`paid_on\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`invoice\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bank_rows_archive_id_idx\` ON \`bank_rows\` (\`archive_id\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_paid_on_idx\` ON \`bank_rows\` (\`paid_on\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_updated_at_idx\` ON \`bank_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bank_rows_created_at_idx\` ON \`bank_rows\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`withdrawals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`declared\` text NOT NULL,
  	\`customer\` text,
  	\`asked_by\` text,
  	\`way\` text,
  	\`reason\` text,
  	\`shipment\` text,
  	\`code\` text,
  	\`refund\` numeric,
  	\`instructed_at\` text,
  	\`handled_at\` text,
  	\`handled_by\` text,
  	\`note\` text,
  	\`owes_receipt\` integer,
  	\`owes_instructions\` integer,
  	\`owes_label\` integer,
  	\`owes_refund\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`withdrawals_ref_idx\` ON \`withdrawals\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`withdrawals_key_idx\` ON \`withdrawals\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_number_idx\` ON \`withdrawals\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_state_idx\` ON \`withdrawals\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_customer_idx\` ON \`withdrawals\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_handled_at_idx\` ON \`withdrawals\` (\`handled_at\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_receipt_idx\` ON \`withdrawals\` (\`owes_receipt\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_instructions_idx\` ON \`withdrawals\` (\`owes_instructions\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_label_idx\` ON \`withdrawals\` (\`owes_label\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_refund_idx\` ON \`withdrawals\` (\`owes_refund\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_updated_at_idx\` ON \`withdrawals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_created_at_idx\` ON \`withdrawals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`exam_types_age_groups\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exam_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exam_types_age_groups_order_idx\` ON \`exam_types_age_groups\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`exam_types_age_groups_parent_idx\` ON \`exam_types_age_groups\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exam_types_instruments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exam_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exam_types_instruments_order_idx\` ON \`exam_types_instruments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`exam_types_instruments_parent_idx\` ON \`exam_types_instruments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exam_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`complaint\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`bring\` text,
  	\`group\` text NOT NULL,
  	\`level\` text DEFAULT 'basic' NOT NULL,
  	\`minutes\` numeric DEFAULT 30 NOT NULL,
  	\`price\` numeric NOT NULL,
  	\`skill\` text DEFAULT 'refraction' NOT NULL,
  	\`service\` text DEFAULT 'eye_exam' NOT NULL,
  	\`key\` text NOT NULL,
  	\`is_offered\` integer DEFAULT true,
  	\`is_for_companies\` integer DEFAULT false,
  	\`place\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`exam_types_key_idx\` ON \`exam_types\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`exam_types_place_idx\` ON \`exam_types\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`exam_types_updated_at_idx\` ON \`exam_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exam_types_created_at_idx\` ON \`exam_types\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`optometrists_skills\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`optometrists_skills_order_idx\` ON \`optometrists_skills\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_skills_parent_idx\` ON \`optometrists_skills\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`optometrists_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`optometrists_languages_order_idx\` ON \`optometrists_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_languages_parent_idx\` ON \`optometrists_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`optometrists\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`name\` text NOT NULL,
  	\`renew_feed\` integer DEFAULT false,
  	\`busy_calendar_url\` text,
  	\`busy_read_at\` text,
  	\`busy_failed_at\` text,
  	\`busy_problem\` text,
  	\`is_active\` integer DEFAULT true,
  	\`account_id\` integer,
  	\`feed_secret\` text,
  	\`busy\` text,
  	\`busy_etag\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`account_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`optometrists_number_idx\` ON \`optometrists\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_account_idx\` ON \`optometrists\` (\`account_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`optometrists_feed_secret_idx\` ON \`optometrists\` (\`feed_secret\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_updated_at_idx\` ON \`optometrists\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_created_at_idx\` ON \`optometrists\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`optometrists_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`stores_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`optometrists_rels_order_idx\` ON \`optometrists_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_rels_parent_idx\` ON \`optometrists_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_rels_path_idx\` ON \`optometrists_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`optometrists_rels_stores_id_idx\` ON \`optometrists_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE TABLE \`exam_places_rooms_instruments\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`exam_places_rooms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exam_places_rooms_instruments_order_idx\` ON \`exam_places_rooms_instruments\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`exam_places_rooms_instruments_parent_idx\` ON \`exam_places_rooms_instruments\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exam_places_rooms\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exam_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exam_places_rooms_order_idx\` ON \`exam_places_rooms\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exam_places_rooms_parent_id_idx\` ON \`exam_places_rooms\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exam_places_movable\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`instrument\` text NOT NULL,
  	\`pieces\` numeric DEFAULT 1 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`exam_places\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`exam_places_movable_order_idx\` ON \`exam_places_movable\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`exam_places_movable_parent_id_idx\` ON \`exam_places_movable\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`exam_places\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`store_id\` integer NOT NULL,
  	\`notice_minutes\` numeric DEFAULT 60 NOT NULL,
  	\`horizon_days\` numeric DEFAULT 60 NOT NULL,
  	\`buffer_minutes\` numeric DEFAULT 15 NOT NULL,
  	\`grid_minutes\` text DEFAULT '15' NOT NULL,
  	\`change_minutes\` numeric DEFAULT 120 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`store_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`exam_places_store_idx\` ON \`exam_places\` (\`store_id\`);`)
  await db.run(sql`CREATE INDEX \`exam_places_updated_at_idx\` ON \`exam_places\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exam_places_created_at_idx\` ON \`exam_places\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shift_weeks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`optometrist_id\` integer NOT NULL,
  	\`store_id\` integer NOT NULL,
  	\`weeks\` text DEFAULT 'every' NOT NULL,
  	\`valid_from\` text NOT NULL,
  	\`valid_until\` text,
  	\`monday\` text,
  	\`tuesday\` text,
  	\`wednesday\` text,
  	\`thursday\` text,
  	\`friday\` text,
  	\`saturday\` text,
  	\`sunday\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`optometrist_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`store_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shift_weeks_optometrist_idx\` ON \`shift_weeks\` (\`optometrist_id\`);`)
  await db.run(sql`CREATE INDEX \`shift_weeks_store_idx\` ON \`shift_weeks\` (\`store_id\`);`)
  await db.run(sql`CREATE INDEX \`shift_weeks_updated_at_idx\` ON \`shift_weeks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shift_weeks_created_at_idx\` ON \`shift_weeks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`shifts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`optometrist_id\` integer NOT NULL,
  	\`store_id\` integer NOT NULL,
  	\`day\` text NOT NULL,
  	\`hours\` text NOT NULL,
  	\`key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`optometrist_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`store_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`shifts_optometrist_idx\` ON \`shifts\` (\`optometrist_id\`);`)
  await db.run(sql`CREATE INDEX \`shifts_store_idx\` ON \`shifts\` (\`store_id\`);`)
  await db.run(sql`CREATE INDEX \`shifts_day_idx\` ON \`shifts\` (\`day\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`shifts_key_idx\` ON \`shifts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`shifts_updated_at_idx\` ON \`shifts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`shifts_created_at_idx\` ON \`shifts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`absences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`optometrist_id\` integer NOT NULL,
  	\`from_day\` text NOT NULL,
  	\`from_time\` text,
  	\`to_day\` text NOT NULL,
  	\`to_time\` text,
  	\`reason\` text DEFAULT 'vacation' NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`optometrist_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`absences_optometrist_idx\` ON \`absences\` (\`optometrist_id\`);`)
  await db.run(sql`CREATE INDEX \`absences_from_day_idx\` ON \`absences\` (\`from_day\`);`)
  await db.run(sql`CREATE INDEX \`absences_to_day_idx\` ON \`absences\` (\`to_day\`);`)
  await db.run(sql`CREATE INDEX \`absences_updated_at_idx\` ON \`absences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`absences_created_at_idx\` ON \`absences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`booking_days\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`store\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`changed_at\` text NOT NULL,
  	\`held_until\` text,
  	\`uses\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`booking_days_key_idx\` ON \`booking_days\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_day_idx\` ON \`booking_days\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_changed_at_idx\` ON \`booking_days\` (\`changed_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_held_until_idx\` ON \`booking_days\` (\`held_until\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_updated_at_idx\` ON \`booking_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`booking_days_created_at_idx\` ON \`booking_days\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bookings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`state_before\` text,
  	\`sequence\` numeric NOT NULL,
  	\`letters_until\` numeric NOT NULL,
  	\`is_told\` integer,
  	\`is_settled\` integer,
  	\`former\` text,
  	\`store\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`time\` text NOT NULL,
  	\`minutes\` numeric NOT NULL,
  	\`examiner\` numeric NOT NULL,
  	\`examiner_wished\` integer,
  	\`room\` text NOT NULL,
  	\`instruments\` text NOT NULL,
  	\`customer\` text,
  	\`email_index\` text,
  	\`language\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`benefit_code\` text,
  	\`arrived_at\` text,
  	\`done_at\` text,
  	\`booked_at\` text NOT NULL,
  	\`reminded_for\` text,
  	\`is_thinned\` integer,
  	\`sealed\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_number_idx\` ON \`bookings\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_ref_idx\` ON \`bookings\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`bookings_is_told_idx\` ON \`bookings\` (\`is_told\`);`)
  await db.run(sql`CREATE INDEX \`bookings_is_settled_idx\` ON \`bookings\` (\`is_settled\`);`)
  await db.run(sql`CREATE INDEX \`bookings_store_idx\` ON \`bookings\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`bookings_day_idx\` ON \`bookings\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`bookings_examiner_idx\` ON \`bookings\` (\`examiner\`);`)
  await db.run(sql`CREATE INDEX \`bookings_customer_idx\` ON \`bookings\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`bookings_email_index_idx\` ON \`bookings\` (\`email_index\`);`)
  await db.run(sql`CREATE INDEX \`bookings_reminded_for_idx\` ON \`bookings\` (\`reminded_for\`);`)
  await db.run(sql`CREATE INDEX \`bookings_is_thinned_idx\` ON \`bookings\` (\`is_thinned\`);`)
  await db.run(sql`CREATE INDEX \`bookings_updated_at_idx\` ON \`bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bookings_created_at_idx\` ON \`bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`exam_waiting\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`store\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`sequence\` numeric NOT NULL,
  	\`until\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`offers\` numeric NOT NULL,
  	\`offer\` text,
  	\`is_told\` integer,
  	\`offered\` text NOT NULL,
  	\`booking\` text,
  	\`customer\` text,
  	\`email_index\` text,
  	\`language\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`exam_waiting_number_idx\` ON \`exam_waiting\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_store_idx\` ON \`exam_waiting\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_state_idx\` ON \`exam_waiting\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_until_idx\` ON \`exam_waiting\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_since_idx\` ON \`exam_waiting\` (\`since\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_is_told_idx\` ON \`exam_waiting\` (\`is_told\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_customer_idx\` ON \`exam_waiting\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_email_index_idx\` ON \`exam_waiting\` (\`email_index\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_updated_at_idx\` ON \`exam_waiting\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_created_at_idx\` ON \`exam_waiting\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`freed_times\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`store\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`examiner\` numeric NOT NULL,
  	\`from\` numeric NOT NULL,
  	\`to\` numeric NOT NULL,
  	\`at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`freed_times_ref_idx\` ON \`freed_times\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`freed_times_store_idx\` ON \`freed_times\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`freed_times_day_idx\` ON \`freed_times\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`freed_times_at_idx\` ON \`freed_times\` (\`at\`);`)
  await db.run(sql`CREATE INDEX \`freed_times_updated_at_idx\` ON \`freed_times\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`freed_times_created_at_idx\` ON \`freed_times\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`eye_doctor_bookings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`time_key\` text NOT NULL,
  	\`hold\` text NOT NULL,
  	\`held_until\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`asked_at\` text,
  	\`reference\` text,
  	\`day\` text NOT NULL,
  	\`shopper\` text NOT NULL,
  	\`customer\` text,
  	\`language\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`owes_letter\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`eye_doctor_bookings_number_idx\` ON \`eye_doctor_bookings\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`eye_doctor_bookings_time_key_idx\` ON \`eye_doctor_bookings\` (\`time_key\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_state_idx\` ON \`eye_doctor_bookings\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_day_idx\` ON \`eye_doctor_bookings\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_shopper_idx\` ON \`eye_doctor_bookings\` (\`shopper\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_customer_idx\` ON \`eye_doctor_bookings\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_owes_letter_idx\` ON \`eye_doctor_bookings\` (\`owes_letter\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_updated_at_idx\` ON \`eye_doctor_bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_created_at_idx\` ON \`eye_doctor_bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`staff_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_roles_order_idx\` ON \`staff_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`staff_roles_parent_idx\` ON \`staff_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_sessions_order_idx\` ON \`staff_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`staff_sessions_parent_id_idx\` ON \`staff_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`staff\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`store_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text,
  	FOREIGN KEY (\`store_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`staff_store_idx\` ON \`staff\` (\`store_id\`);`)
  await db.run(sql`CREATE INDEX \`staff_updated_at_idx\` ON \`staff\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`staff_created_at_idx\` ON \`staff\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_email_idx\` ON \`staff\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`search_words_tests\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`query\` text,
  	\`same\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_tests_order_idx\` ON \`search_words_tests\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`search_words_tests_parent_id_idx\` ON \`search_words_tests\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_words\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_words_from_idx\` ON \`search_words\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`search_words_updated_at_idx\` ON \`search_words\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_words_created_at_idx\` ON \`search_words\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`search_words__status_idx\` ON \`search_words\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`search_words_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_words_texts_order_parent\` ON \`search_words_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v_version_tests\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`query\` text,
  	\`same\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_search_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_tests_order_idx\` ON \`_search_words_v_version_tests\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_tests_parent_id_idx\` ON \`_search_words_v_version_tests\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_parent_idx\` ON \`_search_words_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version_from_idx\` ON \`_search_words_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version_updated_at_idx\` ON \`_search_words_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version_created_at_idx\` ON \`_search_words_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_version_version__status_idx\` ON \`_search_words_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_created_at_idx\` ON \`_search_words_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_updated_at_idx\` ON \`_search_words_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_words_v_latest_idx\` ON \`_search_words_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_words_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_words_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_words_v_texts_order_parent\` ON \`_search_words_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_picks\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE INDEX \`search_picks_updated_at_idx\` ON \`search_picks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_picks_created_at_idx\` ON \`search_picks\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`search_picks__status_idx\` ON \`search_picks\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`search_picks_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_picks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_picks_texts_order_parent\` ON \`search_picks_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`search_picks_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_picks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_picks_rels_order_idx\` ON \`search_picks_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`search_picks_rels_parent_idx\` ON \`search_picks_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`search_picks_rels_path_idx\` ON \`search_picks_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`search_picks_rels_articles_id_idx\` ON \`search_picks_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_picks_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_picks\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_picks_v_parent_idx\` ON \`_search_picks_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_version_version_updated_at_idx\` ON \`_search_picks_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_version_version_created_at_idx\` ON \`_search_picks_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_version_version__status_idx\` ON \`_search_picks_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_created_at_idx\` ON \`_search_picks_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_updated_at_idx\` ON \`_search_picks_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_latest_idx\` ON \`_search_picks_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_picks_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_picks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_picks_v_texts_order_parent\` ON \`_search_picks_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_picks_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`articles_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_picks_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_picks_v_rels_order_idx\` ON \`_search_picks_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_rels_parent_idx\` ON \`_search_picks_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_rels_path_idx\` ON \`_search_picks_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_search_picks_v_rels_articles_id_idx\` ON \`_search_picks_v_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE TABLE \`asked_words\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`hits\` numeric NOT NULL,
  	\`is_whole\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`asked_words_key_idx\` ON \`asked_words\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`asked_words_place_idx\` ON \`asked_words\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`asked_words_day_idx\` ON \`asked_words\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`asked_words_updated_at_idx\` ON \`asked_words\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`asked_words_created_at_idx\` ON \`asked_words\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`experiments_groups\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`strategy\` text NOT NULL,
  	\`share\` numeric DEFAULT 50 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`experiments_groups_order_idx\` ON \`experiments_groups\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`experiments_groups_parent_id_idx\` ON \`experiments_groups\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`experiments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`goal\` text DEFAULT 'click' NOT NULL,
  	\`tenant\` text NOT NULL,
  	\`market\` text NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`experiments_key_idx\` ON \`experiments\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`experiments_updated_at_idx\` ON \`experiments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`experiments_created_at_idx\` ON \`experiments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`behavior_batches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`tenant\` text NOT NULL,
  	\`market\` text NOT NULL,
  	\`events\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`behavior_batches_number_idx\` ON \`behavior_batches\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`behavior_batches_tenant_idx\` ON \`behavior_batches\` (\`tenant\`);`)
  await db.run(sql`CREATE INDEX \`behavior_batches_updated_at_idx\` ON \`behavior_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`behavior_batches_created_at_idx\` ON \`behavior_batches\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tenants_markets\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`market\` text NOT NULL,
  	\`locale\` text DEFAULT 'fi-FI' NOT NULL,
  	\`currency\` text DEFAULT 'EUR' NOT NULL,
  	\`decimals\` numeric DEFAULT 2 NOT NULL,
  	\`listing_address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenants_markets_order_idx\` ON \`tenants_markets\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tenants_markets_parent_id_idx\` ON \`tenants_markets\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tenants\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`is_open\` integer DEFAULT true,
  	\`feed_key_number\` numeric DEFAULT 1 NOT NULL,
  	\`calls_per_minute\` numeric DEFAULT 6000 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenants_key_idx\` ON \`tenants\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`tenants_updated_at_idx\` ON \`tenants\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tenants_created_at_idx\` ON \`tenants\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tenants_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tenants_texts_order_parent\` ON \`tenants_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tenant_articles\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`article\` text NOT NULL,
  	\`state\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tenant_articles_key_idx\` ON \`tenant_articles\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`tenant_articles_place_idx\` ON \`tenant_articles\` (\`place\`);`)
  await db.run(sql`CREATE TABLE \`feed_reports_problems\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`row\` numeric NOT NULL,
  	\`article\` text,
  	\`code\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`feed_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_reports_problems_order_idx\` ON \`feed_reports_problems\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`feed_reports_problems_parent_id_idx\` ON \`feed_reports_problems\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`feed_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`place\` text NOT NULL,
  	\`taken_at\` text NOT NULL,
  	\`format\` text NOT NULL,
  	\`rows\` numeric NOT NULL,
  	\`taken\` numeric NOT NULL,
  	\`refused\` numeric NOT NULL,
  	\`kept\` numeric NOT NULL,
  	\`removed\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_reports_place_idx\` ON \`feed_reports\` (\`place\`);`)
  await db.run(sql`CREATE INDEX \`feed_reports_updated_at_idx\` ON \`feed_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_reports_created_at_idx\` ON \`feed_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`blocks\` text,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_picture_id\` integer,
  	\`seo_is_hidden\` integer DEFAULT false,
  	\`path\` text,
  	\`kind\` text DEFAULT 'page',
  	\`effective_on\` text,
  	\`language\` text DEFAULT 'fi',
  	\`original_id\` integer,
  	\`has_shell\` integer DEFAULT true,
  	\`has_bottom_buttons\` integer DEFAULT true,
  	\`edited_by\` text,
  	\`code\` text,
  	\`references\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`original_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_picture_idx\` ON \`pages\` (\`seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_original_idx\` ON \`pages\` (\`original_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_code_idx\` ON \`pages\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_blocks\` text,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_picture_id\` integer,
  	\`version_seo_is_hidden\` integer DEFAULT false,
  	\`version_path\` text,
  	\`version_kind\` text DEFAULT 'page',
  	\`version_effective_on\` text,
  	\`version_language\` text DEFAULT 'fi',
  	\`version_original_id\` integer,
  	\`version_has_shell\` integer DEFAULT true,
  	\`version_has_bottom_buttons\` integer DEFAULT true,
  	\`version_edited_by\` text,
  	\`version_code\` text,
  	\`version_references\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_original_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_picture_idx\` ON \`_pages_v\` (\`version_seo_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_original_idx\` ON \`_pages_v\` (\`version_original_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_code_idx\` ON \`_pages_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`releases_pages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`page_id\` integer NOT NULL,
  	\`action\` text DEFAULT 'publish' NOT NULL,
  	\`taken_at\` text,
  	\`takes_newest\` integer DEFAULT false,
  	FOREIGN KEY (\`page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_pages_order_idx\` ON \`releases_pages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_pages_parent_id_idx\` ON \`releases_pages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_pages_page_idx\` ON \`releases_pages\` (\`page_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_prices\` (
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
  await db.run(sql`CREATE INDEX \`releases_prices_order_idx\` ON \`releases_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_parent_id_idx\` ON \`releases_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_article_idx\` ON \`releases_prices\` (\`article_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_header_order_idx\` ON \`releases_menus_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_header_parent_id_idx\` ON \`releases_menus_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_glasses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_glasses_links_order_idx\` ON \`releases_menus_glasses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_glasses_links_parent_id_idx\` ON \`releases_menus_glasses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_sunglasses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_sunglasses_links_order_idx\` ON \`releases_menus_sunglasses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_sunglasses_links_parent_id_idx\` ON \`releases_menus_sunglasses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_sportsglasses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_sportsglasses_links_order_idx\` ON \`releases_menus_sportsglasses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_sportsglasses_links_parent_id_idx\` ON \`releases_menus_sportsglasses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_lenses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_lenses_links_order_idx\` ON \`releases_menus_lenses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_lenses_links_parent_id_idx\` ON \`releases_menus_lenses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_careproducts_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_careproducts_links_order_idx\` ON \`releases_menus_careproducts_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_careproducts_links_parent_id_idx\` ON \`releases_menus_careproducts_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_services_order_idx\` ON \`releases_menus_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_services_parent_id_idx\` ON \`releases_menus_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases_menus_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_footer_links_order_idx\` ON \`releases_menus_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_footer_links_parent_id_idx\` ON \`releases_menus_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_menus_footer_order_idx\` ON \`releases_menus_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_menus_footer_parent_id_idx\` ON \`releases_menus_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_redirects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_redirects_order_idx\` ON \`releases_redirects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_redirects_parent_id_idx\` ON \`releases_redirects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`goes_live_at\` text NOT NULL,
  	\`comes_back_at\` text,
  	\`changes_menus\` integer DEFAULT false,
  	\`menus_glasses_title\` text DEFAULT 'Silmälasit',
  	\`menus_glasses_category\` text,
  	\`menus_glasses_heading\` text,
  	\`menus_sunglasses_title\` text DEFAULT 'Aurinkolasit',
  	\`menus_sunglasses_category\` text,
  	\`menus_sunglasses_heading\` text,
  	\`menus_sportsglasses_title\` text DEFAULT 'Urheilulasit',
  	\`menus_sportsglasses_category\` text,
  	\`menus_sportsglasses_heading\` text,
  	\`menus_lenses_title\` text DEFAULT 'Piilolinssit',
  	\`menus_lenses_category\` text,
  	\`menus_lenses_heading\` text,
  	\`menus_careproducts_title\` text DEFAULT 'Hoito ja tarvikkeet',
  	\`menus_careproducts_category\` text,
  	\`menus_careproducts_heading\` text,
  	\`menus_promise\` text,
  	\`copied_menus\` integer,
  	\`state\` text DEFAULT 'planned',
  	\`trouble\` text,
  	\`went_live_at\` text,
  	\`came_back_at\` text,
  	\`stopped_at\` text,
  	\`ref\` text,
  	\`step\` numeric DEFAULT 0,
  	\`contents\` text,
  	\`released\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_goes_live_at_idx\` ON \`releases\` (\`goes_live_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_state_idx\` ON \`releases\` (\`state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`releases_ref_idx\` ON \`releases\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`releases_updated_at_idx\` ON \`releases\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`releases_created_at_idx\` ON \`releases\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`releases_rels\` (
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
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_pages_id_idx\` ON \`releases_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_categories_id_idx\` ON \`releases_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_stores_id_idx\` ON \`releases_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`address\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	\`stores_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`redirects_rels_order_idx\` ON \`redirects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_parent_idx\` ON \`redirects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_path_idx\` ON \`redirects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_pages_id_idx\` ON \`redirects_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_categories_id_idx\` ON \`redirects_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_rels_stores_id_idx\` ON \`redirects_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`description\` text NOT NULL,
  	\`poster_id\` integer,
  	\`captions\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	FOREIGN KEY (\`poster_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_poster_idx\` ON \`videos\` (\`poster_id\`);`)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`questions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`question\` text NOT NULL,
  	\`answer\` text NOT NULL,
  	\`place\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`questions_question_idx\` ON \`questions\` (\`question\`);`)
  await db.run(sql`CREATE INDEX \`questions_updated_at_idx\` ON \`questions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`questions_created_at_idx\` ON \`questions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms_fields\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_options_order_idx\` ON \`forms_fields_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_options_parent_id_idx\` ON \`forms_fields_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms_fields\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`is_required\` integer DEFAULT false,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_fields_order_idx\` ON \`forms_fields\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`forms_fields_parent_id_idx\` ON \`forms_fields\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`submit_text\` text DEFAULT 'Lähetä' NOT NULL,
  	\`confirmation\` text NOT NULL,
  	\`consent\` text NOT NULL,
  	\`retention_days\` numeric DEFAULT 90 NOT NULL,
  	\`receiver\` text NOT NULL,
  	\`code\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_code_idx\` ON \`forms\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_submissions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`receiver\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`deleted_from\` text NOT NULL,
  	\`content\` text NOT NULL,
  	\`readings\` text,
  	\`handled_at\` text,
  	\`handled_by\` text,
  	\`owes_letters\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_ref_idx\` ON \`form_submissions\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_key_idx\` ON \`form_submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_state_idx\` ON \`form_submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_deleted_from_idx\` ON \`form_submissions\` (\`deleted_from\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_handled_at_idx\` ON \`form_submissions\` (\`handled_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_owes_letters_idx\` ON \`form_submissions\` (\`owes_letters\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_updated_at_idx\` ON \`form_submissions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_created_at_idx\` ON \`form_submissions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`social_accounts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`place\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`social_accounts_updated_at_idx\` ON \`social_accounts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`social_accounts_created_at_idx\` ON \`social_accounts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tags_stored\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'cookie' NOT NULL,
  	\`purpose\` text NOT NULL,
  	\`lifetime\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tags_stored_order_idx\` ON \`tags_stored\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tags_stored_parent_id_idx\` ON \`tags_stored\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_active\` integer DEFAULT false,
  	\`name\` text NOT NULL,
  	\`src\` text NOT NULL,
  	\`category\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`tags_name_idx\` ON \`tags\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`tags_updated_at_idx\` ON \`tags\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tags_created_at_idx\` ON \`tags\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`tags_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tags_texts_order_parent\` ON \`tags_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`counters_id\` integer,
  	\`guesses_id\` integer,
  	\`idempotency_keys_id\` integer,
  	\`invalidations_id\` integer,
  	\`kept_keys_id\` integer,
  	\`key_checks_id\` integer,
  	\`leases_id\` integer,
  	\`limit_counts_id\` integer,
  	\`outbox_id\` integer,
  	\`scheduled_tasks_id\` integer,
  	\`unreadable_documents_id\` integer,
  	\`stores_id\` integer,
  	\`articles_id\` integer,
  	\`skus_id\` integer,
  	\`prices_id\` integer,
  	\`brands_id\` integer,
  	\`categories_id\` integer,
  	\`store_stock_id\` integer,
  	\`media_id\` integer,
  	\`catalog_changes_id\` integer,
  	\`customers_id\` integer,
  	\`customer_sessions_id\` integer,
  	\`account_links_id\` integer,
  	\`data_exports_id\` integer,
  	\`account_deletions_id\` integer,
  	\`customer_merges_id\` integer,
  	\`passkeys_id\` integer,
  	\`passkey_challenges_id\` integer,
  	\`identifications_id\` integer,
  	\`agreement_versions_id\` integer,
  	\`kept_prescriptions_id\` integer,
  	\`prescription_files_id\` integer,
  	\`prescription_reads_id\` integer,
  	\`discount_codes_id\` integer,
  	\`delivery_methods_id\` integer,
  	\`carts_id\` integer,
  	\`gift_cards_id\` integer,
  	\`purchases_id\` integer,
  	\`bought_rows_id\` integer,
  	\`orders_id\` integer,
  	\`lookups_id\` integer,
  	\`invoices_id\` integer,
  	\`bank_rows_id\` integer,
  	\`withdrawals_id\` integer,
  	\`exam_types_id\` integer,
  	\`optometrists_id\` integer,
  	\`exam_places_id\` integer,
  	\`shift_weeks_id\` integer,
  	\`shifts_id\` integer,
  	\`absences_id\` integer,
  	\`booking_days_id\` integer,
  	\`bookings_id\` integer,
  	\`exam_waiting_id\` integer,
  	\`freed_times_id\` integer,
  	\`eye_doctor_bookings_id\` integer,
  	\`staff_id\` integer,
  	\`search_words_id\` integer,
  	\`search_picks_id\` integer,
  	\`asked_words_id\` integer,
  	\`experiments_id\` integer,
  	\`behavior_batches_id\` integer,
  	\`tenants_id\` integer,
  	\`tenant_articles_id\` integer,
  	\`feed_reports_id\` integer,
  	\`pages_id\` integer,
  	\`releases_id\` integer,
  	\`redirects_id\` integer,
  	\`videos_id\` integer,
  	\`questions_id\` integer,
  	\`forms_id\` integer,
  	\`form_submissions_id\` integer,
  	\`social_accounts_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`counters_id\`) REFERENCES \`counters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`guesses_id\`) REFERENCES \`guesses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`idempotency_keys_id\`) REFERENCES \`idempotency_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`invalidations_id\`) REFERENCES \`invalidations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`kept_keys_id\`) REFERENCES \`kept_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`key_checks_id\`) REFERENCES \`key_checks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leases_id\`) REFERENCES \`leases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`limit_counts_id\`) REFERENCES \`limit_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`outbox_id\`) REFERENCES \`outbox\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`scheduled_tasks_id\`) REFERENCES \`scheduled_tasks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`unreadable_documents_id\`) REFERENCES \`unreadable_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`skus_id\`) REFERENCES \`skus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prices_id\`) REFERENCES \`prices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`store_stock_id\`) REFERENCES \`store_stock\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`catalog_changes_id\`) REFERENCES \`catalog_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customers_id\`) REFERENCES \`customers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_sessions_id\`) REFERENCES \`customer_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_links_id\`) REFERENCES \`account_links\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`data_exports_id\`) REFERENCES \`data_exports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_deletions_id\`) REFERENCES \`account_deletions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`customer_merges_id\`) REFERENCES \`customer_merges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`passkeys_id\`) REFERENCES \`passkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`passkey_challenges_id\`) REFERENCES \`passkey_challenges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`identifications_id\`) REFERENCES \`identifications\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agreement_versions_id\`) REFERENCES \`agreement_versions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`kept_prescriptions_id\`) REFERENCES \`kept_prescriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prescription_files_id\`) REFERENCES \`prescription_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prescription_reads_id\`) REFERENCES \`prescription_reads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discount_codes_id\`) REFERENCES \`discount_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_methods_id\`) REFERENCES \`delivery_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`carts_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gift_cards_id\`) REFERENCES \`gift_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`purchases_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bought_rows_id\`) REFERENCES \`bought_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lookups_id\`) REFERENCES \`lookups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`invoices_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bank_rows_id\`) REFERENCES \`bank_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`withdrawals_id\`) REFERENCES \`withdrawals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_types_id\`) REFERENCES \`exam_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`optometrists_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_places_id\`) REFERENCES \`exam_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shift_weeks_id\`) REFERENCES \`shift_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shifts_id\`) REFERENCES \`shifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`absences_id\`) REFERENCES \`absences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`booking_days_id\`) REFERENCES \`booking_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bookings_id\`) REFERENCES \`bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_waiting_id\`) REFERENCES \`exam_waiting\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`freed_times_id\`) REFERENCES \`freed_times\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eye_doctor_bookings_id\`) REFERENCES \`eye_doctor_bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_words_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_picks_id\`) REFERENCES \`search_picks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`asked_words_id\`) REFERENCES \`asked_words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiments_id\`) REFERENCES \`experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`behavior_batches_id\`) REFERENCES \`behavior_batches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenants_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenant_articles_id\`) REFERENCES \`tenant_articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feed_reports_id\`) REFERENCES \`feed_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`form_submissions_id\`) REFERENCES \`form_submissions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_accounts_id\`) REFERENCES \`social_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_counters_id_idx\` ON \`payload_locked_documents_rels\` (\`counters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_guesses_id_idx\` ON \`payload_locked_documents_rels\` (\`guesses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_idempotency_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`idempotency_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invalidations_id_idx\` ON \`payload_locked_documents_rels\` (\`invalidations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_kept_keys_id_idx\` ON \`payload_locked_documents_rels\` (\`kept_keys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_key_checks_id_idx\` ON \`payload_locked_documents_rels\` (\`key_checks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leases_id_idx\` ON \`payload_locked_documents_rels\` (\`leases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_limit_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`limit_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_outbox_id_idx\` ON \`payload_locked_documents_rels\` (\`outbox_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_scheduled_tasks_id_idx\` ON \`payload_locked_documents_rels\` (\`scheduled_tasks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_unreadable_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`unreadable_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stores_id_idx\` ON \`payload_locked_documents_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_skus_id_idx\` ON \`payload_locked_documents_rels\` (\`skus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_prices_id_idx\` ON \`payload_locked_documents_rels\` (\`prices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_store_stock_id_idx\` ON \`payload_locked_documents_rels\` (\`store_stock_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_catalog_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`catalog_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customers_id_idx\` ON \`payload_locked_documents_rels\` (\`customers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_links_id_idx\` ON \`payload_locked_documents_rels\` (\`account_links_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_data_exports_id_idx\` ON \`payload_locked_documents_rels\` (\`data_exports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_deletions_id_idx\` ON \`payload_locked_documents_rels\` (\`account_deletions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_customer_merges_id_idx\` ON \`payload_locked_documents_rels\` (\`customer_merges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_passkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`passkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_passkey_challenges_id_idx\` ON \`payload_locked_documents_rels\` (\`passkey_challenges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_identifications_id_idx\` ON \`payload_locked_documents_rels\` (\`identifications_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agreement_versions_id_idx\` ON \`payload_locked_documents_rels\` (\`agreement_versions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_kept_prescriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`kept_prescriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_prescription_files_id_idx\` ON \`payload_locked_documents_rels\` (\`prescription_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_prescription_reads_id_idx\` ON \`payload_locked_documents_rels\` (\`prescription_reads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_discount_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`discount_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_carts_id_idx\` ON \`payload_locked_documents_rels\` (\`carts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gift_cards_id_idx\` ON \`payload_locked_documents_rels\` (\`gift_cards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_purchases_id_idx\` ON \`payload_locked_documents_rels\` (\`purchases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bought_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`bought_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lookups_id_idx\` ON \`payload_locked_documents_rels\` (\`lookups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invoices_id_idx\` ON \`payload_locked_documents_rels\` (\`invoices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bank_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`bank_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_withdrawals_id_idx\` ON \`payload_locked_documents_rels\` (\`withdrawals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_types_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_optometrists_id_idx\` ON \`payload_locked_documents_rels\` (\`optometrists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_places_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shift_weeks_id_idx\` ON \`payload_locked_documents_rels\` (\`shift_weeks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shifts_id_idx\` ON \`payload_locked_documents_rels\` (\`shifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_absences_id_idx\` ON \`payload_locked_documents_rels\` (\`absences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_days_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_waiting_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_waiting_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_freed_times_id_idx\` ON \`payload_locked_documents_rels\` (\`freed_times_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eye_doctor_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`eye_doctor_bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_words_id_idx\` ON \`payload_locked_documents_rels\` (\`search_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_picks_id_idx\` ON \`payload_locked_documents_rels\` (\`search_picks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_asked_words_id_idx\` ON \`payload_locked_documents_rels\` (\`asked_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiments_id_idx\` ON \`payload_locked_documents_rels\` (\`experiments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_behavior_batches_id_idx\` ON \`payload_locked_documents_rels\` (\`behavior_batches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tenants_id_idx\` ON \`payload_locked_documents_rels\` (\`tenants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tenant_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`tenant_articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feed_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`feed_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_form_submissions_id_idx\` ON \`payload_locked_documents_rels\` (\`form_submissions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_social_accounts_id_idx\` ON \`payload_locked_documents_rels\` (\`social_accounts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tags_id_idx\` ON \`payload_locked_documents_rels\` (\`tags_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`staff_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_staff_id_idx\` ON \`payload_preferences_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`seller\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`business_id\` text NOT NULL,
  	\`domicile\` text NOT NULL,
  	\`street\` text NOT NULL,
  	\`zip\` text NOT NULL,
  	\`city\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`invoicing\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`iban\` text NOT NULL,
  	\`bic\` text NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`menus_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_header_order_idx\` ON \`menus_header\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_header_parent_id_idx\` ON \`menus_header\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_glasses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_glasses_links_order_idx\` ON \`menus_glasses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_glasses_links_parent_id_idx\` ON \`menus_glasses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_sunglasses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_sunglasses_links_order_idx\` ON \`menus_sunglasses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_sunglasses_links_parent_id_idx\` ON \`menus_sunglasses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_sportsglasses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_sportsglasses_links_order_idx\` ON \`menus_sportsglasses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_sportsglasses_links_parent_id_idx\` ON \`menus_sportsglasses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_lenses_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_lenses_links_order_idx\` ON \`menus_lenses_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_lenses_links_parent_id_idx\` ON \`menus_lenses_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_careproducts_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_careproducts_links_order_idx\` ON \`menus_careproducts_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_careproducts_links_parent_id_idx\` ON \`menus_careproducts_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_services\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_services_order_idx\` ON \`menus_services\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_services_parent_id_idx\` ON \`menus_services\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus_footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_footer_links_order_idx\` ON \`menus_footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_footer_links_parent_id_idx\` ON \`menus_footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus_footer\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_footer_order_idx\` ON \`menus_footer\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`menus_footer_parent_id_idx\` ON \`menus_footer\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`menus\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`glasses_title\` text DEFAULT 'Silmälasit' NOT NULL,
  	\`glasses_category\` text,
  	\`glasses_heading\` text,
  	\`sunglasses_title\` text DEFAULT 'Aurinkolasit' NOT NULL,
  	\`sunglasses_category\` text,
  	\`sunglasses_heading\` text,
  	\`sportsglasses_title\` text DEFAULT 'Urheilulasit' NOT NULL,
  	\`sportsglasses_category\` text,
  	\`sportsglasses_heading\` text,
  	\`lenses_title\` text DEFAULT 'Piilolinssit' NOT NULL,
  	\`lenses_category\` text,
  	\`lenses_heading\` text,
  	\`careproducts_title\` text DEFAULT 'Hoito ja tarvikkeet' NOT NULL,
  	\`careproducts_category\` text,
  	\`careproducts_heading\` text,
  	\`promise\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`menus_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	\`stores_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`menus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`menus_rels_order_idx\` ON \`menus_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_parent_idx\` ON \`menus_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_path_idx\` ON \`menus_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_pages_id_idx\` ON \`menus_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_categories_id_idx\` ON \`menus_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`menus_rels_stores_id_idx\` ON \`menus_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE TABLE \`page_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`page_keys_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`page_keys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`page_keys_rels_order_idx\` ON \`page_keys_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`page_keys_rels_parent_idx\` ON \`page_keys_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`page_keys_rels_path_idx\` ON \`page_keys_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`page_keys_rels_pages_id_idx\` ON \`page_keys_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`page_keys_rels_categories_id_idx\` ON \`page_keys_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE TABLE \`banner_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`banner\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`banner_links_order_idx\` ON \`banner_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`banner_links_parent_id_idx\` ON \`banner_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`banner\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT false,
  	\`level\` text DEFAULT 'notice' NOT NULL,
  	\`text\` text,
  	\`place\` text DEFAULT 'everywhere' NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`banner_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	\`stores_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`banner\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`banner_rels_order_idx\` ON \`banner_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`banner_rels_parent_idx\` ON \`banner_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`banner_rels_path_idx\` ON \`banner_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`banner_rels_pages_id_idx\` ON \`banner_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`banner_rels_categories_id_idx\` ON \`banner_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`banner_rels_stores_id_idx\` ON \`banner_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE TABLE \`suggesting\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_on\` integer DEFAULT true,
  	\`asks_at_once\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`counters\`;`)
  await db.run(sql`DROP TABLE \`guesses\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`invalidations\`;`)
  await db.run(sql`DROP TABLE \`kept_keys\`;`)
  await db.run(sql`DROP TABLE \`key_checks\`;`)
  await db.run(sql`DROP TABLE \`leases\`;`)
  await db.run(sql`DROP TABLE \`limit_counts\`;`)
  await db.run(sql`DROP TABLE \`outbox\`;`)
  await db.run(sql`DROP TABLE \`scheduled_tasks\`;`)
  await db.run(sql`DROP TABLE \`unreadable_documents\`;`)
  await db.run(sql`DROP TABLE \`stores_deviating_days\`;`)
  await db.run(sql`DROP TABLE \`stores_services\`;`)
  await db.run(sql`DROP TABLE \`stores_languages\`;`)
  await db.run(sql`DROP TABLE \`stores_accessibility\`;`)
  await db.run(sql`DROP TABLE \`stores\`;`)
  await db.run(sql`DROP TABLE \`articles_flags\`;`)
  await db.run(sql`DROP TABLE \`articles_suitable_for\`;`)
  await db.run(sql`DROP TABLE \`articles_tints\`;`)
  await db.run(sql`DROP TABLE \`articles\`;`)
  await db.run(sql`DROP TABLE \`articles_rels\`;`)
  await db.run(sql`DROP TABLE \`skus\`;`)
  await db.run(sql`DROP TABLE \`prices\`;`)
  await db.run(sql`DROP TABLE \`brands\`;`)
  await db.run(sql`DROP TABLE \`categories\`;`)
  await db.run(sql`DROP TABLE \`store_stock\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`catalog_changes\`;`)
  await db.run(sql`DROP TABLE \`customers\`;`)
  await db.run(sql`DROP TABLE \`customer_sessions\`;`)
  await db.run(sql`DROP TABLE \`account_links\`;`)
  await db.run(sql`DROP TABLE \`data_exports\`;`)
  await db.run(sql`DROP TABLE \`account_deletions\`;`)
  await db.run(sql`DROP TABLE \`customer_merges\`;`)
  await db.run(sql`DROP TABLE \`passkeys\`;`)
  await db.run(sql`DROP TABLE \`passkey_challenges\`;`)
  await db.run(sql`DROP TABLE \`identifications\`;`)
  await db.run(sql`DROP TABLE \`agreement_versions\`;`)
  await db.run(sql`DROP TABLE \`kept_prescriptions\`;`)
  await db.run(sql`DROP TABLE \`prescription_files\`;`)
  await db.run(sql`DROP TABLE \`prescription_reads\`;`)
  await db.run(sql`DROP TABLE \`discount_codes\`;`)
  await db.run(sql`DROP TABLE \`delivery_methods\`;`)
  await db.run(sql`DROP TABLE \`carts\`;`)
  await db.run(sql`DROP TABLE \`gift_cards\`;`)
  await db.run(sql`DROP TABLE \`purchases\`;`)
  await db.run(sql`DROP TABLE \`bought_rows\`;`)
  await db.run(sql`DROP TABLE \`orders\`;`)
  await db.run(sql`DROP TABLE \`lookups\`;`)
  await db.run(sql`DROP TABLE \`invoices\`;`)
  await db.run(sql`DROP TABLE \`bank_rows\`;`)
  await db.run(sql`DROP TABLE \`withdrawals\`;`)
  await db.run(sql`DROP TABLE \`exam_types_age_groups\`;`)
  await db.run(sql`DROP TABLE \`exam_types_instruments\`;`)
  await db.run(sql`DROP TABLE \`exam_types\`;`)
  await db.run(sql`DROP TABLE \`optometrists_skills\`;`)
  await db.run(sql`DROP TABLE \`optometrists_languages\`;`)
  await db.run(sql`DROP TABLE \`optometrists\`;`)
  await db.run(sql`DROP TABLE \`optometrists_rels\`;`)
  await db.run(sql`DROP TABLE \`exam_places_rooms_instruments\`;`)
  await db.run(sql`DROP TABLE \`exam_places_rooms\`;`)
  await db.run(sql`DROP TABLE \`exam_places_movable\`;`)
  await db.run(sql`DROP TABLE \`exam_places\`;`)
  await db.run(sql`DROP TABLE \`shift_weeks\`;`)
  await db.run(sql`DROP TABLE \`shifts\`;`)
  await db.run(sql`DROP TABLE \`absences\`;`)
  await db.run(sql`DROP TABLE \`booking_days\`;`)
  await db.run(sql`DROP TABLE \`bookings\`;`)
  await db.run(sql`DROP TABLE \`exam_waiting\`;`)
  await db.run(sql`DROP TABLE \`freed_times\`;`)
  await db.run(sql`DROP TABLE \`eye_doctor_bookings\`;`)
  await db.run(sql`DROP TABLE \`staff_roles\`;`)
  await db.run(sql`DROP TABLE \`staff_sessions\`;`)
  await db.run(sql`DROP TABLE \`staff\`;`)
  await db.run(sql`DROP TABLE \`search_words_tests\`;`)
  await db.run(sql`DROP TABLE \`search_words\`;`)
  await db.run(sql`DROP TABLE \`search_words_texts\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_version_tests\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v\`;`)
  await db.run(sql`DROP TABLE \`_search_words_v_texts\`;`)
  await db.run(sql`DROP TABLE \`search_picks\`;`)
  await db.run(sql`DROP TABLE \`search_picks_texts\`;`)
  await db.run(sql`DROP TABLE \`search_picks_rels\`;`)
  await db.run(sql`DROP TABLE \`_search_picks_v\`;`)
  await db.run(sql`DROP TABLE \`_search_picks_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_search_picks_v_rels\`;`)
  await db.run(sql`DROP TABLE \`asked_words\`;`)
  await db.run(sql`DROP TABLE \`experiments_groups\`;`)
  await db.run(sql`DROP TABLE \`experiments\`;`)
  await db.run(sql`DROP TABLE \`behavior_batches\`;`)
  await db.run(sql`DROP TABLE \`tenants_markets\`;`)
  await db.run(sql`DROP TABLE \`tenants\`;`)
  await db.run(sql`DROP TABLE \`tenants_texts\`;`)
  await db.run(sql`DROP TABLE \`tenant_articles\`;`)
  await db.run(sql`DROP TABLE \`feed_reports_problems\`;`)
  await db.run(sql`DROP TABLE \`feed_reports\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`releases_pages\`;`)
  await db.run(sql`DROP TABLE \`releases_prices\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_header\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_glasses_links\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_sunglasses_links\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_sportsglasses_links\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_lenses_links\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_careproducts_links\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_services\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_footer_links\`;`)
  await db.run(sql`DROP TABLE \`releases_menus_footer\`;`)
  await db.run(sql`DROP TABLE \`releases_redirects\`;`)
  await db.run(sql`DROP TABLE \`releases\`;`)
  await db.run(sql`DROP TABLE \`releases_rels\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_rels\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`questions\`;`)
  await db.run(sql`DROP TABLE \`forms_fields_options\`;`)
  await db.run(sql`DROP TABLE \`forms_fields\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`form_submissions\`;`)
  await db.run(sql`DROP TABLE \`social_accounts\`;`)
  await db.run(sql`DROP TABLE \`tags_stored\`;`)
  await db.run(sql`DROP TABLE \`tags\`;`)
  await db.run(sql`DROP TABLE \`tags_texts\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`seller\`;`)
  await db.run(sql`DROP TABLE \`invoicing\`;`)
  await db.run(sql`DROP TABLE \`menus_header\`;`)
  await db.run(sql`DROP TABLE \`menus_glasses_links\`;`)
  await db.run(sql`DROP TABLE \`menus_sunglasses_links\`;`)
  await db.run(sql`DROP TABLE \`menus_sportsglasses_links\`;`)
  await db.run(sql`DROP TABLE \`menus_lenses_links\`;`)
  await db.run(sql`DROP TABLE \`menus_careproducts_links\`;`)
  await db.run(sql`DROP TABLE \`menus_services\`;`)
  await db.run(sql`DROP TABLE \`menus_footer_links\`;`)
  await db.run(sql`DROP TABLE \`menus_footer\`;`)
  await db.run(sql`DROP TABLE \`menus\`;`)
  await db.run(sql`DROP TABLE \`menus_rels\`;`)
  await db.run(sql`DROP TABLE \`page_keys\`;`)
  await db.run(sql`DROP TABLE \`page_keys_rels\`;`)
  await db.run(sql`DROP TABLE \`banner_links\`;`)
  await db.run(sql`DROP TABLE \`banner\`;`)
  await db.run(sql`DROP TABLE \`banner_rels\`;`)
  await db.run(sql`DROP TABLE \`suggesting\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
