import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

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
  	\`let_go\` text,
  	\`next_attempt_at\` text,
  	\`is_secret\` integer DEFAULT false,
  	\`posted_by\` text,
  	\`message\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`outbox_key_idx\` ON \`outbox\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`outbox_to_idx\` ON \`outbox\` (\`to\`);`)
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
  await db.run(sql`CREATE TABLE \`shop_clock\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`ahead_ms\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shop_clock_name_idx\` ON \`shop_clock\` (\`name\`);`)
  await db.run(sql`CREATE TABLE \`stuck_steps\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`what\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`attempts\` numeric NOT NULL,
  	\`tried_at\` text,
  	\`collection\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`step\` text NOT NULL,
  	\`of\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`stuck_steps_key_idx\` ON \`stuck_steps\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`stuck_steps_updated_at_idx\` ON \`stuck_steps\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`stuck_steps_created_at_idx\` ON \`stuck_steps\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`stores_deviating_days\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`day\` text NOT NULL,
  	\`hours\` text,
  	\`reason\` text,
  	\`translations_sv_reason\` text,
  	\`translations_en_reason\` text,
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
  	\`translations_sv_description\` text,
  	\`translations_sv_accessibility_details\` text,
  	\`translations_en_description\` text,
  	\`translations_en_accessibility_details\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_name\` text,
  	\`translations_en_name\` text,
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
  	\`is_not_for_stores\` integer DEFAULT false,
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
  	\`is_modeled\` integer DEFAULT true,
  	\`finish\` text,
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
  	\`translations_sv_name\` text,
  	\`translations_sv_color\` text,
  	\`translations_sv_description\` text,
  	\`translations_sv_contents\` text,
  	\`translations_sv_includes\` text,
  	\`translations_sv_warnings\` text,
  	\`translations_en_name\` text,
  	\`translations_en_color\` text,
  	\`translations_en_description\` text,
  	\`translations_en_contents\` text,
  	\`translations_en_includes\` text,
  	\`translations_en_warnings\` text,
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
  	\`translations_sv_tagline\` text,
  	\`translations_sv_story\` text,
  	\`translations_sv_description\` text,
  	\`translations_en_tagline\` text,
  	\`translations_en_story\` text,
  	\`translations_en_description\` text,
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
  	\`translations_sv_title\` text,
  	\`translations_sv_intro\` text,
  	\`translations_sv_description\` text,
  	\`translations_en_title\` text,
  	\`translations_en_intro\` text,
  	\`translations_en_description\` text,
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
  	\`translations_sv_alt\` text,
  	\`translations_en_alt\` text,
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
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`data_exports_ref_idx\` ON \`data_exports\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_customer_idx\` ON \`data_exports\` (\`customer\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`data_exports_slot_idx\` ON \`data_exports\` (\`slot\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_state_idx\` ON \`data_exports\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_ready_at_idx\` ON \`data_exports\` (\`ready_at\`);`)
  await db.run(sql`CREATE INDEX \`data_exports_due_at_idx\` ON \`data_exports\` (\`due_at\`);`)
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
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`account_deletions_customer_idx\` ON \`account_deletions\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_is_done_idx\` ON \`account_deletions\` (\`is_done\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_done_at_idx\` ON \`account_deletions\` (\`done_at\`);`)
  await db.run(sql`CREATE INDEX \`account_deletions_due_at_idx\` ON \`account_deletions\` (\`due_at\`);`)
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
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`customer_merges_from_idx\` ON \`customer_merges\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_into_idx\` ON \`customer_merges\` (\`into\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_is_done_idx\` ON \`customer_merges\` (\`is_done\`);`)
  await db.run(sql`CREATE INDEX \`customer_merges_due_at_idx\` ON \`customer_merges\` (\`due_at\`);`)
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
  await db.run(sql`CREATE TABLE \`friends_members\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`asked_at\` text NOT NULL,
  	\`joined_at\` text,
  	\`left_at\` text,
  	\`place\` text NOT NULL,
  	\`terms_version\` text,
  	\`customer\` text,
  	\`language\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`friends_members_email_idx\` ON \`friends_members\` (\`email\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`friends_members_ref_idx\` ON \`friends_members\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_state_idx\` ON \`friends_members\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_asked_at_idx\` ON \`friends_members\` (\`asked_at\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_joined_at_idx\` ON \`friends_members\` (\`joined_at\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_left_at_idx\` ON \`friends_members\` (\`left_at\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_customer_idx\` ON \`friends_members\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_due_at_idx\` ON \`friends_members\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_updated_at_idx\` ON \`friends_members\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`friends_members_created_at_idx\` ON \`friends_members\` (\`created_at\`);`)
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
  	\`bytes\` numeric,
  	\`network\` text,
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
  	\`role\` text,
  	\`store\` text,
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
  	\`is_for_pairs\` integer,
  	\`booking\` text,
  	\`campaign\` text,
  	\`description\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`discount_codes_code_idx\` ON \`discount_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`discount_codes_campaign_idx\` ON \`discount_codes\` (\`campaign\`);`)
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
  	\`translations_sv_name\` text,
  	\`translations_sv_promise\` text,
  	\`translations_en_name\` text,
  	\`translations_en_promise\` text,
  	\`is_offered\` integer DEFAULT true,
  	\`place\` numeric DEFAULT 100 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`delivery_methods_method_id_idx\` ON \`delivery_methods\` (\`method_id\`);`)
  await db.run(sql`CREATE INDEX \`delivery_methods_updated_at_idx\` ON \`delivery_methods\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_methods_created_at_idx\` ON \`delivery_methods\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`charges\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`method\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`since\` text NOT NULL,
  	\`gone_by\` text,
  	\`amount\` numeric NOT NULL,
  	\`paid\` numeric,
  	\`promised\` numeric NOT NULL,
  	\`refunds\` text NOT NULL,
  	\`transaction_id\` text,
  	\`elsewhere\` text,
  	\`pay_url\` text,
  	\`pay_until\` text,
  	\`card\` text,
  	\`attempts\` text,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`charges_ref_idx\` ON \`charges\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`charges_subject_idx\` ON \`charges\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`charges_state_idx\` ON \`charges\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`charges_since_idx\` ON \`charges\` (\`since\`);`)
  await db.run(sql`CREATE INDEX \`charges_transaction_id_idx\` ON \`charges\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`charges_due_at_idx\` ON \`charges\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`charges_updated_at_idx\` ON \`charges\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`charges_created_at_idx\` ON \`charges\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`saved_cards\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`provider\` numeric NOT NULL,
  	\`token\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`last_digits\` text NOT NULL,
  	\`expires\` text NOT NULL,
  	\`consent\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`saved_cards_ref_idx\` ON \`saved_cards\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`saved_cards_customer_idx\` ON \`saved_cards\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`saved_cards_expires_idx\` ON \`saved_cards\` (\`expires\`);`)
  await db.run(sql`CREATE INDEX \`saved_cards_updated_at_idx\` ON \`saved_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`saved_cards_created_at_idx\` ON \`saved_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ledger_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`event\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`counterpart\` text,
  	\`on\` text NOT NULL,
  	\`period\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`is_totaled\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_entries_key_idx\` ON \`ledger_entries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_subject_idx\` ON \`ledger_entries\` (\`subject\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_counterpart_idx\` ON \`ledger_entries\` (\`counterpart\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_on_idx\` ON \`ledger_entries\` (\`on\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_period_idx\` ON \`ledger_entries\` (\`period\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_is_totaled_idx\` ON \`ledger_entries\` (\`is_totaled\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_updated_at_idx\` ON \`ledger_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_entries_created_at_idx\` ON \`ledger_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ledger_totals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`month\` text NOT NULL,
  	\`account\` text NOT NULL,
  	\`rate\` numeric,
  	\`kind\` text NOT NULL,
  	\`debit\` numeric NOT NULL,
  	\`credit\` numeric NOT NULL,
  	\`batch\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_totals_key_idx\` ON \`ledger_totals\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`ledger_totals_month_idx\` ON \`ledger_totals\` (\`month\`);`)
  await db.run(sql`CREATE INDEX \`ledger_totals_updated_at_idx\` ON \`ledger_totals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_totals_created_at_idx\` ON \`ledger_totals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`ledger_batches\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`is_open\` integer DEFAULT false NOT NULL,
  	\`entries\` text NOT NULL,
  	\`totals\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`ledger_batches_name_idx\` ON \`ledger_batches\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`ledger_batches_updated_at_idx\` ON \`ledger_batches\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`ledger_batches_created_at_idx\` ON \`ledger_batches\` (\`created_at\`);`)
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
  	\`guessed_at\` text,
  	\`expires_on\` text NOT NULL,
  	\`blocked_at\` text,
  	\`expiring_at\` text,
  	\`expiring_amount\` numeric,
  	\`expiring_as\` text,
  	\`is_moved\` integer DEFAULT false,
  	\`order\` text,
  	\`is_recorded\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_cards_fingerprint_idx\` ON \`gift_cards\` (\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_guessed_at_idx\` ON \`gift_cards\` (\`guessed_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_expires_on_idx\` ON \`gift_cards\` (\`expires_on\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_expiring_at_idx\` ON \`gift_cards\` (\`expiring_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_order_idx\` ON \`gift_cards\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_is_recorded_idx\` ON \`gift_cards\` (\`is_recorded\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_updated_at_idx\` ON \`gift_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_cards_created_at_idx\` ON \`gift_cards\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`gift_card_movements\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`card_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`on\` text NOT NULL,
  	\`note\` text,
  	\`who\` text,
  	\`order\` text,
  	\`key\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`card_id\`) REFERENCES \`gift_cards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`gift_card_movements_card_idx\` ON \`gift_card_movements\` (\`card_id\`);`)
  await db.run(sql`CREATE INDEX \`gift_card_movements_on_idx\` ON \`gift_card_movements\` (\`on\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`gift_card_movements_key_idx\` ON \`gift_card_movements\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`gift_card_movements_updated_at_idx\` ON \`gift_card_movements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`gift_card_movements_created_at_idx\` ON \`gift_card_movements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`bought_cards\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`row\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`order\` text NOT NULL,
  	\`bought_on\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`worth\` numeric NOT NULL,
  	\`gift\` text NOT NULL,
  	\`secret\` text,
  	\`state\` text NOT NULL,
  	\`round\` numeric NOT NULL,
  	\`send_on\` text NOT NULL,
  	\`card_id\` integer,
  	\`lost_card_id\` integer,
  	\`told_of\` text,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`card_id\`) REFERENCES \`gift_cards\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lost_card_id\`) REFERENCES \`gift_cards\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bought_cards_row_idx\` ON \`bought_cards\` (\`row\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bought_cards_ref_idx\` ON \`bought_cards\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_order_idx\` ON \`bought_cards\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_state_idx\` ON \`bought_cards\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_send_on_idx\` ON \`bought_cards\` (\`send_on\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_card_idx\` ON \`bought_cards\` (\`card_id\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_lost_card_idx\` ON \`bought_cards\` (\`lost_card_id\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_due_at_idx\` ON \`bought_cards\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_updated_at_idx\` ON \`bought_cards\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`bought_cards_created_at_idx\` ON \`bought_cards\` (\`created_at\`);`)
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
  	\`lines\` text NOT NULL,
  	\`prescriptions\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`delivery\` text NOT NULL,
  	\`totals\` text NOT NULL,
  	\`gift_card\` text,
  	\`discount_code\` text,
  	\`sold_by\` text,
  	\`payment_method_id\` numeric NOT NULL,
  	\`terms_version\` text,
  	\`subscription_terms\` text,
  	\`transaction_id\` text,
  	\`order_number\` text,
  	\`no_order_reason\` text,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`purchases_ref_idx\` ON \`purchases\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`purchases_key_idx\` ON \`purchases\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`purchases_shopper_id_idx\` ON \`purchases\` (\`shopper_id\`);`)
  await db.run(sql`CREATE INDEX \`purchases_state_idx\` ON \`purchases\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`purchases_transaction_id_idx\` ON \`purchases\` (\`transaction_id\`);`)
  await db.run(sql`CREATE INDEX \`purchases_due_at_idx\` ON \`purchases\` (\`due_at\`);`)
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
  	\`pickup_store\` numeric,
  	\`customer_name\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`email_key\` text,
  	\`phone_key\` text,
  	\`searched_name\` text,
  	\`total_cost\` numeric NOT NULL,
  	\`refunded\` numeric DEFAULT 0 NOT NULL,
  	\`promised\` numeric DEFAULT 0 NOT NULL,
  	\`waits_for_optician\` integer,
  	\`awaits_prescription\` integer,
  	\`awaits_answer_until\` text,
  	\`membership\` text,
  	\`terms_version\` text,
  	\`subscription_terms\` text,
  	\`card\` text,
  	\`bought\` text NOT NULL,
  	\`lines\` text NOT NULL,
  	\`prescriptions\` text NOT NULL,
  	\`inquiries\` text,
  	\`refunds\` text NOT NULL,
  	\`fulfillments\` text,
  	\`cancellations\` text,
  	\`returns\` text,
  	\`parcels\` text,
  	\`label\` text,
  	\`restocked\` text,
  	\`timeline\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_number_idx\` ON \`orders\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`orders_source_key_idx\` ON \`orders\` (\`source_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_customer_idx\` ON \`orders\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`orders_state_idx\` ON \`orders\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`orders_placed_at_idx\` ON \`orders\` (\`placed_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_pickup_store_idx\` ON \`orders\` (\`pickup_store\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_idx\` ON \`orders\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`orders_email_key_idx\` ON \`orders\` (\`email_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_phone_key_idx\` ON \`orders\` (\`phone_key\`);`)
  await db.run(sql`CREATE INDEX \`orders_searched_name_idx\` ON \`orders\` (\`searched_name\`);`)
  await db.run(sql`CREATE INDEX \`orders_waits_for_optician_idx\` ON \`orders\` (\`waits_for_optician\`);`)
  await db.run(sql`CREATE INDEX \`orders_awaits_prescription_idx\` ON \`orders\` (\`awaits_prescription\`);`)
  await db.run(sql`CREATE INDEX \`orders_awaits_answer_until_idx\` ON \`orders\` (\`awaits_answer_until\`);`)
  await db.run(sql`CREATE INDEX \`orders_membership_idx\` ON \`orders\` (\`membership\`);`)
  await db.run(sql`CREATE INDEX \`orders_due_at_idx\` ON \`orders\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_updated_at_idx\` ON \`orders\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`orders_created_at_idx\` ON \`orders\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lookups\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`asked\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`lookups_due_at_idx\` ON \`lookups\` (\`due_at\`);`)
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
  	\`period\` numeric,
  	\`buyer\` text NOT NULL,
  	\`e_invoice\` text,
  	\`rows\` text NOT NULL,
  	\`credits\` text NOT NULL,
  	\`payments\` text NOT NULL,
  	\`timeline\` text NOT NULL,
  	\`standing\` text,
  	\`reminders_sent\` numeric NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
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
  await db.run(sql`CREATE INDEX \`invoices_subscription_id_idx\` ON \`invoices\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`invoices_due_at_idx\` ON \`invoices\` (\`due_at\`);`)
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
  	\`is_exchange\` integer,
  	\`exchange_code\` text,
  	\`instructed_at\` text,
  	\`handled_at\` text,
  	\`handled_by\` text,
  	\`note\` text,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
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
  await db.run(sql`CREATE INDEX \`withdrawals_due_at_idx\` ON \`withdrawals\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_updated_at_idx\` ON \`withdrawals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_created_at_idx\` ON \`withdrawals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`insurance_claims\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`row\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`file_type\` text NOT NULL,
  	\`answered_at\` text,
  	\`answered_by\` text,
  	\`code\` text,
  	\`worth\` numeric,
  	\`sealed\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`insurance_claims_ref_idx\` ON \`insurance_claims\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`insurance_claims_key_idx\` ON \`insurance_claims\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_number_idx\` ON \`insurance_claims\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_customer_idx\` ON \`insurance_claims\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_state_idx\` ON \`insurance_claims\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_received_at_idx\` ON \`insurance_claims\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_answered_at_idx\` ON \`insurance_claims\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_due_at_idx\` ON \`insurance_claims\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_updated_at_idx\` ON \`insurance_claims\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`insurance_claims_created_at_idx\` ON \`insurance_claims\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscriptions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`status\` numeric NOT NULL,
  	\`interval\` text NOT NULL,
  	\`started_on\` text NOT NULL,
  	\`ended_on\` text,
  	\`process_on\` text,
  	\`stage\` text DEFAULT 'planned' NOT NULL,
  	\`paused_on\` text,
  	\`first_order\` text NOT NULL,
  	\`card\` text,
  	\`language\` text NOT NULL,
  	\`contract\` text NOT NULL,
  	\`products\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`delivery\` text NOT NULL,
  	\`temporary\` text,
  	\`events\` text NOT NULL,
  	\`agreed\` text,
  	\`terms\` text,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_number_idx\` ON \`subscriptions\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscriptions_key_idx\` ON \`subscriptions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_customer_idx\` ON \`subscriptions\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_status_idx\` ON \`subscriptions\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_started_on_idx\` ON \`subscriptions\` (\`started_on\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_ended_on_idx\` ON \`subscriptions\` (\`ended_on\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_process_on_idx\` ON \`subscriptions\` (\`process_on\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_stage_idx\` ON \`subscriptions\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_paused_on_idx\` ON \`subscriptions\` (\`paused_on\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_card_idx\` ON \`subscriptions\` (\`card\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_due_at_idx\` ON \`subscriptions\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_updated_at_idx\` ON \`subscriptions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriptions_created_at_idx\` ON \`subscriptions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`subscription_deliveries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`subscription\` numeric NOT NULL,
  	\`period\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`wanted_on\` text NOT NULL,
  	\`processed_on\` text NOT NULL,
  	\`sent_on\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`free\` numeric,
  	\`vat_rate\` numeric NOT NULL,
  	\`lines\` text NOT NULL,
  	\`paid_by\` text,
  	\`transaction_id\` text,
  	\`order_number\` text,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`subscription_deliveries_ref_idx\` ON \`subscription_deliveries\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`subscription_deliveries_subscription_idx\` ON \`subscription_deliveries\` (\`subscription\`);`)
  await db.run(sql`CREATE INDEX \`subscription_deliveries_processed_on_idx\` ON \`subscription_deliveries\` (\`processed_on\`);`)
  await db.run(sql`CREATE INDEX \`subscription_deliveries_order_number_idx\` ON \`subscription_deliveries\` (\`order_number\`);`)
  await db.run(sql`CREATE INDEX \`subscription_deliveries_due_at_idx\` ON \`subscription_deliveries\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_deliveries_updated_at_idx\` ON \`subscription_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscription_deliveries_created_at_idx\` ON \`subscription_deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`price_rises\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`starts_on\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`articles\` text NOT NULL,
  	\`plan\` text,
  	\`note\` text NOT NULL,
  	\`by\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`price_rises_ref_idx\` ON \`price_rises\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`price_rises_state_idx\` ON \`price_rises\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`price_rises_due_at_idx\` ON \`price_rises\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`price_rises_updated_at_idx\` ON \`price_rises\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`price_rises_created_at_idx\` ON \`price_rises\` (\`created_at\`);`)
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
  await db.run(sql`CREATE TABLE \`lifestyle_plans\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`description\` text NOT NULL,
  	\`monthly\` numeric NOT NULL,
  	\`price_log\` text,
  	\`binding_months\` numeric DEFAULT 24 NOT NULL,
  	\`pairs\` numeric DEFAULT 1 NOT NULL,
  	\`frame_up_to\` numeric,
  	\`lenses\` text NOT NULL,
  	\`perks\` text NOT NULL,
  	\`translations_sv_name\` text,
  	\`translations_sv_description\` text,
  	\`translations_sv_perks\` text,
  	\`translations_en_name\` text,
  	\`translations_en_description\` text,
  	\`translations_en_perks\` text,
  	\`is_offered\` integer DEFAULT true NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_plans_key_idx\` ON \`lifestyle_plans\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_plans_updated_at_idx\` ON \`lifestyle_plans\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_plans_created_at_idx\` ON \`lifestyle_plans\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_contracts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`status\` numeric NOT NULL,
  	\`is_held\` integer,
  	\`signed_on\` text NOT NULL,
  	\`ended_on\` text,
  	\`started_on\` text,
  	\`ends_on\` text,
  	\`bills_on\` text,
  	\`stage\` text,
  	\`awaits\` text,
  	\`card\` text,
  	\`language\` text NOT NULL,
  	\`plan\` text NOT NULL,
  	\`contract\` text NOT NULL,
  	\`glasses\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`delivery\` text NOT NULL,
  	\`connected\` text,
  	\`events\` text NOT NULL,
  	\`agreed\` text,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_contracts_number_idx\` ON \`lifestyle_contracts\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_contracts_key_idx\` ON \`lifestyle_contracts\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_customer_idx\` ON \`lifestyle_contracts\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_status_idx\` ON \`lifestyle_contracts\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_is_held_idx\` ON \`lifestyle_contracts\` (\`is_held\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_signed_on_idx\` ON \`lifestyle_contracts\` (\`signed_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_ended_on_idx\` ON \`lifestyle_contracts\` (\`ended_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_started_on_idx\` ON \`lifestyle_contracts\` (\`started_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_ends_on_idx\` ON \`lifestyle_contracts\` (\`ends_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_bills_on_idx\` ON \`lifestyle_contracts\` (\`bills_on\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_stage_idx\` ON \`lifestyle_contracts\` (\`stage\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_awaits_idx\` ON \`lifestyle_contracts\` (\`awaits\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_card_idx\` ON \`lifestyle_contracts\` (\`card\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_due_at_idx\` ON \`lifestyle_contracts\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_updated_at_idx\` ON \`lifestyle_contracts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_contracts_created_at_idx\` ON \`lifestyle_contracts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`contract\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`on\` text NOT NULL,
  	\`file\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_documents_ref_idx\` ON \`lifestyle_documents\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_documents_contract_idx\` ON \`lifestyle_documents\` (\`contract\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_documents_updated_at_idx\` ON \`lifestyle_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_documents_created_at_idx\` ON \`lifestyle_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_bills\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`contract\` numeric NOT NULL,
  	\`month\` text NOT NULL,
  	\`on\` text NOT NULL,
  	\`rows\` text NOT NULL,
  	\`free\` numeric NOT NULL,
  	\`free_why\` text,
  	\`connected\` text,
  	\`amount\` numeric NOT NULL,
  	\`vat_rate\` numeric NOT NULL,
  	\`paid_by\` text,
  	\`transaction_id\` text,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_bills_ref_idx\` ON \`lifestyle_bills\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_bills_contract_idx\` ON \`lifestyle_bills\` (\`contract\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_bills_due_at_idx\` ON \`lifestyle_bills\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_bills_updated_at_idx\` ON \`lifestyle_bills\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_bills_created_at_idx\` ON \`lifestyle_bills\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lifestyle_rows\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`contract\` numeric NOT NULL,
  	\`month\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`vat_rate\` numeric NOT NULL,
  	\`bill\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lifestyle_rows_ref_idx\` ON \`lifestyle_rows\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_rows_contract_idx\` ON \`lifestyle_rows\` (\`contract\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_rows_bill_idx\` ON \`lifestyle_rows\` (\`bill\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_rows_updated_at_idx\` ON \`lifestyle_rows\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lifestyle_rows_created_at_idx\` ON \`lifestyle_rows\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`referral_promises\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`friend_months\` numeric DEFAULT 3 NOT NULL,
  	\`sharer_months\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`referral_promises_from_idx\` ON \`referral_promises\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`referral_promises_updated_at_idx\` ON \`referral_promises\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`referral_promises_created_at_idx\` ON \`referral_promises\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`referral_codes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`customer\` text NOT NULL,
  	\`code\` text NOT NULL,
  	\`friend_months\` numeric NOT NULL,
  	\`sharer_months\` numeric NOT NULL,
  	\`made_on\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`referral_codes_key_idx\` ON \`referral_codes\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`referral_codes_customer_idx\` ON \`referral_codes\` (\`customer\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`referral_codes_code_idx\` ON \`referral_codes\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`referral_codes_updated_at_idx\` ON \`referral_codes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`referral_codes_created_at_idx\` ON \`referral_codes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`referrals\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`friend\` text,
  	\`sharer\` text,
  	\`code\` text NOT NULL,
  	\`friend_months\` numeric NOT NULL,
  	\`sharer_months\` numeric NOT NULL,
  	\`taken_at\` text NOT NULL,
  	\`friend_bills\` text NOT NULL,
  	\`sharer_bills\` text NOT NULL,
  	\`paid\` text,
  	\`counted_on\` text,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`referrals_ref_idx\` ON \`referrals\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`referrals_key_idx\` ON \`referrals\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`referrals_friend_idx\` ON \`referrals\` (\`friend\`);`)
  await db.run(sql`CREATE INDEX \`referrals_sharer_idx\` ON \`referrals\` (\`sharer\`);`)
  await db.run(sql`CREATE INDEX \`referrals_taken_at_idx\` ON \`referrals\` (\`taken_at\`);`)
  await db.run(sql`CREATE INDEX \`referrals_due_at_idx\` ON \`referrals\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`referrals_updated_at_idx\` ON \`referrals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`referrals_created_at_idx\` ON \`referrals\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`winback_offers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`contract\` numeric NOT NULL,
  	\`ended_on\` text NOT NULL,
  	\`mailed_at\` text NOT NULL,
  	\`opened_at\` text,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`winback_offers_contract_idx\` ON \`winback_offers\` (\`contract\`);`)
  await db.run(sql`CREATE INDEX \`winback_offers_mailed_at_idx\` ON \`winback_offers\` (\`mailed_at\`);`)
  await db.run(sql`CREATE INDEX \`winback_offers_due_at_idx\` ON \`winback_offers\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`winback_offers_updated_at_idx\` ON \`winback_offers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`winback_offers_created_at_idx\` ON \`winback_offers\` (\`created_at\`);`)
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
  	\`translations_sv_name\` text,
  	\`translations_sv_complaint\` text,
  	\`translations_sv_description\` text,
  	\`translations_sv_bring\` text,
  	\`translations_en_name\` text,
  	\`translations_en_complaint\` text,
  	\`translations_en_description\` text,
  	\`translations_en_bring\` text,
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
  	\`is_busy_left\` integer DEFAULT false,
  	\`is_active\` integer DEFAULT true,
  	\`account_id\` integer,
  	\`feed_secret\` text,
  	\`busy\` text,
  	\`busy_etag\` text,
  	\`busy_failures\` numeric,
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
  await db.run(sql`CREATE TABLE \`hold_places\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`request\` text,
  	\`until\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`hold_places_key_idx\` ON \`hold_places\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`hold_places_ref_idx\` ON \`hold_places\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`hold_places_until_idx\` ON \`hold_places\` (\`until\`);`)
  await db.run(sql`CREATE TABLE \`bookings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`state_before\` text,
  	\`sequence\` numeric NOT NULL,
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
  	\`is_own\` integer,
  	\`email_index\` text,
  	\`phone_index\` text,
  	\`surname_index\` text,
  	\`social_number_index\` text,
  	\`language\` text NOT NULL,
  	\`source\` text NOT NULL,
  	\`benefit_code\` text,
  	\`arrived_at\` text,
  	\`done_at\` text,
  	\`booked_at\` text NOT NULL,
  	\`is_thinned\` integer,
  	\`sealed\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_number_idx\` ON \`bookings\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`bookings_ref_idx\` ON \`bookings\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`bookings_store_idx\` ON \`bookings\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`bookings_day_idx\` ON \`bookings\` (\`day\`);`)
  await db.run(sql`CREATE INDEX \`bookings_examiner_idx\` ON \`bookings\` (\`examiner\`);`)
  await db.run(sql`CREATE INDEX \`bookings_customer_idx\` ON \`bookings\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`bookings_email_index_idx\` ON \`bookings\` (\`email_index\`);`)
  await db.run(sql`CREATE INDEX \`bookings_phone_index_idx\` ON \`bookings\` (\`phone_index\`);`)
  await db.run(sql`CREATE INDEX \`bookings_surname_index_idx\` ON \`bookings\` (\`surname_index\`);`)
  await db.run(sql`CREATE INDEX \`bookings_social_number_index_idx\` ON \`bookings\` (\`social_number_index\`);`)
  await db.run(sql`CREATE INDEX \`bookings_is_thinned_idx\` ON \`bookings\` (\`is_thinned\`);`)
  await db.run(sql`CREATE INDEX \`bookings_due_at_idx\` ON \`bookings\` (\`due_at\`);`)
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
  	\`offered\` text NOT NULL,
  	\`booking\` text,
  	\`customer\` text,
  	\`email_index\` text,
  	\`language\` text NOT NULL,
  	\`sealed\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`exam_waiting_number_idx\` ON \`exam_waiting\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_store_idx\` ON \`exam_waiting\` (\`store\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_state_idx\` ON \`exam_waiting\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_until_idx\` ON \`exam_waiting\` (\`until\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_since_idx\` ON \`exam_waiting\` (\`since\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_customer_idx\` ON \`exam_waiting\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_email_index_idx\` ON \`exam_waiting\` (\`email_index\`);`)
  await db.run(sql`CREATE INDEX \`exam_waiting_due_at_idx\` ON \`exam_waiting\` (\`due_at\`);`)
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
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
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
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_due_at_idx\` ON \`eye_doctor_bookings\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_updated_at_idx\` ON \`eye_doctor_bookings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_doctor_bookings_created_at_idx\` ON \`eye_doctor_bookings\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`company_agreements\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric NOT NULL,
  	\`key\` text NOT NULL,
  	\`business_id\` text NOT NULL,
  	\`customer\` text,
  	\`contact_email\` text NOT NULL,
  	\`status\` numeric NOT NULL,
  	\`signed_on\` text NOT NULL,
  	\`active_on\` text,
  	\`ends_on\` text,
  	\`ending\` text,
  	\`is_registered\` integer,
  	\`terms\` text NOT NULL,
  	\`signer\` text NOT NULL,
  	\`agreed\` text,
  	\`language\` text NOT NULL,
  	\`events\` text NOT NULL,
  	\`version\` numeric NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`company_agreements_number_idx\` ON \`company_agreements\` (\`number\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`company_agreements_key_idx\` ON \`company_agreements\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_business_id_idx\` ON \`company_agreements\` (\`business_id\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_customer_idx\` ON \`company_agreements\` (\`customer\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_contact_email_idx\` ON \`company_agreements\` (\`contact_email\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_status_idx\` ON \`company_agreements\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_signed_on_idx\` ON \`company_agreements\` (\`signed_on\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_ends_on_idx\` ON \`company_agreements\` (\`ends_on\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_due_at_idx\` ON \`company_agreements\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_updated_at_idx\` ON \`company_agreements\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`company_agreements_created_at_idx\` ON \`company_agreements\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`eye_health_days\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`received_at\` text NOT NULL,
  	\`answered_at\` text,
  	\`answered_by\` text,
  	\`agreed_day\` text,
  	\`sealed\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`eye_health_days_ref_idx\` ON \`eye_health_days\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`eye_health_days_key_idx\` ON \`eye_health_days\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_state_idx\` ON \`eye_health_days\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_received_at_idx\` ON \`eye_health_days\` (\`received_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_answered_at_idx\` ON \`eye_health_days\` (\`answered_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_agreed_day_idx\` ON \`eye_health_days\` (\`agreed_day\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_due_at_idx\` ON \`eye_health_days\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_updated_at_idx\` ON \`eye_health_days\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`eye_health_days_created_at_idx\` ON \`eye_health_days\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`requisitions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text NOT NULL,
  	\`key\` text NOT NULL,
  	\`agreement\` numeric NOT NULL,
  	\`business_id\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`pays\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`made_on\` text NOT NULL,
  	\`expires_on\` text NOT NULL,
  	\`taken_by\` text,
  	\`decided_by\` text,
  	\`invoice\` numeric,
  	\`sealed\` text NOT NULL,
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`requisitions_code_idx\` ON \`requisitions\` (\`code\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`requisitions_key_idx\` ON \`requisitions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_agreement_idx\` ON \`requisitions\` (\`agreement\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_business_id_idx\` ON \`requisitions\` (\`business_id\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_state_idx\` ON \`requisitions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_made_on_idx\` ON \`requisitions\` (\`made_on\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_expires_on_idx\` ON \`requisitions\` (\`expires_on\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_due_at_idx\` ON \`requisitions\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_updated_at_idx\` ON \`requisitions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`requisitions_created_at_idx\` ON \`requisitions\` (\`created_at\`);`)
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
  	\`invited_at\` text,
  	\`second_step_on\` integer DEFAULT false,
  	\`second_step\` text,
  	\`second_step_taken\` numeric,
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
  await db.run(sql`CREATE TABLE \`staff_passkeys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`staff\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`credential_id\` text NOT NULL,
  	\`public_key\` text NOT NULL,
  	\`counter\` numeric NOT NULL,
  	\`transports\` text,
  	\`created_at\` text NOT NULL,
  	\`last_used_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_passkeys_ref_idx\` ON \`staff_passkeys\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`staff_passkeys_staff_idx\` ON \`staff_passkeys\` (\`staff\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`staff_passkeys_credential_id_idx\` ON \`staff_passkeys\` (\`credential_id\`);`)
  await db.run(sql`CREATE TABLE \`store_sessions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`token_hash\` text NOT NULL,
  	\`ref\` text NOT NULL,
  	\`staff\` text NOT NULL,
  	\`staff_name\` text NOT NULL,
  	\`store\` numeric NOT NULL,
  	\`shopper\` text NOT NULL,
  	\`customer\` text,
  	\`typed\` text,
  	\`started_at\` text NOT NULL,
  	\`last_used_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`store_sessions_token_hash_idx\` ON \`store_sessions\` (\`token_hash\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`store_sessions_ref_idx\` ON \`store_sessions\` (\`ref\`);`)
  await db.run(sql`CREATE INDEX \`store_sessions_staff_idx\` ON \`store_sessions\` (\`staff\`);`)
  await db.run(sql`CREATE INDEX \`store_sessions_last_used_at_idx\` ON \`store_sessions\` (\`last_used_at\`);`)
  await db.run(sql`CREATE TABLE \`cart_handovers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`ref\` text NOT NULL,
  	\`code_hash\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`store\` text,
  	\`contents\` text,
  	\`taken_by\` text,
  	\`made_at\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`cart_handovers_ref_idx\` ON \`cart_handovers\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cart_handovers_code_hash_idx\` ON \`cart_handovers\` (\`code_hash\`);`)
  await db.run(sql`CREATE INDEX \`cart_handovers_owner_idx\` ON \`cart_handovers\` (\`owner\`);`)
  await db.run(sql`CREATE INDEX \`cart_handovers_made_at_idx\` ON \`cart_handovers\` (\`made_at\`);`)
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
  await db.run(sql`CREATE TABLE \`search_answers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text,
  	\`text\` text,
  	\`translations_sv_title\` text,
  	\`translations_sv_text\` text,
  	\`translations_en_title\` text,
  	\`translations_en_text\` text,
  	\`url\` text,
  	\`is_of_stores\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`search_answers_title_idx\` ON \`search_answers\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`search_answers_updated_at_idx\` ON \`search_answers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`search_answers_created_at_idx\` ON \`search_answers\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`search_answers__status_idx\` ON \`search_answers\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`search_answers_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`search_answers_texts_order_parent\` ON \`search_answers_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_search_answers_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_text\` text,
  	\`version_translations_sv_title\` text,
  	\`version_translations_sv_text\` text,
  	\`version_translations_en_title\` text,
  	\`version_translations_en_text\` text,
  	\`version_url\` text,
  	\`version_is_of_stores\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`search_answers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_answers_v_parent_idx\` ON \`_search_answers_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_version_version_title_idx\` ON \`_search_answers_v\` (\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_version_version_updated_at_idx\` ON \`_search_answers_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_version_version_created_at_idx\` ON \`_search_answers_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_version_version__status_idx\` ON \`_search_answers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_created_at_idx\` ON \`_search_answers_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_updated_at_idx\` ON \`_search_answers_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_search_answers_v_latest_idx\` ON \`_search_answers_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_search_answers_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_search_answers_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_search_answers_v_texts_order_parent\` ON \`_search_answers_v_texts\` (\`order\`,\`parent_id\`);`)
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
  await db.run(sql`CREATE TABLE \`article_popularity\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`article\` numeric NOT NULL,
  	\`popularity\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_popularity_article_idx\` ON \`article_popularity\` (\`article\`);`)
  await db.run(sql`CREATE INDEX \`article_popularity_updated_at_idx\` ON \`article_popularity\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_popularity_created_at_idx\` ON \`article_popularity\` (\`created_at\`);`)
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
  	\`brand_id\` integer,
  	\`category\` text,
  	\`amount\` numeric,
  	\`percent\` numeric,
  	\`channel\` text DEFAULT 'online' NOT NULL,
  	\`kind\` text DEFAULT 'unit' NOT NULL,
  	\`is_campaign\` integer DEFAULT true,
  	FOREIGN KEY (\`article_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`brand_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_prices_order_idx\` ON \`releases_prices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_parent_id_idx\` ON \`releases_prices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_article_idx\` ON \`releases_prices\` (\`article_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_prices_brand_idx\` ON \`releases_prices\` (\`brand_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_banner_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_banner_links_order_idx\` ON \`releases_banner_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`releases_banner_links_parent_id_idx\` ON \`releases_banner_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`releases_menus_header\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text,
  	\`address\` text,
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_title\` text,
  	\`translations_en_title\` text,
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
  	\`gives_code\` integer DEFAULT false,
  	\`discount_code\` text,
  	\`discount_percent\` numeric,
  	\`discount_amount\` numeric,
  	\`discount_minimum\` numeric DEFAULT 0,
  	\`banner_text\` text,
  	\`translations_sv_banner_text\` text,
  	\`translations_en_banner_text\` text,
  	\`changes_menus\` integer DEFAULT false,
  	\`menus_glasses_title\` text DEFAULT 'Silmälasit',
  	\`menus_glasses_category\` text,
  	\`menus_glasses_heading\` text,
  	\`menus_glasses_translations_sv_title\` text,
  	\`menus_glasses_translations_sv_heading\` text,
  	\`menus_glasses_translations_en_title\` text,
  	\`menus_glasses_translations_en_heading\` text,
  	\`menus_sunglasses_title\` text DEFAULT 'Aurinkolasit',
  	\`menus_sunglasses_category\` text,
  	\`menus_sunglasses_heading\` text,
  	\`menus_sunglasses_translations_sv_title\` text,
  	\`menus_sunglasses_translations_sv_heading\` text,
  	\`menus_sunglasses_translations_en_title\` text,
  	\`menus_sunglasses_translations_en_heading\` text,
  	\`menus_sportsglasses_title\` text DEFAULT 'Urheilulasit',
  	\`menus_sportsglasses_category\` text,
  	\`menus_sportsglasses_heading\` text,
  	\`menus_sportsglasses_translations_sv_title\` text,
  	\`menus_sportsglasses_translations_sv_heading\` text,
  	\`menus_sportsglasses_translations_en_title\` text,
  	\`menus_sportsglasses_translations_en_heading\` text,
  	\`menus_lenses_title\` text DEFAULT 'Piilolinssit',
  	\`menus_lenses_category\` text,
  	\`menus_lenses_heading\` text,
  	\`menus_lenses_translations_sv_title\` text,
  	\`menus_lenses_translations_sv_heading\` text,
  	\`menus_lenses_translations_en_title\` text,
  	\`menus_lenses_translations_en_heading\` text,
  	\`menus_careproducts_title\` text DEFAULT 'Hoito ja tarvikkeet',
  	\`menus_careproducts_category\` text,
  	\`menus_careproducts_heading\` text,
  	\`menus_careproducts_translations_sv_title\` text,
  	\`menus_careproducts_translations_sv_heading\` text,
  	\`menus_careproducts_translations_en_title\` text,
  	\`menus_careproducts_translations_en_heading\` text,
  	\`menus_promise\` text,
  	\`menus_translations_sv_promise\` text,
  	\`menus_translations_en_promise\` text,
  	\`copied_menus\` integer,
  	\`state\` text DEFAULT 'planned',
  	\`trouble\` text,
  	\`went_live_at\` text,
  	\`came_back_at\` text,
  	\`stopped_at\` text,
  	\`ref\` text,
  	\`planned_by\` text,
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
  	\`articles_id\` integer,
  	\`pages_id\` integer,
  	\`categories_id\` integer,
  	\`stores_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`releases_rels_order_idx\` ON \`releases_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_parent_idx\` ON \`releases_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_path_idx\` ON \`releases_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`releases_rels_articles_id_idx\` ON \`releases_rels\` (\`articles_id\`);`)
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
  	\`translations_sv_question\` text,
  	\`translations_sv_answer\` text,
  	\`translations_en_question\` text,
  	\`translations_en_answer\` text,
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
  	\`owed\` text,
  	\`owed_version\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_ref_idx\` ON \`form_submissions\` (\`ref\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_submissions_key_idx\` ON \`form_submissions\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_state_idx\` ON \`form_submissions\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_deleted_from_idx\` ON \`form_submissions\` (\`deleted_from\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_handled_at_idx\` ON \`form_submissions\` (\`handled_at\`);`)
  await db.run(sql`CREATE INDEX \`form_submissions_due_at_idx\` ON \`form_submissions\` (\`due_at\`);`)
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
  	\`translations_sv_purpose\` text,
  	\`translations_sv_lifetime\` text,
  	\`translations_en_purpose\` text,
  	\`translations_en_lifetime\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`tags_stored_order_idx\` ON \`tags_stored\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`tags_stored_parent_id_idx\` ON \`tags_stored\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tags\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`is_active\` integer DEFAULT false,
  	\`name\` text NOT NULL,
  	\`translations_sv_name\` text,
  	\`translations_en_name\` text,
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
  	\`stores_id\` integer,
  	\`articles_id\` integer,
  	\`skus_id\` integer,
  	\`brands_id\` integer,
  	\`categories_id\` integer,
  	\`store_stock_id\` integer,
  	\`media_id\` integer,
  	\`discount_codes_id\` integer,
  	\`delivery_methods_id\` integer,
  	\`lifestyle_plans_id\` integer,
  	\`referral_promises_id\` integer,
  	\`exam_types_id\` integer,
  	\`optometrists_id\` integer,
  	\`exam_places_id\` integer,
  	\`shift_weeks_id\` integer,
  	\`shifts_id\` integer,
  	\`absences_id\` integer,
  	\`staff_id\` integer,
  	\`search_words_id\` integer,
  	\`search_picks_id\` integer,
  	\`search_answers_id\` integer,
  	\`experiments_id\` integer,
  	\`tenants_id\` integer,
  	\`pages_id\` integer,
  	\`releases_id\` integer,
  	\`redirects_id\` integer,
  	\`videos_id\` integer,
  	\`questions_id\` integer,
  	\`forms_id\` integer,
  	\`social_accounts_id\` integer,
  	\`tags_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stores_id\`) REFERENCES \`stores\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`skus_id\`) REFERENCES \`skus\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`brands_id\`) REFERENCES \`brands\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`categories_id\`) REFERENCES \`categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`store_stock_id\`) REFERENCES \`store_stock\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discount_codes_id\`) REFERENCES \`discount_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_methods_id\`) REFERENCES \`delivery_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_plans_id\`) REFERENCES \`lifestyle_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`referral_promises_id\`) REFERENCES \`referral_promises\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_types_id\`) REFERENCES \`exam_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`optometrists_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_places_id\`) REFERENCES \`exam_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shift_weeks_id\`) REFERENCES \`shift_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shifts_id\`) REFERENCES \`shifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`absences_id\`) REFERENCES \`absences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_words_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_picks_id\`) REFERENCES \`search_picks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_answers_id\`) REFERENCES \`search_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`experiments_id\`) REFERENCES \`experiments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tenants_id\`) REFERENCES \`tenants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`releases_id\`) REFERENCES \`releases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`questions_id\`) REFERENCES \`questions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`social_accounts_id\`) REFERENCES \`social_accounts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tags_id\`) REFERENCES \`tags\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stores_id_idx\` ON \`payload_locked_documents_rels\` (\`stores_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_skus_id_idx\` ON \`payload_locked_documents_rels\` (\`skus_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_brands_id_idx\` ON \`payload_locked_documents_rels\` (\`brands_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_store_stock_id_idx\` ON \`payload_locked_documents_rels\` (\`store_stock_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_discount_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`discount_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_referral_promises_id_idx\` ON \`payload_locked_documents_rels\` (\`referral_promises_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_types_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_optometrists_id_idx\` ON \`payload_locked_documents_rels\` (\`optometrists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_places_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shift_weeks_id_idx\` ON \`payload_locked_documents_rels\` (\`shift_weeks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shifts_id_idx\` ON \`payload_locked_documents_rels\` (\`shifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_absences_id_idx\` ON \`payload_locked_documents_rels\` (\`absences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_words_id_idx\` ON \`payload_locked_documents_rels\` (\`search_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_picks_id_idx\` ON \`payload_locked_documents_rels\` (\`search_picks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`search_answers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_experiments_id_idx\` ON \`payload_locked_documents_rels\` (\`experiments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tenants_id_idx\` ON \`payload_locked_documents_rels\` (\`tenants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_releases_id_idx\` ON \`payload_locked_documents_rels\` (\`releases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_questions_id_idx\` ON \`payload_locked_documents_rels\` (\`questions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
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
  await db.run(sql`CREATE TABLE \`order_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`service_refund_limit\` numeric DEFAULT 5000 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`invoicing\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`iban\` text NOT NULL,
  	\`bic\` text NOT NULL,
  	\`e_invoice_address\` text,
  	\`e_invoice_operator\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`business_rules\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`requisition_months\` numeric DEFAULT 6 NOT NULL,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_title\` text,
  	\`translations_en_title\` text,
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
  	\`glasses_translations_sv_title\` text,
  	\`glasses_translations_sv_heading\` text,
  	\`glasses_translations_en_title\` text,
  	\`glasses_translations_en_heading\` text,
  	\`sunglasses_title\` text DEFAULT 'Aurinkolasit' NOT NULL,
  	\`sunglasses_category\` text,
  	\`sunglasses_heading\` text,
  	\`sunglasses_translations_sv_title\` text,
  	\`sunglasses_translations_sv_heading\` text,
  	\`sunglasses_translations_en_title\` text,
  	\`sunglasses_translations_en_heading\` text,
  	\`sportsglasses_title\` text DEFAULT 'Urheilulasit' NOT NULL,
  	\`sportsglasses_category\` text,
  	\`sportsglasses_heading\` text,
  	\`sportsglasses_translations_sv_title\` text,
  	\`sportsglasses_translations_sv_heading\` text,
  	\`sportsglasses_translations_en_title\` text,
  	\`sportsglasses_translations_en_heading\` text,
  	\`lenses_title\` text DEFAULT 'Piilolinssit' NOT NULL,
  	\`lenses_category\` text,
  	\`lenses_heading\` text,
  	\`lenses_translations_sv_title\` text,
  	\`lenses_translations_sv_heading\` text,
  	\`lenses_translations_en_title\` text,
  	\`lenses_translations_en_heading\` text,
  	\`careproducts_title\` text DEFAULT 'Hoito ja tarvikkeet' NOT NULL,
  	\`careproducts_category\` text,
  	\`careproducts_heading\` text,
  	\`careproducts_translations_sv_title\` text,
  	\`careproducts_translations_sv_heading\` text,
  	\`careproducts_translations_en_title\` text,
  	\`careproducts_translations_en_heading\` text,
  	\`promise\` text,
  	\`translations_sv_promise\` text,
  	\`translations_en_promise\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`translations_sv_text\` text,
  	\`translations_en_text\` text,
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
  	\`asks_at_once\` integer DEFAULT true,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
