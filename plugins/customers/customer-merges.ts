import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Accounts that became part of another one, so that one that was interrupted goes on, and the number finds who stays. */
export const customerMerges: CollectionConfig = {
  slug: 'customer-merges',
  ...hiddenCollection({ ofCustomers: { storedBy: 'account' } }),
  fields: [
    /** Number of the account that went, which is never given to another. */
    { name: 'from', type: 'text', required: true, unique: true, index: true },
    /** Number of the account that stays. */
    { name: 'into', type: 'text', required: true, index: true },
    { name: 'isDone', type: 'checkbox', required: true, index: true },
    /** The mail address that stays, sealed with what the account that goes held; null once that is moved. */
    { name: 'former', type: 'textarea' },
    { name: 'who', type: 'text', required: true },
    { name: 'note', type: 'textarea', required: true },
    { name: 'askedAt', type: 'text', required: true },
    typedJson('moved', "import('#contracts/customer-service.ts').MovedRecords[]"),
    ...stepFields(),
  ],
}
