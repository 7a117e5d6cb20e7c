import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql.raw(owedInTable('orders', 'reverse', "state = 'canceled' AND is_reversed IS NOT 1")))
  await db.run(sql.raw(owedInTable('orders', 'restock', "state = 'returned' AND is_reversed IS NOT 1")))
  await db.run(sql.raw(owedInTable('orders', 'refund', 'has_open_refund = 1')))
  await db.run(sql.raw(owedInTable('orders', 'await', "state = 'pending' AND awaits_prescription = 1")))
  await db.run(sql`DROP INDEX \`orders_has_open_refund_idx\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`is_reversed\`;`)
  await db.run(sql`ALTER TABLE \`orders\` DROP COLUMN \`has_open_refund\`;`)
  await db.run(sql.raw(owedInTable('invoices', 'remind', "status IN ('not_paid', 'partly_paid') AND next_reminder_on IS NOT NULL")))
  await db.run(sql`DROP INDEX \`invoices_next_reminder_on_idx\`;`)
  await db.run(sql`ALTER TABLE \`invoices\` DROP COLUMN \`next_reminder_on\`;`)
  await db.run(sql`ALTER TABLE \`friends_members\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`friends_members\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`friends_members\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`friends_members_due_at_idx\` ON \`friends_members\` (\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`bought_cards\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`bought_cards\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`bought_cards\` ADD \`due_at\` text;`)
  await db.run(sql.raw(owedInTable('bought_cards', 'issue', "state = 'waiting' AND card_id IS NULL")))
  await db.run(sql.raw(owedInTable('bought_cards', 'send', "state = 'waiting'")))
  await db.run(sql.raw(owedInTable('bought_cards', 'tellOfEnd', "state = 'sent'")))
  await db.run(sql.raw(owedInTable('bought_cards', 'giveBack', "state = 'withdrawing'")))
  await db.run(sql`CREATE INDEX \`bought_cards_due_at_idx\` ON \`bought_cards\` (\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`lookups\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`lookups\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`lookups\` ADD \`due_at\` text;`)
  await db.run(sql.raw(owedInTable('lookups', 'answer', 'asked IS NOT NULL')))
  await db.run(sql`CREATE INDEX \`lookups_due_at_idx\` ON \`lookups\` (\`due_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`friends_members_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`friends_members\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`friends_members\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`friends_members\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`bought_cards_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`bought_cards\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`bought_cards\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`bought_cards\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`lookups_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`lookups\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`lookups\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`lookups\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`is_reversed\` integer;`)
  await db.run(sql`ALTER TABLE \`orders\` ADD \`has_open_refund\` integer;`)
  await db.run(sql`CREATE INDEX \`orders_has_open_refund_idx\` ON \`orders\` (\`has_open_refund\`);`)
  await db.run(sql`ALTER TABLE \`invoices\` ADD \`next_reminder_on\` text;`)
  await db.run(sql`CREATE INDEX \`invoices_next_reminder_on_idx\` ON \`invoices\` (\`next_reminder_on\`);`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  orders: (order) =>
    owedInDocument(order, {
      isReversed: ({ isReversed, state }) =>
        isReversed === true ? [] : state === 'canceled' ? ['reverse'] : state === 'returned' ? ['restock'] : [],
      hasOpenRefund: ({ hasOpenRefund }) => (hasOpenRefund === true ? ['refund'] : []),
      owed: ({ awaitsPrescription, state }) => (awaitsPrescription === true && state === 'pending' ? ['await'] : []),
    }),
  invoices: (invoice) =>
    owedInDocument(invoice, {
      nextReminderOn: ({ nextReminderOn, status }) =>
        nextReminderOn && (status === 'not_paid' || status === 'partly_paid') ? ['remind'] : [],
    }),
  'bought-cards': (bought) =>
    owedInDocument(bought, {
      owed: ({ state, card }) => {
        if (state === 'waiting') return card ? ['send'] : ['issue', 'send']
        return state === 'sent' ? ['tellOfEnd'] : state === 'withdrawing' ? ['giveBack'] : []
      },
    }),
  'friends-members': (member) => owedInDocument(member, {}),
  lookups: (lookup) => owedInDocument(lookup, { owed: () => ['answer'] }),
}
