import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/access.ts'
import { staffRolesOf } from '#plugins/kit/caller.ts'
import { forgotPasswordEndpoint } from './endpoints/forgot-password.ts'
import { countGuess, takeGuessBack } from './guesses.ts'
import { keepsSomeAdmin, leavesSomeAdmin, leftSomeAdmin } from './last-admin.ts'
import { longPassword } from './long-password.ts'
import { BETWEEN_LINKS_MS } from './post-password-link.ts'

/** Counted by network (`guesses.ts`) instead: an account that shuts after some guesses is shut by any stranger who guesses. */
const NEVER_SHUT = 1_000_000_000

const isAdmin: FieldAccess = ({ req }) => staffRolesOf(req)?.includes('admin') ?? false

/** Everyone keeps their own name and password, admins everybody's. */
const oneself: Access = ({ req }) => {
  const roles = staffRolesOf(req)
  if (!roles || !req.user) return false
  return roles.includes('admin') || { id: { equals: req.user.id } }
}

/** Who works behind the admin. Customers have a house of their own and no key to this one. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'työntekijä', plural: 'Henkilökunta' },
  auth: {
    tokenExpiration: 28_800,
    maxLoginAttempts: NEVER_SHUT,
    useSessions: true,
    forgotPassword: { minRequestInterval: BETWEEN_LINKS_MS },
  },
  admin: {
    group: 'Asetukset',
    hidden: hiddenFromHandlers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles'],
    listSearchableFields: ['name', 'email'],
  },
  defaultSort: 'name',
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    read: anyStaff,
    create: staffIn('admin'),
    update: oneself,
    delete: staffIn('admin'),
    unlock: staffIn('admin'),
  },
  hooks: {
    beforeOperation: [longPassword, countGuess],
    afterLogin: [takeGuessBack],
    beforeChange: [keepsSomeAdmin],
    afterChange: [leftSomeAdmin],
    beforeDelete: [leavesSomeAdmin],
  },
  endpoints: [forgotPasswordEndpoint],
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    { name: 'email', type: 'email', required: true, unique: true, access: { update: isAdmin } },
    {
      name: 'roles',
      label: 'Roolit',
      type: 'select',
      hasMany: true,
      required: true,
      saveToJWT: true,
      defaultValue: ['order-handler'],
      access: { update: isAdmin },
      options: [
        { value: 'admin', label: 'Pääkäyttäjä' },
        { value: 'order-handler', label: 'Tilausten käsittelijä' },
      ],
      admin: { description: 'Pääkäyttäjä muuttaa myös hintoja, henkilökuntaa ja asetuksia.' },
    },
  ],
}
