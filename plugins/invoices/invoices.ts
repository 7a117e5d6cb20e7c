import type { CollectionConfig, GlobalConfig } from 'payload'
import { isEInvoiceAddress, isOperatorCode } from '#domain/invoices/e-invoice.ts'
import { isBic, isFinnishIban, readIban } from '#domain/invoices/iban.ts'
import {
  CUSTOMER_STAFF,
  anyStaff,
  hiddenExceptFor,
  hiddenFromHandlers,
  readBy,
  staffIn,
} from '#plugins/kit/admin/access.ts'
import { asDay, asEuros, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { typed, typedJson, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** The first day of the year in which an instant lies: what is older was made in a year that had ended by then. */
const yearBegin = (instant: string) => `${instant.slice(0, 4)}-01-01`

/**
 * Invoices of customers. Never deleted while anything is left to pay: a credit note lowers the amount. Changed by
 * endpoints only.
 */
export const invoices: CollectionConfig = {
  slug: 'invoices',
  custom: declares({
    may: readOnly('customer-staff'),
    ofCustomers: { storedBy: 'invoices' },
    forgotten: {
      // One that is not settled stays.
      invoices: (before) => ({
        and: [
          { createdOn: { less_than: yearBegin(before) } },
          { status: { in: ['paid', 'ended', 'transferred'] } },
          { dueAt: { exists: false } },
        ],
      }),
    },
  }),
  labels: { singular: 'lasku', plural: 'Laskut' },
  admin: {
    group: 'Myynti',
    hidden: hiddenExceptFor(...CUSTOMER_STAFF),
    useAsTitle: 'number',
    defaultColumns: ['number', 'customer', 'status', 'total', 'amountLeft', 'dueDate'],
    listSearchableFields: ['customer', 'ocrNumber'],
    description: 'Uusin ensin. Laskut tehdään, hyvitetään ja kirjataan maksetuiksi sivulla Laskutus.',
  },
  defaultSort: '-number',
  access: readBy(...CUSTOMER_STAFF),
  fields: [
    { name: 'number', label: 'Laskunumero', type: 'number', required: true, unique: true, index: true },
    /** By which addresses name it. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true, admin: internalField },
    /** Names the request that made it, so that it is made once. */
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'customer', label: 'Asiakasnumero', type: 'text', required: true, index: true },
    {
      name: 'status',
      label: 'Tila',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'not_paid', label: 'Maksamatta' },
        { value: 'partly_paid', label: 'Osittain maksettu' },
        { value: 'payment_in_progress', label: 'Maksu kesken' },
        { value: 'payment_reserved', label: 'Maksu varattu' },
        { value: 'paid', label: 'Maksettu' },
        { value: 'ended', label: 'Päättynyt' },
        { value: 'transferred', label: 'Siirretty' },
        { value: 'in_collection', label: 'Perinnässä' },
        { value: 'returned_for_faulty_address', label: 'Palautunut väärän osoitteen vuoksi' },
      ],
    },
    { name: 'total', label: 'Summa', type: 'number', required: true, admin: asEuros },
    { name: 'amountLeft', label: 'Maksamatta', type: 'number', required: true, admin: asEuros },
    { name: 'createdOn', label: 'Päiväys', type: 'text', required: true, index: true, admin: asDay },
    { name: 'dueDate', label: 'Eräpäivä', type: 'text', required: true, index: true, admin: asDay },
    { name: 'ocrNumber', label: 'Viitenumero', type: 'text', required: true, unique: true, index: true },
    {
      name: 'type',
      type: 'number',
      required: true,
      typescriptSchema: typed("import('#contracts/invoices.ts').InvoiceType"),
      admin: internalField,
    },
    { name: 'subscriptionId', type: 'number', required: true, index: true, admin: internalField },
    { name: 'period', type: 'number', admin: internalField },
    /** The buyer's details at the time of the invoice: the law requires them as long as the invoice. */
    typedJson('buyer', "import('#plugins/invoices/stored-invoice.ts').Buyer", { admin: internalField }),
    /** Where it goes as an e-invoice, and what has become of it there; of companies alone. */
    typedJson('eInvoice', "import('#domain/invoices/e-invoice.ts').EInvoice | null", {
      required: false,
      admin: internalField,
    }),
    typedJson('rows', "import('#contracts/invoices.ts').InvoiceRow[]", { admin: internalField }),
    /** Notes of staff in these three are sealed. */
    typedJson('credits', "import('#domain/invoices/invoice-ledger.ts').LedgerCredit[]", { admin: internalField }),
    typedJson('payments', "import('#domain/invoices/invoice-ledger.ts').LedgerPayment[]", { admin: internalField }),
    typedJson('timeline', "import('#plugins/invoices/stored-invoice.ts').InvoiceEvent[]", { admin: internalField }),
    typedText('standing', "import('#domain/invoices/invoice-ledger.ts').InvoiceStanding | null", {
      required: false,
      admin: internalField,
    }),
    { name: 'remindersSent', type: 'number', required: true, admin: internalField },
    { name: 'version', type: 'number', required: true, admin: internalField },
    ...stepFields(),
  ],
}

