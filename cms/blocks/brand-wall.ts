import type { Block } from 'payload'
import { heading } from '../fields/words.ts'

/** The brands of the shop. */
export const brandWallBlock: Block = {
  slug: 'brand-wall',
  interfaceName: 'BrandWallBlock',
  labels: { singular: 'merkkiseinä', plural: 'Merkkiseinät' },
  fields: [
    heading(),
    {
      name: 'brands',
      label: 'Merkit',
      type: 'relationship',
      relationTo: 'brands',
      hasMany: true,
      admin: { description: 'Tyhjänä kaikki merkit.' },
    },
  ],
}
