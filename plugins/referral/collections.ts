import type { CollectionConfig, Field } from 'payload'
import { anyStaff, hiddenExceptFor, staffIn } from '#plugins/kit/admin/access.ts'
import { asDay } from '#plugins/kit/admin/admin-fields.ts'
import { readable } from '#plugins/kit/admin/readable.ts'
import { typed, typedJson } from '#plugins/kit/storage/document-types.ts'
import { stepFields } from '#plugins/kit/work/step-fields.ts'
import * as z from 'zod/mini'
import { declares } from '#plugins/kit/admin/declares.ts'
import { hiddenCollection } from '#plugins/kit/admin/hidden-collection.ts'

const bills = (name: string): Field => ({
  name,
  type: 'json',
  required: true,
  typescriptSchema: typed("readonly import('#domain/referral/referral.ts').FreeBill[]"),
})

/** What is promised to who shares a code and to who comes by it. A code keeps what was promised when it was made. */
export const referralPromises: CollectionConfig = {
  slug: 'referral-promises',
  custom: declares({
    may: { read: 'staff', create: 'admin', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
  }),
  labels: { singular: 'suositteluetu', plural: 'Suositteluedut' },
  admin: {
    group: 'Myynti',
    hidden: hiddenExceptFor('admin'),
    useAsTitle: 'from',
    defaultColumns: ['from', 'friendMonths', 'sharerMonths'],
    description:
      'Muutos koskee koodeja, jotka luodaan alkupäivästä alkaen. Jo jaettujen koodien etu ei muutu. Ilman rivejä ystävä saa 3 ilmaista kuukautta ja suosittelija yhden.',
  },
  disableDuplicate: true,
  defaultSort: '-from',
  access: { read: anyStaff, create: staffIn('admin'), update: staffIn('admin'), delete: staffIn('admin') },
  fields: [
    {
      name: 'from',
      label: 'Alkaa',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: asDay,
      validate: readable(z.iso.date(), 'Valitse päivä.'),
    },
    {
      name: 'friendMonths',
      label: 'Ystävän ilmaiset kuukaudet',
      type: 'number',
      required: true,
      defaultValue: 3,
      min: 1,
      max: 12,
    },
    {
      name: 'sharerMonths',
      label: 'Suosittelijan ilmaiset kuukaudet ystävää kohden',
      type: 'number',
      required: true,
      defaultValue: 1,
      min: 0,
      max: 12,
    },
  ],
}

/** The code of each customer who shares one, with what it promises. */
export const referralCodes: CollectionConfig = {
  slug: 'referral-codes',
  ...hiddenCollection({ ofCustomers: { storedBy: 'referral' } }),
  fields: [
    /** The number of the customer for whom it was made, so that there is one; whose it is now says the next field. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'customer', type: 'text', required: true, index: true },
    { name: 'code', type: 'text', required: true, unique: true, index: true },
    { name: 'friendMonths', type: 'number', required: true },
    { name: 'sharerMonths', type: 'number', required: true },
    { name: 'madeOn', type: 'text', required: true },
  ],
}

/** Friends who came by a code, one document each. Numbers of customers are empty where an account is gone. */
export const referrals: CollectionConfig = {
  slug: 'referrals',
  ...hiddenCollection({
    ofCustomers: { storedBy: 'referral' },
    forgotten: { referrals: (before) => ({ takenAt: { less_than: before } }) },
  }),
  fields: [
    { name: 'ref', type: 'text', required: true, unique: true, index: true },
    /** The number of the friend who took it, so that each friend takes one; empty of one whose account is gone. */
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'friend', type: 'text', index: true },
    { name: 'sharer', type: 'text', index: true },
    { name: 'code', type: 'text', required: true },
    { name: 'friendMonths', type: 'number', required: true },
    { name: 'sharerMonths', type: 'number', required: true },
    { name: 'takenAt', type: 'text', required: true, index: true },
    bills('friendBills'),
    bills('sharerBills'),
    typedJson('paid', "import('#domain/referral/referral.ts').Referral['paid']", { required: false }),
    { name: 'countedOn', type: 'text' },
    { name: 'version', type: 'number', required: true },
    ...stepFields(),
  ],
}
