import type { GlobalConfig, PayloadRequest } from 'payload'
import type { Cents } from '#contracts/money.ts'
import { anyStaff, hiddenFromHandlers, staffIn } from '#plugins/kit/admin/access.ts'
import { asEuros } from '#plugins/kit/admin/desk.ts'

/** Until an admin has set another: a delivery and a bottle of solution. */
const LIMIT: Cents = 5000
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
      defaultValue: LIMIT,
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

/** The most that customer service gives back from one order in all, in cents. */
export async function serviceRefundLimit({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Cents> {
  const { serviceRefundLimit: limit } = await payload.db.findGlobal<{ serviceRefundLimit?: number }>({
    slug: 'order-rules',
  })
  return limit ?? LIMIT
}
