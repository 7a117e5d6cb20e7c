import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { languageField, typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Members of Friends, by the address of a mailbox. A row that was only asked for is no membership yet. */
export const friendsMembers: CollectionConfig = {
  slug: 'friends-members',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'friends' },
    forgotten: {
      'friends asked': (before) => ({ and: [{ state: { equals: 'asked' } }, { askedAt: { less_than: before } }] }),
      'friends left': (before) => ({ and: [{ state: { equals: 'left' } }, { leftAt: { less_than: before } }] }),
    },
  }),
  fields: [
    /** In lower case. */
    { name: 'email', type: 'text', required: true, unique: true, index: true },
    /** Unguessable, since the mailed links name it. */
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    typedText('state', "import('#domain/friends/membership.ts').MemberState", { index: true }),
    /** ISO instants: of the last letter that asked to confirm, of the joining, of the leaving. */
    { name: 'askedAt', type: 'text', required: true, index: true },
    { name: 'joinedAt', type: 'text', index: true },
    { name: 'leftAt', type: 'text', index: true },
    typedText('place', "import('#contracts/friends.ts').JoiningPlace"),
    /** Day of the version of the terms that was accepted; empty where none was published. */
    { name: 'termsVersion', type: 'text' },
    /** Number of the customer whose proven address it is, if there is an account. */
    { name: 'customer', type: 'text', index: true },
    languageField(),
    ...stepFields(),
  ],
}
