import type { CollectionConfig, FieldHook } from 'payload'
import { findCustomer } from '#plugins/customers/repository.ts'
import { noAccess, staffIn } from '#plugins/kit/admin/access.ts'
import { internalField, MOMENT_CELL, MOMENT_FIELD } from '#plugins/kit/admin/admin-fields.ts'
import type { DocumentId } from '#plugins/kit/storage/documents.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/** Looked up as the log is read: the customer may have changed the name, or deleted the account. */
const nameOfCustomer: FieldHook<{ id: DocumentId; customer?: string | null }> = async ({ data, req }) => {
  const customer = data?.customer ? await findCustomer(req, data.customer) : null
  return customer && `${customer.firstName} ${customer.lastName}`
}

/** Who has opened which prescription, when and why. Written by the shop only, and never changed. */
export const prescriptionReads: CollectionConfig = {
  slug: 'prescription-reads',
  custom: declares({
    may: readOnly('admin'),
    ofCustomers: { because: 'tells who has read health data, by refs' },
    forgotten: { 'prescription reads': (before) => ({ at: { less_than: before } }) },
  }),
  labels: { singular: 'reseptin katselu', plural: 'Reseptien katselut' },
  access: { read: staffIn('admin'), create: noAccess, update: noAccess, delete: noAccess },
  admin: {
    group: 'Ylläpito',
    defaultColumns: ['at', 'who', 'why', 'customerName', 'customer', 'prescription'],
    listSearchableFields: ['who', 'customer', 'prescription'],
  },
  fields: [
    {
      name: 'at',
      label: 'Milloin',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Field: MOMENT_FIELD, Cell: MOMENT_CELL } },
    },
    { name: 'who', label: 'Kuka', type: 'text', required: true },
    /** Role of the reader, and the reader's store at that time: this is what the customer sees of the reader. */
    { name: 'role', type: 'text', admin: internalField },
    { name: 'store', label: 'Missä', type: 'text' },
    {
      name: 'why',
      label: 'Miksi',
      type: 'text',
      required: true,
      admin: {
        components: {
          Field: '/views/fields/ReadReasonField.tsx#ReadReasonField',
          Cell: '/views/cells/cells.tsx#ReadReasonCell',
        },
      },
    },
    /** Its ref, the number of its order, or `exam` and the number of its visit. */
    { name: 'prescription', label: 'Resepti', type: 'text', required: true, index: true },
    {
      name: 'customerName',
      label: 'Kenen',
      type: 'text',
      virtual: true,
      hooks: { afterRead: [nameOfCustomer] },
      admin: { disableListFilter: true },
    },
    {
      name: 'customer',
      label: 'Asiakasnumero',
      type: 'text',
      index: true,
      admin: { components: { Cell: '/views/cells/cells.tsx#CustomerCell' } },
    },
  ],
}
