import type { CollectionConfig, Field } from 'payload'
import { staffIn } from '#plugins/kit/access.ts'
import { asDay, asEuros } from '#plugins/kit/desk.ts'
import { reservable } from '#plugins/kit/reserve.ts'

const usesShown = {
  condition: ({ isLimited }: { isLimited?: boolean }) => Boolean(isLimited),
  description: 'Annetaan koodia luotaessa. Kauppa laskee käytöt; lisää kertoja saa uudella koodilla.',
}

/** A form saved late would give back uses that were taken meanwhile, so the number is written once. */
function givenOnce(field: Field): Field {
  return 'name' in field && field.name === 'usesLeft' ? ({ ...field, access: { update: () => false } } as Field) : field
}

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
        { value: 'percent', label: 'Prosentteja' },
        { value: 'amount', label: 'Euroja' },
      ],
    },
    {
      name: 'value',
      label: 'Määrä',
      type: 'number',
      required: true,
      min: 1,
      admin: {
        components: {
          Field: '/views/fields/DiscountValueField.tsx#DiscountValueField',
          Cell: '/views/cells/DiscountValueCell.tsx#DiscountValueCell',
        },
      },
    },
    {
      name: 'minimum',
      label: 'Ostoksia vähintään',
      type: 'number',
      required: true,
      defaultValue: 0,
      admin: { ...asEuros, description: 'Koodi toimii vasta tästä summasta alkaen. Nolla, jos rajaa ei ole.' },
    },
    {
      name: 'startsOn',
      label: 'Voimassa alkaen',
      type: 'text',
      required: true,
      admin: asDay,
    },
    {
      name: 'endsOn',
      label: 'Viimeinen päivä',
      type: 'text',
      required: true,
      admin: { ...asDay, description: 'Koodi toimii vielä tämän päivän.' },
    },
    { name: 'isLimited', label: 'Käyttökerrat on rajattu', type: 'checkbox', defaultValue: false },
    ...reservable('usesLeft', 'Käyttökertoja jäljellä', usesShown).map(givenOnce),
    {
      name: 'description',
      label: 'Mihin koodi on tehty',
      type: 'text',
      admin: { description: 'Näkyy vain henkilökunnalle.' },
    },
  ],
}
