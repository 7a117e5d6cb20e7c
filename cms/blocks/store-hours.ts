import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** Opening hours of one store. */
export const storeHoursBlock: Block = {
  slug: 'store-hours',
  interfaceName: 'StoreHoursBlock',
  labels: { singular: 'myymälän aukioloajat', plural: 'Myymälän aukioloajat' },
  fields: [heading(), { name: 'store', label: 'Myymälä', type: 'relationship', relationTo: 'stores', required: true }],
}
