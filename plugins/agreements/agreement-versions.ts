import type { CollectionConfig } from 'payload'
import { anyStaff, EDITORS, hiddenExceptFor, noAccess } from '#plugins/kit/admin/access.ts'
import { asDay, asMoment, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/**
 * Every published version of terms, privacy policy and agreements, as it was read. Written when its page is published;
 * from the day it is in force nobody changes or deletes it.
 */
export const agreementVersions: CollectionConfig = {
  slug: 'agreement-versions',
  custom: declares({
    may: readOnly('staff'),
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'ehtojen versio', plural: 'Ehtojen versiot' },
  admin: {
    group: 'Sisältö',
    hidden: hiddenExceptFor(...EDITORS),
    useAsTitle: 'title',
    defaultColumns: ['title', 'effectiveOn', 'publishedAt'],
    description: 'Jokainen julkaistu versio säilyy. Uusi syntyy, kun julkaiset ehdot uudella voimaantulopäivällä.',
  },
  defaultSort: '-effectiveOn',
  access: { read: anyStaff, create: noAccess, update: noAccess, delete: noAccess },
  fields: [
    // Page and day, so that two processes write one version.
    { name: 'key', type: 'text', required: true, unique: true, admin: internalField },
    { name: 'page', type: 'text', required: true, index: true, admin: internalField },
    { name: 'title', label: 'Ehdot', type: 'text', required: true },
    { name: 'effectiveOn', label: 'Voimassa alkaen', type: 'text', required: true, admin: asDay },
    { name: 'publishedAt', label: 'Julkaistu', type: 'text', required: true, admin: asMoment },
    typedJson('blocks', "import('#contracts/blocks.ts').Block[]", { admin: internalField }),
  ],
}
