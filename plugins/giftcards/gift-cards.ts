import type { CollectionConfig } from 'payload'
import { ORDER_STAFF, readBy } from '#plugins/kit/admin/access.ts'
import { asDay, asEuros, asMoment, internalField } from '#plugins/kit/admin/admin-fields.ts'
import { typedText } from '#plugins/kit/storage/document-types.ts'
import { reservable } from '#plugins/kit/storage/reserve-fields.ts'
import { declares, readOnly } from '#plugins/kit/admin/declares.ts'

/** Gift cards. Number and PIN are not stored in plain text; only the last four digits are readable. */
export const giftCards: CollectionConfig = {
  slug: 'gift-cards',
  custom: declares({
    may: readOnly('order-handler'),
    ofCustomers: { because: 'belongs to its holder, and has no name' },
    sealed: ['pinHash', 'fingerprint'],
  }),
  labels: { singular: 'lahjakortti', plural: 'Lahjakortit' },
  admin: {
    group: 'Myynti',
    useAsTitle: 'lastDigits',
    defaultColumns: ['lastDigits', 'balance', 'worth', 'expiresOn'],
    description:
      'Kortista näkyvät vain numeron viimeiset merkit. Saldo muuttuu, kun kortilla maksetaan tai sille palautetaan.',
    components: { views: { edit: { root: { Component: '/views/story/redirects.tsx#GiftCardView' } } } },
  },
  access: readBy(...ORDER_STAFF),
  fields: [
    { name: 'lastDigits', label: 'Numeron loppu', type: 'text', required: true },
    {
      name: 'fingerprint',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: internalField,
      access: { read: () => false },
    },
    { name: 'pinHash', type: 'text', required: true, admin: internalField, access: { read: () => false } },
    ...reservable('balance', 'Saldo', asEuros),
    { name: 'worth', label: 'Arvo ostettaessa', type: 'number', required: true, admin: asEuros },
    // When the last wrong guess was made at a card of which many wrong PINs had been tried.
    {
      name: 'guessedAt',
      label: 'PIN-koodia arvattu',
      type: 'date',
      index: true,
      admin: { ...asMoment, readOnly: true },
    },
    { name: 'expiresOn', label: 'Viimeinen käyttöpäivä', type: 'text', required: true, index: true, admin: asDay },
    { name: 'blockedAt', label: 'Suljettu', type: 'date', admin: { ...asMoment, readOnly: true } },
    // What has been taken off an expired, withdrawn or lost card and is not recorded yet, when, and as what.
    { name: 'expiringAt', type: 'date', index: true, admin: internalField },
    { name: 'expiringAmount', type: 'number', admin: internalField },
    typedText('expiringAs', "'withdrawal' | 'transfer' | null", { required: false, admin: internalField }),
    // Whether it was issued with the money of a lost card.
    { name: 'isMoved', type: 'checkbox', defaultValue: false, admin: internalField },
    // Number of the order that bought it; null where staff have issued it.
    { name: 'order', label: 'Ostettu tilauksella', type: 'text', index: true, admin: { readOnly: true } },
    // Whether the money it was issued with is among its movements.
    { name: 'isRecorded', type: 'checkbox', defaultValue: false, index: true, admin: internalField },
  ],
}
