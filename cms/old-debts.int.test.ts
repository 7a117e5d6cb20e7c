import { readdirSync } from 'node:fs'
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql'
import { expect, test } from 'vitest'
import type { OwedStep } from '#domain/owed-steps.ts'
import { plusDays } from '#domain/calendar/plus-days.ts'
import { nowIso, today } from '#plugins/kit/clock.ts'

/** The first of the migrations that make steps of flags. */
const FIRST = '20261125_134535_owed_steps'

type Stored = Record<string, unknown>
type Row = Record<string, string | number | null>
interface Migration {
  up: (args: { db: unknown }) => Promise<void>
  documents: Record<string, (document: Record<string, unknown>) => Record<string, unknown>>
}

const names = readdirSync('cms/migrations').flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])
const load = (name: string) => import(`./migrations/${name}.ts`) as Promise<Migration>

/** What was bought, collected from a store. */
const AT_STORE = JSON.stringify({ delivery: { kind: 'store', storeId: 101 } })

const soon = plusDays(today(), 2)
/** What each table of before says is still to be done, and the steps that are owed by it. */
const flags: [table: string, row: Row, steps: string[]][] = [
  ['insurance_claims', { owes_receipt: 1, owes_answer: 1 }, ['receipt', 'answer']],
  ['insurance_claims', { owes_receipt: 0, owes_answer: null }, []],
  ['withdrawals', { state: 'received', owes_receipt: 1, owes_label: 1 }, ['receipt', 'label']],
  ['withdrawals', { state: 'handled', owes_refund: 1, owes_instructions: 1 }, ['instructions', 'refund']],
  ['withdrawals', { state: 'handled', owes_code: 1, owes_refund: 0 }, ['code']],
  [
    'bookings',
    { state: 'created', day: soon, is_settled: 0, is_told: 0, reminded_for: '' },
    ['settle', 'tell', 'remind', 'index'],
  ],
  ['bookings', { state: 'created', day: soon, is_settled: 1, is_told: 1, reminded_for: soon }, ['index']],
  ['bookings', { state: 'canceled', day: soon, is_settled: 1, is_told: 0, reminded_for: '' }, ['tell', 'index']],
  ['exam_waiting', { state: 'offered', is_told: 0 }, ['tell', 'end']],
  ['exam_waiting', { state: 'offered', is_told: 1 }, ['end']],
  ['exam_waiting', { state: 'waiting', is_told: 1 }, []],
  ['form_submissions', { state: 'open', owes_letters: 1 }, ['letters']],
  ['eye_doctor_bookings', { state: 'booked', owes_letter: 'booked' }, ['letter']],
  ['eye_doctor_bookings', { state: 'canceling', owes_letter: null }, ['settle']],
  ['customer_merges', { is_done: 0 }, ['finish']],
  ['account_deletions', { is_done: 1 }, []],
  ['orders', { state: 'sent', owes_sent_letter: 1 }, ['sentLetter']],
  ['orders', { state: 'sent', owes_sent_letter: 0 }, []],
  ['orders', { state: 'canceled', is_reversed: 0, has_open_refund: 1 }, ['reverse', 'refund']],
  ['orders', { state: 'returned', is_reversed: 0, has_open_refund: 0 }, ['restock']],
  ['orders', { state: 'pending', is_reversed: 0, awaits_prescription: 1 }, ['await']],
  ['orders', { state: 'canceled', is_reversed: 1, has_open_refund: 0, awaits_prescription: 1 }, []],
  ['orders', { state: 'sent', is_reversed: 1, bought: AT_STORE }, ['pickupReminder']],
  ['orders', { state: 'delivered', is_reversed: 1, bought: AT_STORE }, []],
  ['invoices', { status: 'not_paid', next_reminder_on: soon }, ['remind']],
  ['invoices', { status: 'paid', next_reminder_on: soon }, []],
  ['orders', { state: 'sent', is_reversed: 1, has_open_refund: 0, refund_needs_staff: 1 }, ['decide']],
  ['invoices', { status: 'paid', refund_needs_staff: 1 }, ['decide']],
  ['bought_cards', { state: 'waiting' }, ['issue', 'send']],
  ['bought_cards', { state: 'sent' }, ['tellOfEnd']],
  ['bought_cards', { state: 'withdrawing' }, ['giveBack']],
  ['lookups', {}, ['answer']],
  ['data_exports', { state: 'making' }, ['make']],
  ['data_exports', { state: 'ready' }, []],
]

