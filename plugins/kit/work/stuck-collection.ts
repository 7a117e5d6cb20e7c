import type { CollectionConfig } from 'payload'
import { CUSTOMER_STAFF, readBy } from '../admin/access.ts'
import { declares, readOnly } from '../admin/declares.ts'
import { asMoment, internalField } from '../admin/admin-fields.ts'

const TRY_AGAIN = '/views/fields/TryAgainField.tsx#TryAgainField'

/** Steps that have failed for half a day, or that were given up: what staff look after. */
export const stuckSteps: CollectionConfig = {
  slug: 'stuck-steps',
  custom: declares({
    may: readOnly('customer-staff'),
    ofCustomers: { because: 'names documents and no person' },
  }),
  labels: { singular: 'odottava työ', plural: 'Odottaa apua' },
  access: readBy(...CUSTOMER_STAFF),
  admin: {
    group: 'Myynti',
    useAsTitle: 'what',
    defaultColumns: ['what', 'document', 'reason', 'attempts', 'createdAt'],
    description:
      'Kauppa ei ole saanut näitä tehtyä. Useimpia se yrittää yhä itse muutaman tunnin välein. Korjaa syy, avaa rivi ja yritä uudelleen. Viestin, joka ei voi mennä perille, voit myös jättää lähettämättä. Rivi poistuu, kun työ on tehty.',
  },
  fields: [
    // Collection, id, step and argument.
    { name: 'key', type: 'text', required: true, unique: true, index: true, admin: internalField },
    { name: 'what', label: 'Mitä on tekemättä', type: 'text', required: true },
    { name: 'document', label: 'Mistä', type: 'text', required: true },
    { name: 'reason', label: 'Miksi', type: 'text', required: true },
    { name: 'attempts', label: 'Yrityksiä', type: 'number', required: true },
    { name: 'triedAt', label: 'Viimeksi yritetty', type: 'date', admin: asMoment },
    { name: 'again', type: 'ui', admin: { components: { Field: TRY_AGAIN }, disableListColumn: true } },
    { name: 'collection', type: 'text', required: true, admin: internalField },
    { name: 'documentId', type: 'text', required: true, admin: internalField },
    { name: 'step', label: 'Työn tunnus', type: 'text', required: true, admin: internalField },
    { name: 'of', type: 'text', admin: internalField },
  ],
}
