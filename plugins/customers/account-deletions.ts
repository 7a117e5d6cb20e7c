import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Deletions of accounts, so that one that was interrupted goes on, and one that is done can be shown. */
export const accountDeletions: CollectionConfig = {
  slug: 'account-deletions',
  ...hiddenCollection({
    ofCustomers: { because: 'holds the number of an account that is gone, for a year' },
    forgotten: { 'account deletions': (before) => ({ doneAt: { less_than: before } }) },
  }),
  fields: [
    /** Number of the account, which is never given to another. */
    { name: 'customer', type: 'text', required: true, unique: true, index: true },
    { name: 'isDone', type: 'checkbox', required: true, index: true },
    { name: 'askedAt', type: 'text', required: true },
    { name: 'doneAt', type: 'text', index: true },
    /** What the law makes us keep, as the letter lists it. */
    typedJson('kept', "import('#contracts/accounts.ts').StoredAfterDeletion[]"),
    /** The member of staff who was asked for it, and why, sealed; both null if the customer deleted the account. */
    { name: 'who', type: 'text' },
    { name: 'note', type: 'textarea' },
    /** To whom the letter goes, sealed; null once it is posted. */
    { name: 'recipient', type: 'textarea' },
    ...stepFields(),
  ],
}
