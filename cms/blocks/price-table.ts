import type { Block } from 'payload'
import { heading } from '../fields/words.ts'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'

/** What services cost. */
export const priceTableBlock: Block = {
  slug: 'price-table',
  interfaceName: 'PriceTableBlock',
  labels: { singular: 'hinnasto', plural: 'Hinnastot' },
  fields: [
    heading(),
    {
      name: 'rows',
      label: 'Rivit',
      labels: { singular: 'rivi', plural: 'Rivit' },
      type: 'array',
      required: true,
      minRows: 1,
      maxRows: 40,
      fields: [
        { name: 'name', label: 'Mitä', type: 'text', required: true },
        { name: 'amount', label: 'Hinta', type: 'number', min: 0, admin: asEuros },
        { name: 'note', label: 'Lisätieto', type: 'text' },
      ],
    },
    { name: 'note', label: 'Huomautus', type: 'text' },
  ],
}