/** Rows of bank files that were recorded, by the bank's archive id: none is recorded twice, and none is lost. */
export const bankRows: CollectionConfig = {
  slug: 'bank-rows',
  ...hiddenCollection({
    ofCustomers: { because: 'is bookkeeping: it names invoices by their references' },
    forgotten: { 'bank rows': (before) => ({ paidOn: { less_than: yearBegin(before) } }) },
  }),
  fields: [
    { name: 'archiveId', type: 'text', required: true, unique: true, index: true },
    { name: 'paidOn', type: 'text', required: true, index: true },
    { name: 'reference', type: 'text', required: true },
    { name: 'amount', type: 'number', required: true },
    { name: 'invoice', type: 'text', required: true },
    { name: 'by', type: 'text', required: true },
  ],
}

/** A text in capital letters without spaces, as codes are stored. */
const written = {
  beforeValidate: [({ value }: { value?: unknown }) => (typeof value === 'string' ? readIban(value) : value)],
}

/** A setting that may be left empty. */
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

/** The account to which invoices are paid, and the address that e-invoices come from. */
export const invoicing: GlobalConfig = {
  slug: 'invoicing',
  label: 'Laskutus',
  admin: {
    group: 'Asetukset',
    hidden: hiddenFromHandlers,
    description:
      'Tili, jolle laskut maksetaan, ja osoite, josta verkkolaskut lähtevät. Tilin muutos näkyy heti kaikissa avoimissa laskuissa.',
  },
  access: { read: anyStaff, update: staffIn('admin') },
  fields: [
    {
      name: 'iban',
      label: 'Tilinumero (IBAN)',
      type: 'text',
      required: true,
      maxLength: 40,
      hooks: written,
      validate: (value: unknown) =>
        (typeof value === 'string' && isFinnishIban(value)) ||
        'Tarkista tilinumero. Se alkaa FI ja siinä on 16 numeroa, joista kaksi ensimmäistä ovat tarkisteita.',
    },
    {
      name: 'bic',
      label: 'Pankin tunnus (BIC)',
      type: 'text',
      required: true,
      validate: (value: unknown) =>
        (typeof value === 'string' && isBic(value)) ||
        'Tarkista pankin tunnus. Siinä on 8 tai 11 merkkiä, esimerkiksi NDEAFIHH.',
    },
    {
      name: 'eInvoiceAddress',
      label: 'Oma verkkolaskuosoite',
      type: 'text',
      maxLength: 40,
      admin: { description: 'OVT-tunnus tai IBAN. Ilman osoitetta ja välittäjää verkkolaskuja ei voi tehdä.' },
      hooks: written,
      validate: (value: unknown) =>
        isEmpty(value) ||
        (typeof value === 'string' && isEInvoiceAddress(value)) ||
        'Verkkolaskuosoite on OVT-tunnus, joka alkaa 0037, tai suomalainen IBAN-tilinumero. Tarkista se.',
    },
    {
      name: 'eInvoiceOperator',
      label: 'Oman välittäjän tunnus',
      type: 'text',
      maxLength: 40,
      hooks: written,
      validate: (value: unknown) =>
        isEmpty(value) ||
        (typeof value === 'string' && isOperatorCode(value)) ||
        'Välittäjän tunnuksessa on 6–20 kirjainta ja numeroa, esimerkiksi 003721291126. Tarkista se.',
    },
  ],
}
