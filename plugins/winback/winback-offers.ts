import type { CollectionConfig } from 'payload'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

/** Offers to take a terminated contract up again: one for each contract. */
export const winbackOffers: CollectionConfig = {
  slug: 'winback-offers',
  ...hiddenCollection({
    ofCustomers: { because: 'name contracts, and are deleted after a year' },
    forgotten: { 'winback offers': (before) => ({ mailedAt: { less_than: before } }) },
  }),
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
