import type { DocumentChanges } from '#plugins/kit/storage/mongodb/migrate.ts'
import { today } from '#plugins/kit/clock.ts'
import { owedInDocument, owedInTable } from '#plugins/kit/work/map-debts.ts'
import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`withdrawals_owes_receipt_idx\`;`)
  await db.run(sql`DROP INDEX \`withdrawals_owes_instructions_idx\`;`)
  await db.run(sql`DROP INDEX \`withdrawals_owes_label_idx\`;`)
  await db.run(sql`DROP INDEX \`withdrawals_owes_refund_idx\`;`)
  await db.run(sql`DROP INDEX \`withdrawals_owes_code_idx\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`withdrawals_due_at_idx\` ON \`withdrawals\` (\`due_at\`);`)
  await db.run(sql.raw(owedInTable('withdrawals', 'receipt', "owes_receipt")))
  await db.run(sql.raw(owedInTable('withdrawals', 'instructions', "owes_instructions")))
  await db.run(sql.raw(owedInTable('withdrawals', 'label', "owes_label")))
  await db.run(sql.raw(owedInTable('withdrawals', 'refund', "owes_refund")))
  await db.run(sql.raw(owedInTable('withdrawals', 'code', "owes_code")))
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owes_receipt\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owes_instructions\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owes_label\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owes_refund\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owes_code\`;`)
  await db.run(sql`DROP INDEX \`bookings_is_told_idx\`;`)
  await db.run(sql`DROP INDEX \`bookings_is_settled_idx\`;`)
  await db.run(sql`DROP INDEX \`bookings_reminded_for_idx\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_due_at_idx\` ON \`bookings\` (\`due_at\`);`)
  await db.run(sql.raw(owedInTable('bookings', 'settle', "is_settled = 0")))
  await db.run(sql.raw(owedInTable('bookings', 'tell', "is_told = 0")))
  await db.run(sql.raw(owedInTable('bookings', 'remind', `state IN ('created', 'updated', 'rebooked') AND day >= '${today()}' AND coalesce(reminded_for, '') <> day`)))
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`letters_until\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`is_told\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`is_settled\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`reminded_for\`;`)
  await db.run(sql`DROP INDEX \`exam_waiting_is_told_idx\`;`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`exam_waiting_due_at_idx\` ON \`exam_waiting\` (\`due_at\`);`)
  await db.run(sql.raw(owedInTable('exam_waiting', 'tell', "state = 'offered' AND is_told = 0")))
  await db.run(sql.raw(owedInTable('exam_waiting', 'end', "state = 'offered'")))
  await db.run(sql`ALTER TABLE \`exam_waiting\` DROP COLUMN \`is_told\`;`)
  await db.run(sql`DROP INDEX \`form_submissions_owes_letters_idx\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`due_at\` text;`)
  await db.run(sql`CREATE INDEX \`form_submissions_due_at_idx\` ON \`form_submissions\` (\`due_at\`);`)
  await db.run(sql.raw(owedInTable('form_submissions', 'letters', "owes_letters")))
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`owes_letters\`;`)
  await db.run(sql`ALTER TABLE \`data_exports\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`data_exports\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`data_exports\` ADD \`due_at\` text;`)
  await db.run(sql.raw(owedInTable('data_exports', 'make', "state <> 'ready'")))
  await db.run(sql.raw("UPDATE data_exports SET state = 'asked' WHERE state = 'making'"))
  await db.run(sql`CREATE INDEX \`data_exports_due_at_idx\` ON \`data_exports\` (\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`account_deletions\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`account_deletions\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`account_deletions\` ADD \`due_at\` text;`)
  await db.run(sql.raw(owedInTable('account_deletions', 'finish', "is_done = 0")))
  await db.run(sql`CREATE INDEX \`account_deletions_due_at_idx\` ON \`account_deletions\` (\`due_at\`);`)
  await db.run(sql`ALTER TABLE \`customer_merges\` ADD \`owed\` text;`)
  await db.run(sql`ALTER TABLE \`customer_merges\` ADD \`owed_version\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`customer_merges\` ADD \`due_at\` text;`)
  await db.run(sql.raw(owedInTable('customer_merges', 'finish', "is_done = 0")))
  await db.run(sql`CREATE INDEX \`customer_merges_due_at_idx\` ON \`customer_merges\` (\`due_at\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`data_exports_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`data_exports\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`data_exports\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`data_exports\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`account_deletions_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`account_deletions\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`account_deletions\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`account_deletions\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`customer_merges_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`customer_merges\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`customer_merges\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`customer_merges\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`withdrawals_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owes_receipt\` integer;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owes_instructions\` integer;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owes_label\` integer;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owes_refund\` integer;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` ADD \`owes_code\` integer;`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_receipt_idx\` ON \`withdrawals\` (\`owes_receipt\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_instructions_idx\` ON \`withdrawals\` (\`owes_instructions\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_label_idx\` ON \`withdrawals\` (\`owes_label\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_refund_idx\` ON \`withdrawals\` (\`owes_refund\`);`)
  await db.run(sql`CREATE INDEX \`withdrawals_owes_code_idx\` ON \`withdrawals\` (\`owes_code\`);`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`withdrawals\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`bookings_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`letters_until\` numeric NOT NULL;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`is_told\` integer;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`is_settled\` integer;`)
  await db.run(sql`ALTER TABLE \`bookings\` ADD \`reminded_for\` text;`)
  await db.run(sql`CREATE INDEX \`bookings_is_told_idx\` ON \`bookings\` (\`is_told\`);`)
  await db.run(sql`CREATE INDEX \`bookings_is_settled_idx\` ON \`bookings\` (\`is_settled\`);`)
  await db.run(sql`CREATE INDEX \`bookings_reminded_for_idx\` ON \`bookings\` (\`reminded_for\`);`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`bookings\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`exam_waiting_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` ADD \`is_told\` integer;`)
  await db.run(sql`CREATE INDEX \`exam_waiting_is_told_idx\` ON \`exam_waiting\` (\`is_told\`);`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`exam_waiting\` DROP COLUMN \`due_at\`;`)
  await db.run(sql`DROP INDEX \`form_submissions_due_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` ADD \`owes_letters\` integer;`)
  await db.run(sql`CREATE INDEX \`form_submissions_owes_letters_idx\` ON \`form_submissions\` (\`owes_letters\`);`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`owed\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`owed_version\`;`)
  await db.run(sql`ALTER TABLE \`form_submissions\` DROP COLUMN \`due_at\`;`)
}

