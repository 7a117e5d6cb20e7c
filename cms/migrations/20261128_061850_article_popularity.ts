import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`article_popularity_id\` integer REFERENCES article_popularity(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_popularity_id_idx\` ON \`payload_locked_documents_rels\` (\`article_popularity_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`article_popularity\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
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
  	\`shop_clock_id\` integer,
  	\`stuck_steps_id\` integer,
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
  	\`friends_members_id\` integer,
  	\`kept_prescriptions_id\` integer,
  	\`prescription_files_id\` integer,
  	\`prescription_reads_id\` integer,
  	\`discount_codes_id\` integer,
  	\`delivery_methods_id\` integer,
  	\`charges_id\` integer,
  	\`saved_cards_id\` integer,
  	\`ledger_entries_id\` integer,
  	\`ledger_totals_id\` integer,
  	\`ledger_batches_id\` integer,
  	\`carts_id\` integer,
  	\`gift_cards_id\` integer,
  	\`gift_card_movements_id\` integer,
  	\`bought_cards_id\` integer,
  	\`purchases_id\` integer,
  	\`bought_rows_id\` integer,
  	\`orders_id\` integer,
  	\`lookups_id\` integer,
  	\`invoices_id\` integer,
  	\`bank_rows_id\` integer,
  	\`withdrawals_id\` integer,
  	\`insurance_claims_id\` integer,
  	\`subscriptions_id\` integer,
  	\`subscription_deliveries_id\` integer,
  	\`price_rises_id\` integer,
  	\`lifestyle_plans_id\` integer,
  	\`lifestyle_contracts_id\` integer,
  	\`lifestyle_documents_id\` integer,
  	\`lifestyle_bills_id\` integer,
  	\`lifestyle_rows_id\` integer,
  	\`referral_promises_id\` integer,
  	\`referral_codes_id\` integer,
  	\`referrals_id\` integer,
  	\`winback_offers_id\` integer,
  	\`exam_types_id\` integer,
  	\`optometrists_id\` integer,
  	\`exam_places_id\` integer,
  	\`shift_weeks_id\` integer,
  	\`shifts_id\` integer,
  	\`absences_id\` integer,
  	\`booking_days_id\` integer,
  	\`hold_places_id\` integer,
  	\`bookings_id\` integer,
  	\`exam_waiting_id\` integer,
  	\`freed_times_id\` integer,
  	\`eye_doctor_bookings_id\` integer,
  	\`company_agreements_id\` integer,
  	\`eye_health_days_id\` integer,
  	\`requisitions_id\` integer,
  	\`staff_id\` integer,
  	\`staff_passkeys_id\` integer,
  	\`store_sessions_id\` integer,
  	\`cart_handovers_id\` integer,
  	\`search_words_id\` integer,
  	\`search_picks_id\` integer,
  	\`search_answers_id\` integer,
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
  	FOREIGN KEY (\`shop_clock_id\`) REFERENCES \`shop_clock\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`stuck_steps_id\`) REFERENCES \`stuck_steps\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  	FOREIGN KEY (\`friends_members_id\`) REFERENCES \`friends_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`kept_prescriptions_id\`) REFERENCES \`kept_prescriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prescription_files_id\`) REFERENCES \`prescription_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`prescription_reads_id\`) REFERENCES \`prescription_reads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`discount_codes_id\`) REFERENCES \`discount_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_methods_id\`) REFERENCES \`delivery_methods\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`charges_id\`) REFERENCES \`charges\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`saved_cards_id\`) REFERENCES \`saved_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ledger_entries_id\`) REFERENCES \`ledger_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ledger_totals_id\`) REFERENCES \`ledger_totals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`ledger_batches_id\`) REFERENCES \`ledger_batches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`carts_id\`) REFERENCES \`carts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gift_cards_id\`) REFERENCES \`gift_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`gift_card_movements_id\`) REFERENCES \`gift_card_movements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bought_cards_id\`) REFERENCES \`bought_cards\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`purchases_id\`) REFERENCES \`purchases\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bought_rows_id\`) REFERENCES \`bought_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`orders_id\`) REFERENCES \`orders\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lookups_id\`) REFERENCES \`lookups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`invoices_id\`) REFERENCES \`invoices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bank_rows_id\`) REFERENCES \`bank_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`withdrawals_id\`) REFERENCES \`withdrawals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`insurance_claims_id\`) REFERENCES \`insurance_claims\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscription_deliveries_id\`) REFERENCES \`subscription_deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`price_rises_id\`) REFERENCES \`price_rises\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_plans_id\`) REFERENCES \`lifestyle_plans\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_contracts_id\`) REFERENCES \`lifestyle_contracts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_documents_id\`) REFERENCES \`lifestyle_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_bills_id\`) REFERENCES \`lifestyle_bills\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lifestyle_rows_id\`) REFERENCES \`lifestyle_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`referral_promises_id\`) REFERENCES \`referral_promises\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`referral_codes_id\`) REFERENCES \`referral_codes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`referrals_id\`) REFERENCES \`referrals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`winback_offers_id\`) REFERENCES \`winback_offers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_types_id\`) REFERENCES \`exam_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`optometrists_id\`) REFERENCES \`optometrists\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_places_id\`) REFERENCES \`exam_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shift_weeks_id\`) REFERENCES \`shift_weeks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shifts_id\`) REFERENCES \`shifts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`absences_id\`) REFERENCES \`absences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`booking_days_id\`) REFERENCES \`booking_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`hold_places_id\`) REFERENCES \`hold_places\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`bookings_id\`) REFERENCES \`bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`exam_waiting_id\`) REFERENCES \`exam_waiting\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`freed_times_id\`) REFERENCES \`freed_times\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eye_doctor_bookings_id\`) REFERENCES \`eye_doctor_bookings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`company_agreements_id\`) REFERENCES \`company_agreements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`eye_health_days_id\`) REFERENCES \`eye_health_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`requisitions_id\`) REFERENCES \`requisitions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_id\`) REFERENCES \`staff\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`staff_passkeys_id\`) REFERENCES \`staff_passkeys\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`store_sessions_id\`) REFERENCES \`store_sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cart_handovers_id\`) REFERENCES \`cart_handovers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_words_id\`) REFERENCES \`search_words\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_picks_id\`) REFERENCES \`search_picks\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`search_answers_id\`) REFERENCES \`search_answers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "counters_id", "guesses_id", "idempotency_keys_id", "invalidations_id", "kept_keys_id", "key_checks_id", "leases_id", "limit_counts_id", "outbox_id", "scheduled_tasks_id", "shop_clock_id", "stuck_steps_id", "stores_id", "articles_id", "skus_id", "prices_id", "brands_id", "categories_id", "store_stock_id", "media_id", "catalog_changes_id", "customers_id", "customer_sessions_id", "account_links_id", "data_exports_id", "account_deletions_id", "customer_merges_id", "passkeys_id", "passkey_challenges_id", "identifications_id", "agreement_versions_id", "friends_members_id", "kept_prescriptions_id", "prescription_files_id", "prescription_reads_id", "discount_codes_id", "delivery_methods_id", "charges_id", "saved_cards_id", "ledger_entries_id", "ledger_totals_id", "ledger_batches_id", "carts_id", "gift_cards_id", "gift_card_movements_id", "bought_cards_id", "purchases_id", "bought_rows_id", "orders_id", "lookups_id", "invoices_id", "bank_rows_id", "withdrawals_id", "insurance_claims_id", "subscriptions_id", "subscription_deliveries_id", "price_rises_id", "lifestyle_plans_id", "lifestyle_contracts_id", "lifestyle_documents_id", "lifestyle_bills_id", "lifestyle_rows_id", "referral_promises_id", "referral_codes_id", "referrals_id", "winback_offers_id", "exam_types_id", "optometrists_id", "exam_places_id", "shift_weeks_id", "shifts_id", "absences_id", "booking_days_id", "hold_places_id", "bookings_id", "exam_waiting_id", "freed_times_id", "eye_doctor_bookings_id", "company_agreements_id", "eye_health_days_id", "requisitions_id", "staff_id", "staff_passkeys_id", "store_sessions_id", "cart_handovers_id", "search_words_id", "search_picks_id", "search_answers_id", "asked_words_id", "experiments_id", "behavior_batches_id", "tenants_id", "tenant_articles_id", "feed_reports_id", "pages_id", "releases_id", "redirects_id", "videos_id", "questions_id", "forms_id", "form_submissions_id", "social_accounts_id", "tags_id") SELECT "id", "order", "parent_id", "path", "counters_id", "guesses_id", "idempotency_keys_id", "invalidations_id", "kept_keys_id", "key_checks_id", "leases_id", "limit_counts_id", "outbox_id", "scheduled_tasks_id", "shop_clock_id", "stuck_steps_id", "stores_id", "articles_id", "skus_id", "prices_id", "brands_id", "categories_id", "store_stock_id", "media_id", "catalog_changes_id", "customers_id", "customer_sessions_id", "account_links_id", "data_exports_id", "account_deletions_id", "customer_merges_id", "passkeys_id", "passkey_challenges_id", "identifications_id", "agreement_versions_id", "friends_members_id", "kept_prescriptions_id", "prescription_files_id", "prescription_reads_id", "discount_codes_id", "delivery_methods_id", "charges_id", "saved_cards_id", "ledger_entries_id", "ledger_totals_id", "ledger_batches_id", "carts_id", "gift_cards_id", "gift_card_movements_id", "bought_cards_id", "purchases_id", "bought_rows_id", "orders_id", "lookups_id", "invoices_id", "bank_rows_id", "withdrawals_id", "insurance_claims_id", "subscriptions_id", "subscription_deliveries_id", "price_rises_id", "lifestyle_plans_id", "lifestyle_contracts_id", "lifestyle_documents_id", "lifestyle_bills_id", "lifestyle_rows_id", "referral_promises_id", "referral_codes_id", "referrals_id", "winback_offers_id", "exam_types_id", "optometrists_id", "exam_places_id", "shift_weeks_id", "shifts_id", "absences_id", "booking_days_id", "hold_places_id", "bookings_id", "exam_waiting_id", "freed_times_id", "eye_doctor_bookings_id", "company_agreements_id", "eye_health_days_id", "requisitions_id", "staff_id", "staff_passkeys_id", "store_sessions_id", "cart_handovers_id", "search_words_id", "search_picks_id", "search_answers_id", "asked_words_id", "experiments_id", "behavior_batches_id", "tenants_id", "tenant_articles_id", "feed_reports_id", "pages_id", "releases_id", "redirects_id", "videos_id", "questions_id", "forms_id", "form_submissions_id", "social_accounts_id", "tags_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shop_clock_id_idx\` ON \`payload_locked_documents_rels\` (\`shop_clock_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_stuck_steps_id_idx\` ON \`payload_locked_documents_rels\` (\`stuck_steps_id\`);`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_friends_members_id_idx\` ON \`payload_locked_documents_rels\` (\`friends_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_kept_prescriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`kept_prescriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_prescription_files_id_idx\` ON \`payload_locked_documents_rels\` (\`prescription_files_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_prescription_reads_id_idx\` ON \`payload_locked_documents_rels\` (\`prescription_reads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_discount_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`discount_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_methods_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_methods_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_charges_id_idx\` ON \`payload_locked_documents_rels\` (\`charges_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_saved_cards_id_idx\` ON \`payload_locked_documents_rels\` (\`saved_cards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ledger_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`ledger_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ledger_totals_id_idx\` ON \`payload_locked_documents_rels\` (\`ledger_totals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_ledger_batches_id_idx\` ON \`payload_locked_documents_rels\` (\`ledger_batches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_carts_id_idx\` ON \`payload_locked_documents_rels\` (\`carts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gift_cards_id_idx\` ON \`payload_locked_documents_rels\` (\`gift_cards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_gift_card_movements_id_idx\` ON \`payload_locked_documents_rels\` (\`gift_card_movements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bought_cards_id_idx\` ON \`payload_locked_documents_rels\` (\`bought_cards_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_purchases_id_idx\` ON \`payload_locked_documents_rels\` (\`purchases_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bought_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`bought_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_orders_id_idx\` ON \`payload_locked_documents_rels\` (\`orders_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lookups_id_idx\` ON \`payload_locked_documents_rels\` (\`lookups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_invoices_id_idx\` ON \`payload_locked_documents_rels\` (\`invoices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bank_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`bank_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_withdrawals_id_idx\` ON \`payload_locked_documents_rels\` (\`withdrawals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_insurance_claims_id_idx\` ON \`payload_locked_documents_rels\` (\`insurance_claims_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscription_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`subscription_deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_price_rises_id_idx\` ON \`payload_locked_documents_rels\` (\`price_rises_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_plans_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_plans_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_contracts_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_contracts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_bills_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_bills_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lifestyle_rows_id_idx\` ON \`payload_locked_documents_rels\` (\`lifestyle_rows_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_referral_promises_id_idx\` ON \`payload_locked_documents_rels\` (\`referral_promises_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_referral_codes_id_idx\` ON \`payload_locked_documents_rels\` (\`referral_codes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_referrals_id_idx\` ON \`payload_locked_documents_rels\` (\`referrals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_winback_offers_id_idx\` ON \`payload_locked_documents_rels\` (\`winback_offers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_types_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_optometrists_id_idx\` ON \`payload_locked_documents_rels\` (\`optometrists_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_places_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shift_weeks_id_idx\` ON \`payload_locked_documents_rels\` (\`shift_weeks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shifts_id_idx\` ON \`payload_locked_documents_rels\` (\`shifts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_absences_id_idx\` ON \`payload_locked_documents_rels\` (\`absences_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_booking_days_id_idx\` ON \`payload_locked_documents_rels\` (\`booking_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_hold_places_id_idx\` ON \`payload_locked_documents_rels\` (\`hold_places_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_exam_waiting_id_idx\` ON \`payload_locked_documents_rels\` (\`exam_waiting_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_freed_times_id_idx\` ON \`payload_locked_documents_rels\` (\`freed_times_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eye_doctor_bookings_id_idx\` ON \`payload_locked_documents_rels\` (\`eye_doctor_bookings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_company_agreements_id_idx\` ON \`payload_locked_documents_rels\` (\`company_agreements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_eye_health_days_id_idx\` ON \`payload_locked_documents_rels\` (\`eye_health_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_requisitions_id_idx\` ON \`payload_locked_documents_rels\` (\`requisitions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_staff_passkeys_id_idx\` ON \`payload_locked_documents_rels\` (\`staff_passkeys_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_store_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`store_sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cart_handovers_id_idx\` ON \`payload_locked_documents_rels\` (\`cart_handovers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_words_id_idx\` ON \`payload_locked_documents_rels\` (\`search_words_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_picks_id_idx\` ON \`payload_locked_documents_rels\` (\`search_picks_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_search_answers_id_idx\` ON \`payload_locked_documents_rels\` (\`search_answers_id\`);`)
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
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {}
