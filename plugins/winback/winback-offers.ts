import type { CollectionConfig } from 'payload'
import { shopOnly } from '#plugins/kit/admin/access.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { declares, NO_ACCESS } from '#plugins/kit/admin/declares.ts'

/** Offers to take a terminated contract up again: one for each contract. */
export const winbackOffers: CollectionConfig = {
  slug: 'winback-offers',
  custom: declares({
    may: NO_ACCESS,
    ofCustomers: { because: 'name contracts, and are deleted after a year' },
    forgotten: { 'winback offers': (before) => ({ mailedAt: { less_than: before } }) },
  }),
  access: shopOnly,
  admin: { hidden: true },
  fields: [
    { name: 'contract', type: 'number', required: true, unique: true, index: true },
    /** ISO day of the contract's last day, and ISO instant of the mail. */
    { name: 'endedOn', type: 'text', required: true },
    { name: 'mailedAt', type: 'text', required: true, index: true },
    /** ISO instant at which its page was first opened. */
    { name: 'openedAt', type: 'text' },
    ...stepFields(),
  ],
}
