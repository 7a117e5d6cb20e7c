import type { CollectionConfig } from 'payload'
import { languageField, typed, typedJson, typedText } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Agreements with companies. Their papers are private files. Changed by endpoints and by their own steps only. */
export const companyAgreements: CollectionConfig = {
  slug: 'company-agreements',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'business' },
    forgotten: { 'company agreements': 'apart' },
  }),
  fields: [
    { name: 'number', type: 'number', required: true, unique: true, index: true },
    /** The business ID, and which of its agreements it is: the next is signed once the last has ended, so one lives at a time. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'businessId', type: 'text', required: true, index: true },
    /** Number of the customer who signed; empty once that account is deleted. */
    { name: 'customer', type: 'text', index: true },
    /** The address of the contact in small letters. */
    { name: 'contactEmail', type: 'text', required: true, index: true },
    {
      name: 'status',
      type: 'number',
      required: true,
      index: true,
      typescriptSchema: typed("import('#contracts/lifestyle.ts').ContractStatus"),
    },
    { name: 'signedOn', type: 'text', required: true, index: true },
    { name: 'activeOn', type: 'text' },
    { name: 'endsOn', type: 'text', index: true },
    typedText('ending', "import('#domain/business/agreement.ts').AgreementEnding | null", { required: false }),
    /** Whether name and ID came from the register of companies; otherwise they were typed. */
    { name: 'isRegistered', type: 'checkbox' },
    typedJson('terms', "import('#contracts/business.ts').AgreementTerms"),
    typedJson('signer', "import('#plugins/business/repository.ts').Signer"),
    /** ISO day of the version of the general terms that was accepted. */
    { name: 'agreed', type: 'text' },
    languageField(),
    /** Sealed, since it holds what staff wrote. */
    { name: 'events', type: 'textarea', required: true },
    { name: 'version', type: 'number', required: true },
    ...stepFields(),
  ],
}
