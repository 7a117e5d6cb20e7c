import type { Block } from 'payload'
import { neverBegun } from '#plugins/kit/admin/admin-fields.ts'
import { heading } from '../fields/words.ts'

/** Links to other pages. */
export const pageListBlock: Block = {
  slug: 'page-list',
  interfaceName: 'PageListBlock',
  labels: { singular: 'sivuluettelo', plural: 'Sivuluettelot' },
  fields: [
    heading(),
    {
      name: 'pages',
      label: 'Sivut',
      type: 'relationship',
      relationTo: 'pages',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 24,
      admin: neverBegun,
    },
  ],
}
