import type { CollectionConfig } from 'payload'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Prescriptions that customers keep with us. Values are sealed, and read by endpoints that log each reading. */
export const storedPrescriptions: CollectionConfig = {
  slug: 'kept-prescriptions',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'prescriptions' },
    forgotten: { 'kept prescriptions': 'apart' },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** Number of the customer; `booking K7QM2X9D` where the person of that visit has no account yet. */
    { name: 'customer', type: 'text', required: true, index: true },
    /** What it was made of, such as `order S12345674 <line>`. Unique, so that it is stored once. */
    { name: 'sourceKey', type: 'text', required: true, unique: true, index: true },
    typedText('source', "import('#contracts/kept-prescriptions.ts').StoredSource"),
    typedText('kind', "import('#contracts/kept-prescriptions.ts').StoredSummary['kind']"),
    { name: 'addedAt', type: 'text', required: true, index: true },
    /** Of contact lenses: the article. It names no values. */
    { name: 'articleId', type: 'number' },
    { name: 'name', type: 'text' },
    { name: 'examinedOn', type: 'text' },
    /** What several were made of, such as `exam K7QM2X9D`. */
    { name: 'sourceRef', type: 'text', index: true },
    /** Name of the optometrist who has written it. */
    { name: 'signedBy', type: 'text' },
    /** Sealed, as `KeptValues`. */
    { name: 'values', type: 'textarea', required: true },
    /** The name of its sealed file. */
    { name: 'file', type: 'text' },
    typedText('fileType', "import('#contracts/kept-prescriptions.ts').FileType | null", { required: false }),
  ],
}