/** A value that a required column takes, other in each row. */
const filled = (type: string, at: number) => (type === 'text' ? `value ${at}` : at)

const columnsOf = (row: object) =>
  Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ')

test('a database full of what was flagged before owes each as a step, on SQLite', async () => {
  const db = drizzle(':memory:')
  const client = db.$client
  for (const name of names.filter((each) => each < FIRST)) await (await load(name)).up({ db })
  for (const [at, [table, row]] of flags.entries()) {
    const { rows: columns } = await client.execute(`PRAGMA table_info(${table})`)
    const required = columns.filter(
      (column) => column['notnull'] && column['dflt_value'] === null && column['name'] !== 'id',
    )
    const given = {
      ...Object.fromEntries(required.map(({ name, type }) => [name, filled(String(type), at)])),
      updated_at: nowIso(),
      ...row,
      id: at + 1,
    }
    const marks = Object.keys(given).map(() => '?')
    const sql = `INSERT INTO ${table} (${columnsOf(given)}) VALUES (${marks.join(', ')})`
    await client.execute({ sql, args: Object.values(given) as (string | number | null)[] })
  }
  for (const name of names.filter((each) => each >= FIRST)) await (await load(name)).up({ db })

  for (const [at, [table, row, steps]] of flags.entries()) {
    const { rows } = await client.execute(`SELECT owed, owed_version, due_at FROM ${table} WHERE id = ${at + 1}`)
    const owed = JSON.parse(String(rows[0]?.['owed'] ?? '[]')) as OwedStep[]
    expect([table, owed.map(({ step }) => step)]).toEqual([table, steps])
    expect(rows[0]?.['due_at'] !== null).toBe(steps.length > 0)
    for (const each of owed)
      expect(each).toMatchObject({ of: row.owes_letter ?? null, attempts: 0, leasedUntil: null, isListed: false })
  }
  client.close()
})

test('and on MongoDB', async () => {
  const changes = await Promise.all(names.filter((each) => each >= FIRST).map(load))
  for (const [table, row, steps] of flags) {
    const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
    const document = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        camel(name),
        value === AT_STORE
          ? (JSON.parse(AT_STORE) as unknown)
          : /^(is|has|owes|awaits|refund)_/.test(name) && typeof value === 'number'
            ? value === 1
            : value,
      ]),
    )
    const slug = table.replaceAll('_', '-')
    const mapped = changes.reduce((one, { documents }) => documents[slug]?.(one) ?? one, document as Stored)
    expect([table, (mapped['owed'] as OwedStep[]).map(({ step }) => step).toSorted()]).toEqual([
      table,
      steps.toSorted(),
    ])
    expect(
      Object.keys(mapped).filter((name) =>
        /^(owes[A-Z]|isTold|isSettled|isReversed|hasOpenRefund|refundNeedsStaff|nextReminderOn)/.test(name),
      ),
    ).toEqual([])
  }
})

test('an order of before its keys is found by phone and name, on both', async () => {
  const contact = { firstName: 'Åsa', lastName: 'Öhman', email: 'Asa@Example.com', phone: '040 123 4567' }
  const keys = { emailKey: 'asa@example.com', phoneKey: '+358401234567', searchedName: 'åsa öhman' }
  const { documents } = await load('20261126_144157_desk_indexes')
  expect(documents['orders']?.({ bought: { form: { contact } } })).toMatchObject(keys)
  expect(documents['orders']?.({ number: 'TH1' })).toEqual({ number: 'TH1' })

  const db = drizzle(':memory:')
  await db.$client.executeMultiple(
    'CREATE TABLE outbox (`to` text); CREATE TABLE bookings (owed text, owed_version numeric, due_at text)',
  )
  await db.$client.execute('CREATE TABLE orders (id integer, bought text, email_key text)')
  const sql = 'INSERT INTO orders VALUES (?, ?, NULL)'
  // More than one batch.
  for (let id = 1; id <= 501; id += 1)
    await db.$client.execute({ sql, args: [id, JSON.stringify({ form: { contact } })] })
  await (await load('20261126_144157_desk_indexes')).up({ db })
  const { rows } = await db.$client.execute(
    'SELECT email_key, phone_key, searched_name FROM orders WHERE id IN (1, 501)',
  )
  expect(rows.map((row) => Object.values(row))).toEqual([Object.values(keys), Object.values(keys)])
  db.$client.close()
})
