import type { CollectionConfig } from 'payload'
import { staffIn } from '#plugins/kit/access.ts'
import { reservable } from '#plugins/kit/reserve.ts'

/** Codes that take something off the goods. A code that may be used so many times counts down its uses. */
export const discountCodes: CollectionConfig = {
  slug: 'discount-codes',
  labels: { singular: 'Alennuskoodi', plural: 'Alennuskoodit' },
  admin: {
    group: 'Myynti',
    useAsTitle: 'code',
    defaultColumns: ['code', 'kind', 'value', 'startsOn', 'endsOn', 'usesLeft'],
    description: 'Alennuskoodi vähennetään tuotteista ja linssityöstä, ei toimituksesta.',
  },
  access: {
    read: staffIn('admin', 'order-handler'),
    create: staffIn('admin'),
    update: staffIn('admin'),
    delete: staffIn('admin'),
  },
  fields: [
    { name: 'code', label: 'Koodi', type: 'text', required: true, unique: true, index: true },
    {
      name: 'kind',
      label: 'Alennuksen laji',
      type: 'select',
      required: true,
      options: [
        { value: 'percent', label: 'Prosenttia' },
        { value: 'amount', label: 'Senttiä' },
      ],
    },
    { name: 'value', label: 'Määrä', type: 'number', required: true, min: 1, admin: { description: 'Prosentteina tai sentteinä' } },
    { name: 'minimum', label: 'Ostoksia vähintään', type: 'number', required: true, defaultValue: 0, admin: { description: 'Sentteinä' } },
    { name: 'startsOn', label: 'Voimassa alkaen', type: 'text', required: true, admin: { description: 'Päivä muodossa 2026-11-21' } },
    { name: 'endsOn', label: 'Viimeinen päivä', type: 'text', required: true, admin: { description: 'Päivä muodossa 2026-12-31' } },
    { name: 'isLimited', label: 'Käyttökerrat on rajattu', type: 'checkbox', defaultValue: false },
    ...reservable('usesLeft', 'Käyttökertoja jäljellä'),
    { name: 'description', label: 'Kuvaus', type: 'text' },
  ],
}
