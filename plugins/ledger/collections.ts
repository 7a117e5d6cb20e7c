import type { CollectionConfig } from 'payload'
import { accounts, subjectKinds } from '#domain/ledger/accounts.ts'
import { hiddenFromHandlers, readBy } from '#plugins/kit/admin/access.ts'
import { asDay, asEuros, asJson, asRate, internalField, wordOptions } from '#plugins/kit/admin/admin-fields.ts'
import { typed, typedJson } from '#plugins/kit/storage/document-types.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Money that moves by itself: one entry for each event, added and never changed. It names contracts by number, and no person. */
export const ledgerEntries: CollectionConfig = {
  slug: 'ledger-entries',
  custom: declares({
    may: readOnly('admin'),
    ofCustomers: { because: 'is bookkeeping: it names contracts by their numbers' },
    forgotten: { 'ledger entries': 'apart' },
  }),
  labels: { singular: 'kirjaus', plural: 'Kirjaukset' },
  admin: {
    group: 'Myynti',
    hidden: hiddenFromHandlers,
    useAsTitle: 'key',
    defaultColumns: ['event', 'on', 'subject', 'counterpart'],
    listSearchableFields: ['subject', 'counterpart', 'key'],
    description: 'Uusin ensin. Kirjaukset syntyvät tapahtumista, eikä niitä muuteta. Rivien summa on aina nolla.',
  },
  defaultSort: '-id',
  access: readBy('admin'),
  fields: [
    { name: 'key', label: 'Tapahtuma', type: 'text', required: true, unique: true, index: true },
    {
      name: 'event',
      label: 'Laji',
      type: 'select',
      required: true,
      options: [
        { value: 'invoiced', label: 'Laskutettu' },
        { value: 'charged', label: 'Maksettu' },
        { value: 'refunded', label: 'Palautettu' },
        { value: 'paid_elsewhere', label: 'Maksettu muulla tavalla' },
        { value: 'refunded_elsewhere', label: 'Palautettu muulla tavalla' },
        { value: 'credited', label: 'Hyvitetty' },
        { value: 'written_off', label: 'Luottotappio' },
        { value: 'free_month', label: 'Ilmainen kuukausi' },
        { value: 'connected', label: 'Siirretty toiselle sopimukselle' },
        { value: 'opening', label: 'Avaava saldo' },
      ],
    },
    { name: 'subject', label: 'Sopimus', type: 'text', required: true, index: true, ...reference() },
    { name: 'counterpart', label: 'Toinen sopimus', type: 'text', index: true, ...reference(' | null') },
    { name: 'on', label: 'Päivä', type: 'text', required: true, index: true, admin: asDay },
    { name: 'period', label: 'Kuukausi', type: 'text', required: true, index: true },
    {
      name: 'lines',
      label: 'Rivit: debet on plus, kredit miinus (senttiä)',
      type: 'json',
      required: true,
      typescriptSchema: typed("import('#domain/ledger/accounts.ts').Line[]"),
      admin: asJson,
    },
    /** Whether the totals of its month have it. */
    { name: 'isTotaled', type: 'checkbox', required: true, defaultValue: false, index: true, admin: internalField },
  ],
}

/** What a month has moved on one account, by VAT rate and kind of contract: counted up from entries, never summed at reading. */
export const ledgerTotals: CollectionConfig = {
  slug: 'ledger-totals',
  custom: declares({
    may: readOnly('admin'),
    ofCustomers: { because: 'is bookkeeping: it holds sums of months' },
  }),
  labels: { singular: 'kuukausisumma', plural: 'Kuukausisummat' },
  admin: {
    group: 'Myynti',
    hidden: hiddenFromHandlers,
    useAsTitle: 'key',
    defaultColumns: ['month', 'account', 'rate', 'kind', 'debit', 'credit'],
    listSearchableFields: ['month'],
  },
  defaultSort: '-month',
  access: readBy('admin'),
  fields: [
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'month', label: 'Kuukausi', type: 'text', required: true, index: true },
    {
      name: 'account',
      label: 'Tili',
      type: 'select',
      required: true,
      options: wordOptions(accounts, 'ledger.accounts'),
      typescriptSchema: typed("import('#domain/ledger/accounts.ts').Account"),
    },
    { name: 'rate', label: 'ALV-kanta', type: 'number', admin: asRate },
    {
      name: 'kind',
      label: 'Laji',
      type: 'select',
      required: true,
      options: wordOptions(subjectKinds, 'ledger.kinds'),
      typescriptSchema: typed("import('#domain/ledger/accounts.ts').SubjectKind"),
    },
    { name: 'debit', label: 'Debet', type: 'number', required: true, admin: asEuros },
    { name: 'credit', label: 'Kredit', type: 'number', required: true, admin: asEuros },
    /** Number of the last batch of entries that was counted to it. */
    { name: 'batch', type: 'number', required: true, admin: internalField },
  ],
}

/** The batch of entries that is being counted to the totals. One document, so that there is one batch at a time. */
export const ledgerBatches: CollectionConfig = {
  slug: 'ledger-batches',
  ...hiddenCollection({ ofCustomers: { because: 'is bookkeeping: it names entries for as long as they are counted' } }),
  fields: [
    { name: 'name', type: 'text', required: true, unique: true, index: true },
    { name: 'number', type: 'number', required: true },
    { name: 'isOpen', type: 'checkbox', required: true, defaultValue: false },
    typedJson('entries', "import('#plugins/kit/storage/documents.ts').DocumentId[]"),
    typedJson('totals', "import('#domain/ledger/balances.ts').MonthTotal[]"),
  ],
}

function reference(orNull = '') {
  return {
    typescriptSchema: typed(`import('#domain/ledger/accounts.ts').SubjectRef${orNull}`),
    admin: { components: { Cell: '/views/cells/cells.tsx#SubjectCell' } },
  }
}
