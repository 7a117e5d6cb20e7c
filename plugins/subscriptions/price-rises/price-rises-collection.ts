import type { CollectionConfig } from 'payload'
import { hiddenExceptFor, MARKETERS, readBy } from '#plugins/kit/admin/access.ts'
import { asDay, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { typedJson } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/** Planned rises of what is paid again and again. Each names what it was when it was planned. */
export const priceRises: CollectionConfig = {
  slug: 'price-rises',
  custom: declares({
    may: readOnly('marketer'),
    ofCustomers: { because: 'names articles and their prices, and no customer' },
  }),
  labels: { singular: 'hinnankorotus', plural: 'Hinnankorotukset' },
  admin: {
    group: 'Myynti',
    hidden: hiddenExceptFor(...MARKETERS),
    useAsTitle: 'ref',
    listSearchableFields: ['note', 'by'],
    defaultColumns: ['startsOn', 'state', 'by'],
    description:
      'Kestotilausten ja Lifestyle-sopimusten hinnankorotukset. Uusi suunnitellaan sivuilla Kestotilaukset ja Lifestyle.',
  },
  defaultSort: '-startsOn',
  access: readBy(...MARKETERS),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'startsOn', label: 'Alkaa', type: 'text', required: true, admin: asDay },
    {
      name: 'state',
      label: 'Tila',
      type: 'select',
      required: true,
      index: true,
      options: [
        { value: 'planned', label: 'Suunniteltu' },
        { value: 'stopped', label: 'Pysäytetty' },
        { value: 'done', label: 'Voimassa' },
      ],
    },
    typedJson('articles', "import('#domain/subscriptions/price-rise.ts').RaisedArticle[]", { admin: internalField }),
    typedJson('plan', "import('#domain/subscriptions/price-rise.ts').RaisedPlan | null", {
      required: false,
      admin: internalField,
    }),
    { name: 'note', label: 'Miksi', type: 'text', required: true },
    { name: 'by', label: 'Kuka', type: 'text', required: true },
    ...stepFields(),
  ],
}