/** On MongoDB: by collection, each stored document in its new shape. Empty where fields were only added. */
export const documents: DocumentChanges = {
  bookings: (booking) =>
    owedInDocument(booking, {
      isSettled: ({ isSettled }) => (isSettled === false ? ['settle'] : []),
      isTold: ({ isTold }) => (isTold === false ? ['tell'] : []),
      lettersUntil: () => [],
      remindedFor: ({ remindedFor, state, day }) =>
        ['created', 'updated', 'rebooked'].includes(String(state)) && String(day) >= today() && remindedFor !== day
          ? ['remind']
          : [],
    }),
  'exam-waiting': (waiting) =>
    owedInDocument(waiting, {
      isTold: ({ isTold, state }) => (state === 'offered' && isTold === false ? ['tell'] : []),
      owed: ({ state }) => (state === 'offered' ? ['end'] : []),
    }),
  'form-submissions': (submission) =>
    owedInDocument(submission, { owesLetters: ({ owesLetters }) => (owesLetters === true ? ['letters'] : []) }),
  withdrawals: (withdrawal) =>
    owedInDocument(withdrawal, {
      owesReceipt: ({ owesReceipt }) => (owesReceipt === true ? ['receipt'] : []),
      owesInstructions: ({ owesInstructions }) => (owesInstructions === true ? ['instructions'] : []),
      owesLabel: ({ owesLabel }) => (owesLabel === true ? ['label'] : []),
      owesRefund: ({ owesRefund }) => (owesRefund === true ? ['refund'] : []),
      owesCode: ({ owesCode }) => (owesCode === true ? ['code'] : []),
    }),
  'customer-merges': (merge) => owedInDocument(merge, { owed: ({ isDone }) => (isDone === false ? ['finish'] : []) }),
  'account-deletions': (deletion) =>
    owedInDocument(deletion, { owed: ({ isDone }) => (isDone === false ? ['finish'] : []) }),
  'data-exports': (asked) => ({
    ...owedInDocument(asked, { owed: ({ state }) => (state === 'ready' ? [] : ['make']) }),
    state: asked.state === 'making' ? 'asked' : asked.state,
  }),
}
