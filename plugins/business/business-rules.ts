import type { GlobalConfig } from 'payload'
import { REQUISITION_MONTHS } from '#domain/business/requisition.ts'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/admin/access.ts'

const MOST_MONTHS = 24

/** What the shop lets companies do. */
export const businessRules: GlobalConfig = {
  slug: 'business-rules',
  label: 'Yrityssopimukset',
  admin: { group: 'Asetukset', hidden: hiddenFromHandlers },
  access: { read: anyStaff, update: staffIn('admin') },
  fields: [
    {
      name: 'requisitionMonths',
      label: 'Maksusitoumus on voimassa kuukausia',
      type: 'number',
      required: true,
      defaultValue: REQUISITION_MONTHS,
      validate: (months: unknown) =>
        (Number.isInteger(months) && Number(months) >= 1 && Number(months) <= MOST_MONTHS) ||
        'Kirjoita kokonaisluku väliltä 1–24.',
      admin: { description: 'Koskee uusia maksusitoumuksia. Aiemmin tehdyt pitävät päivänsä.' },
    },
  ],
}
