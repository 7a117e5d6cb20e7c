import type { CollectionConfig } from 'payload'
import { noAccess, staffIn } from '#plugins/kit/admin/access.ts'
import { MOMENT_CELL } from '#plugins/kit/admin/desk.ts'

/** Who has opened which prescription, when and why. Written by the shop only, and changed by nobody. */
export const prescriptionReads: CollectionConfig = {
  slug: 'prescription-reads',
  labels: { singular: 'reseptin katselu', plural: 'Reseptien katselut' },
  access: { read: staffIn('admin'), create: noAccess, update: noAccess, delete: noAccess },
  admin: { group: 'Ylläpito', defaultColumns: ['at', 'who', 'why', 'prescription', 'customer'] },
  fields: [
    {
      name: 'at',
      label: 'Milloin',
      type: 'text',
      required: true,
      index: true,
      admin: { components: { Cell: MOMENT_CELL } },
    },
    { name: 'who', label: 'Kuka', type: 'text', required: true },
    {
      name: 'why',
      label: 'Miksi',
      type: 'text',
      required: true,
      admin: { components: { Cell: '/views/cells/ReadReasonCell.tsx#ReadReasonCell' } },
    },
    /** Its ref, the number of its order, or `exam` and the number of its visit. */
    { name: 'prescription', label: 'Resepti', type: 'text', required: true, index: true },
    {
      name: 'customer',
      label: 'Asiakas',
      type: 'text',
      index: true,
      admin: { components: { Cell: '/views/cells/CustomerCell.tsx#CustomerCell' } },
    },
  ],
}
