import type { CollectionConfig } from 'payload'
import { anyStaff, staffIn } from '#plugins/kit/access.ts'

/** Who works behind the admin. Customers have a house of their own and no key to this one. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'Työntekijä', plural: 'Henkilökunta' },
  auth: { tokenExpiration: 28_800, maxLoginAttempts: 5, lockTime: 600_000, useSessions: true },
  admin: { group: 'Asetukset', useAsTitle: 'name', defaultColumns: ['name', 'email', 'roles'] },
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    read: anyStaff,
    create: staffIn('admin'),
    update: staffIn('admin'),
    delete: staffIn('admin'),
    unlock: staffIn('admin'),
  },
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    {
      name: 'roles',
      label: 'Roolit',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      defaultValue: ['order-handler'],
      options: [
        { value: 'admin', label: 'Pääkäyttäjä' },
        { value: 'order-handler', label: 'Tilausten käsittelijä' },
      ],
      admin: { description: 'Pääkäyttäjä muuttaa myös hintoja, henkilökuntaa ja asetuksia.' },
    },
  ],
}
