import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Exports that customers asked for. Their files lie sealed beside the pictures. */
export const dataExports: CollectionConfig = {
  slug: 'data-exports',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'account' },
    forgotten: { 'data exports': 'apart' },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'customer', type: 'text', required: true, index: true },
    /** The customer while the export is made, so that only one is made at a time; the export's own ref afterwards. */
    { name: 'slot', type: 'text', required: true, unique: true, index: true },
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'asked', label: 'Pyydetty' },
        { value: 'ready', label: 'Valmis' },
      ],
    },
    { name: 'askedAt', type: 'text', required: true },
    { name: 'readyAt', type: 'text', index: true },
    { name: 'needsStrong', type: 'checkbox', defaultValue: false },
    ...stepFields(),
  ],
}
