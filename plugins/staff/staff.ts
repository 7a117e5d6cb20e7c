import type { Access, CollectionConfig, FieldAccess } from 'payload'
import { anyStaff, hiddenFromHandlers, noAccess, setByShop, staffIn } from '#plugins/kit/admin/access.ts'
import { staffRolesOf, type StaffRole } from '#plugins/kit/requests/caller.ts'
import { internalField } from '#plugins/kit/admin/admin-fields.ts'
import { forgotPasswordEndpoint, signInEndpoint } from './endpoints.ts'
import { countLoginGuess, forgiveLoginGuess } from './guesses.ts'
import { refuseDemotingLastAdmin, refuseDeletingLastAdmin, restoreLastAdmin } from './last-admin.ts'
import { requireLongPassword } from './long-password.ts'
import { erasePasskeys, noteReset, requireSecondStep, sessionsBySecondStep } from './second-step.ts'
import { MIN_LINK_INTERVAL_MS } from './send-password-link.ts'
import { declares } from '#plugins/kit/admin/declares.ts'

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
  custom: declares({
    may: { read: 'staff', create: 'nobody', update: 'admin', delete: 'admin' },
    ofCustomers: 'nothing',
    sealed: ['hash', 'salt', 'resetPasswordToken', 'secondStep'],
  }),
  labels: { singular: 'työntekijä', plural: 'Henkilökunta' },
  auth: {
    tokenExpiration: 28_800,
    maxLoginAttempts: NO_ACCOUNT_LOCK,
    useSessions: true,
    strategies: [sessionsBySecondStep],
    forgotPassword: { minRequestInterval: MIN_LINK_INTERVAL_MS },
  },
  admin: {
    group: 'Asetukset',
    hidden: hiddenFromHandlers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'roles', 'secondStepOn'],
    components: { beforeListTable: ['/views/staff/InviteStaff.tsx#InviteStaff'] },
    listSearchableFields: ['name', 'email'],
  },
  defaultSort: 'name',
  access: {
    admin: ({ req }) => req.user?.collection === 'staff',
    read: anyStaff,
    // Invited by an admin, by `inviteStaff` alone: no one chooses a colleague's password.
    create: noAccess,
    update: ownAccount,
    delete: staffIn('admin'),
    unlock: staffIn('admin'),
  },
  hooks: {
    beforeOperation: [requireLongPassword, countLoginGuess, noteReset],
    beforeLogin: [requireSecondStep],
    afterLogin: [forgiveLoginGuess],
    beforeChange: [refuseDemotingLastAdmin],
    afterChange: [restoreLastAdmin],
    beforeDelete: [refuseDeletingLastAdmin],
    afterDelete: [erasePasskeys],
  },
  endpoints: [forgotPasswordEndpoint, signInEndpoint],
  fields: [
    { name: 'name', label: 'Nimi', type: 'text', required: true },
    { name: 'email', label: 'Sähköposti', type: 'email', required: true, unique: true, access: { update: isAdmin } },
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
    /** When the open invitation was mailed; empty once it was accepted. */
    { name: 'invitedAt', type: 'text', access: setByShop, admin: internalField },
    {
      name: 'secondStepOn',
      label: 'Kertakäyttökoodi',
      type: 'checkbox',
      defaultValue: false,
      access: setByShop,
      // The member's page shows it beside how the member signs in.
      admin: { hidden: true, readOnly: true, disableListFilter: true },
    },
    /** The sealed secret of the member's one-time codes, and the step of the last code that was taken. */
    { name: 'secondStep', type: 'text', hidden: true, access: { ...setByShop, read: () => false } },
    { name: 'secondStepTaken', type: 'number', hidden: true, access: { ...setByShop, read: () => false } },
    {
      name: 'signIn',
      type: 'ui',
      admin: { position: 'sidebar', components: { Field: '/views/staff/StaffSignIn.tsx#StaffSignIn' } },
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
