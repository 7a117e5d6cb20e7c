import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/admin/access.ts'
import { staffRolesOf, type StaffRole } from '#plugins/kit/requests/caller.ts'
import { forgotPasswordEndpoint } from './endpoints/forgot-password.ts'
import { countLoginGuess, forgiveLoginGuess } from './guesses.ts'
import { refuseDemotingLastAdmin, refuseDeletingLastAdmin, restoreLastAdmin } from './last-admin.ts'
import { requireLongPassword } from './long-password.ts'
import { MIN_LINK_INTERVAL_MS } from './send-password-link.ts'

/** Payload's account lock is off, since any attacker could lock any account. `guesses.ts` limits by network instead. */
const NO_ACCOUNT_LOCK = 1_000_000_000

const isAdmin: FieldAccess = ({ req }) => staffRolesOf(req)?.includes('admin') ?? false

/** Staff may change their own account, admins every account. */
const ownAccount: Access = ({ req }) => {
  const roles = staffRolesOf(req)
  if (!roles || !req.user) return false
  return roles.includes('admin') || { id: { equals: req.user.id } }
}

/** Staff accounts of the admin. Customers cannot sign in here. */
export const staff: CollectionConfig = {
  slug: 'staff',
  labels: { singular: 'työntekijä', plural: 'Henkilökunta' },
  auth: {
    tokenExpiration: 28_800,
    maxLoginAttempts: NO_ACCOUNT_LOCK,
    useSessions: true,
    forgotPassword: { minRequestInterval: MIN_LINK_INTERVAL_MS },
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
    update: ownAccount,
    delete: staffIn('admin'),
    unlock: staffIn('admin'),
  },
  hooks: {
    beforeOperation: [requireLongPassword, countLoginGuess],
    afterLogin: [forgiveLoginGuess],
    beforeChange: [refuseDemotingLastAdmin],
    afterChange: [restoreLastAdmin],
    beforeDelete: [refuseDeletingLastAdmin],
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
        { value: 'optician', label: 'Optikko' },
        { value: 'customer-service', label: 'Asiakaspalvelija' },
        { value: 'editor', label: 'Toimittaja' },
        { value: 'marketer', label: 'Markkinoija' },
        { value: 'store-staff', label: 'Myymälän henkilökunta' },
      ] satisfies { value: StaffRole; label: string }[],
      admin: {
        description:
          'Pääkäyttäjä muuttaa myös hintoja, henkilökuntaa ja asetuksia. Tilausten käsittelijä hoitaa tilaukset, laskut ja rahan. Optikko avaa ja kirjaa reseptit. Asiakaspalvelija hoitaa asiakkaiden tiedot ja viestit, eikä näe reseptien arvoja. Toimittaja kirjoittaa sivut ja ehdot. Markkinoija hoitaa uudelleenohjaukset, tuoteryhmät ja hakukoneiden tekstit. Myymälän henkilökunta muuttaa oman myymälänsä tietoja.',
      },
    },
    {
      name: 'store',
      label: 'Oma myymälä',
      type: 'relationship',
      relationTo: 'stores',
      access: { update: isAdmin },
      admin: {
        condition: ({ roles }: { roles?: StaffRole[] }) =>
          roles?.some((role) => ['store-staff', 'optician'].includes(role)) ?? false,
        description:
          'Myymälä, jonka tietoja ja ajanvarausta työntekijä hoitaa. Optikko, jolla ei ole omaa myymälää, näkee kaikkien varaukset.',
      },
    },
  ],
}
