import type { GlobalConfig } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/admin/access.ts'
import { asEuros } from '#plugins/kit/admin/admin-fields.ts'

/** What customer service gives back from one order at most, in cents, until an admin has set another: a delivery and a bottle of solution. */
export const SERVICE_REFUND_LIMIT: Cents = 5000
const MOST: Cents = 100_000

/** What the shop lets its staff do with orders. */
export const orderRules: GlobalConfig = {
  slug: 'order-rules',
  label: 'Tilausten käsittely',
  admin: { group: 'Asetukset', hidden: hiddenFromHandlers },
  access: { read: anyStaff, update: staffIn('admin') },
  fields: [
    {
      name: 'serviceRefundLimit',
      label: 'Asiakaspalvelu palauttaa rahaa enintään',
      type: 'number',
      required: true,
      defaultValue: SERVICE_REFUND_LIMIT,
      validate: (cents: unknown) =>
        (Number.isInteger(cents) && Number(cents) >= 0 && Number(cents) <= MOST) || 'Kirjoita summa väliltä 0–1000 €.',
      admin: {
        ...asEuros,
        description:
          'Yhdestä tilauksesta yhteensä. Suuremman summan palauttaa tilausten käsittelijä. Kun summa on 0, asiakaspalvelu ei palauta rahaa.',
      },
    },
  ],
}
