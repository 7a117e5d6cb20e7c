import type { CollectionConfig } from 'payload'
import { languageField, typedJson } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** What was sent by forms. Sealed, since people write of their health; staff open it by an endpoint that records the reader. */
export const formSubmissions: CollectionConfig = {
  slug: 'form-submissions',
  ...hiddenCollection({ ofCustomers: { storedBy: 'forms' } }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    /** Title and receiver of the form as it was sent: the form may change or go. */
    { name: 'title', type: 'text', required: true },
    { name: 'receiver', type: 'text', required: true },
    languageField(),
    {
      name: 'state',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'open', label: 'Avoin' },
        { value: 'handled', label: 'Käsitelty' },
      ],
    },
    { name: 'receivedAt', type: 'text', required: true },
    /** By the days of the form that were promised to the sender. */
    { name: 'deletedFrom', type: 'text', required: true, index: true },
    { name: 'content', type: 'textarea', required: true },
    typedJson('readings', '{ at: string; who: string }[] | null', { required: false }),
    { name: 'handledAt', type: 'text', index: true },
    { name: 'handledBy', type: 'text' },
    ...stepFields(),
  ],
}
